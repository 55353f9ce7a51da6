import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { allQuestions } from './questions.ts'

interface QuestionLinksProps {
  context: PageContext
  /** Ids of `questions.ts`, in the order of the FAQ page. */
  ids: readonly string[]
}

/** Questions where they arise; each leads to its answer on the FAQ page. */
export function QuestionLinks({ context, ids }: QuestionLinksProps) {
  return (
    <ul role="list" className="links">
      {allQuestions(context)
        .filter(({ id }) => ids.includes(id))
        .map(({ id, question }) => (
          <li key={id}>
            <a href={`${localizedPath(context.locale, '/faq')}#${id}`}>{question}</a>
          </li>
        ))}
    </ul>
  )
}
