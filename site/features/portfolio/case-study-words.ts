import type { ListedCaseStudy } from '#content/catalogue/case-studies.ts'
import type { Messages } from '#content/messages/messages.ts'

/** What a case study says in the page's language. */
interface CaseStudyWords {
  industry: string
  issues: string[]
  improvements: string[]
  quote: string
  author: string
}

/** The words of a case study. */
export function caseStudyWords(id: ListedCaseStudy['id'], words: Messages['portfolio']): CaseStudyWords {
  return {
    industry: words[`${id}Industry`],
    issues: [words[`${id}IssueOne`], words[`${id}IssueTwo`], words[`${id}IssueThree`]],
    improvements: [
      words[`${id}ImprovementOne`],
      words[`${id}ImprovementTwo`],
      words[`${id}ImprovementThree`],
    ],
    quote: words[`${id}Quote`],
    author: words[`${id}Author`],
  }
}
