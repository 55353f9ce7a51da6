import type { ArticleSummary } from './articles.ts'

/** A question and its answer, both as the page shows them. */
export interface AnsweredQuestion {
  question: string
  answer: string
}

/**
 * What a page is about, for those who read it without seeing it: search engines, sharers, models. A page
 * that says nothing is just a page.
 */
export type PageTopic =
  | { kind: 'page' }
  | { kind: 'language-choice' }
  | { kind: 'home' }
  | { kind: 'about' }
  | { kind: 'questions'; questions: readonly AnsweredQuestion[] }
  | { kind: 'article-list'; articles: readonly ArticleSummary[] }
  | { kind: 'article'; article: ArticleSummary }
