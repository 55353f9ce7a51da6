import { packages } from '#content/catalogue/packages.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { sayLabelled } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { MESSAGE_FIELD_ID } from '../../browser/parts/free-analysis.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './FaqPage.module.css'
import { moreText, objections, questions, type Question } from './questions.ts'

/**
 * Six questions that fold, then those of people who doubt. The id is inside the answer: browsers open what hides the target of a link, so a
 * linked answer is open without script.
 */
export function FaqPage({ context }: { context: PageContext }) {
  const { faq: words, pricing } = context.messages
  const price = <Price name={packages[0].id} context={context} />
  const hosting = (
    <>
      <Price name="hosting" context={context} />
      {pricing.perMonth}
    </>
  )
  const show = ({ id, question, answer }: Question) => (
    <details key={id} className={styles.question} open={id === 'price'}>
      <summary>
        <h2>{question}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div id={id} className={styles.answer}>
        <p className="measure">
          <FilledText text={answer} values={{ price, hosting }} />
        </p>
        <a href={`#${id}`} className={`tap ${styles.link}`}>
          <Icon name="link" />
          <span className="visually-hidden">{sayLabelled(words.linkLabel, question, context.tag)}</span>
        </a>
      </div>
    </details>
  )
  return (
    <section className="page">
      <div className={`page-width ${styles.grid}`}>
        <div className={`stack ${styles.head}`}>
          <h1>{words.pageHeading}</h1>
          <p className="lead">{words.pageLead}</p>
        </div>
        <div className={`sheet ${styles.sheet}`}>
          {questions(context).map(show)}
          <h2 className={styles.group}>{words.doubtsHeading}</h2>
          {objections(context).map(show)}
        </div>
        <aside className={`stack-tight start ${styles.more}`}>
          <h2 className="as-h3">{words.moreHeading}</h2>
          <p>{moreText(context)}</p>
          <ButtonLink
            href={`${localizedPath(context.locale, '/')}#${MESSAGE_FIELD_ID}`}
            look="primary"
            data-free-analysis="faq"
          >
            {words.moreButton}
          </ButtonLink>
        </aside>
      </div>
    </section>
  )
}
