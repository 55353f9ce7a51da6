import { agency } from '#content/catalogue/agency.ts'

import type { PageContext } from '../../page/page-context.ts'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './RobotPage.module.css'

/** For the owner of a site that was visited: who came, what it does, how to be left alone. */
export function RobotPage({ context }: { context: PageContext }) {
  const words = context.messages.websiteAnalysis
  const mail = <a href={`mailto:${agency.salesMailbox}`}>{agency.salesMailbox}</a>
  const parts = [
    { heading: words.robotDoesHeading, text: words.robotDoesText },
    { heading: words.robotOftenHeading, text: words.robotOftenText },
    { heading: words.robotNameHeading, text: words.robotNameText },
    { heading: words.robotStopHeading, text: words.robotStopText },
  ]
  return (
    <div className="page page-width">
      <article className={`sheet ${styles.sheet}`}>
        <div className={`stack ${styles.head}`}>
          <h1>{words.robotHeading}</h1>
          <p className="lead">{words.robotLead}</p>
        </div>
        {parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="as-h3">{heading}</h2>
            <p className="measure">
              <FilledText
                text={text}
                values={{ agent: <code>{`${agency.name}Analysis`}</code>, email: mail }}
              />
            </p>
          </section>
        ))}
      </article>
    </div>
  )
}
