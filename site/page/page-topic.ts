import type { ArticleSummary } from './articles.ts'

export interface AnsweredQuestion {
  question: string
  answer: string
}

/** What a page is about, for search engines, sharing and language models; by default just a page. */
export type PageTopic =
  | { kind: 'page' }
  | { kind: 'language-choice' }
  | { kind: 'home' }
  | { kind: 'about' }
  | { kind: 'questions'; questions: readonly AnsweredQuestion[] }
  | { kind: 'article-list'; articles: readonly ArticleSummary[] }
  | { kind: 'article'; article: ArticleSummary }
