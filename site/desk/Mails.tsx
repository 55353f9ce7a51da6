import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'

import type { DeskMail } from '#domain/desk/desk.ts'

import { readText } from '../browser/forms/read-text.ts'
import { buttonClass } from '../ui/button/button-class.ts'
import { mailsQuery } from './desk-api.ts'
import styles from './desk.module.css'
import { useAct, useDesk } from './use-desk.ts'
import { View } from './View.tsx'

/** Mails that need a person: ours that did not arrive, and those that came and wait. */
export function Mails() {
  const { words } = useDesk()
  const query = useQuery(mailsQuery)
  const mails = query.data ?? []
  return (
    <View title={words.mails} query={query} isEmpty={mails.length === 0} empty={words.emptyMails}>
      <ul role="list" className={styles.cards}>
        {mails.map((mail) => (
          <li key={mail.id} className="sheet stack-tight">
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
    </View>
  )
}

function Mail({ mail }: { mail: DeskMail }) {
  const { words, day } = useDesk()
  const { id, way, at, address, subject, reason, conversationId, text } = mail
  const act = useAct<DeskMail[]>(mailsQuery.queryKey)
  const run = (name: string, body: object = {}) => act.mutate({ path: `mails/${id}/${name}`, body })
  const button = buttonClass('secondary', true)

  function redirect(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run('redirect', { to: readText(event.currentTarget, 'to').trim() })
  }

  return (
    <>
      <h2 className={styles.from} dir="auto">
        {way === 'out' ? '→ ' : '← '}
        {address}
      </h2>
      <p dir="auto">
        {conversationId === null ? subject : <a href={`#/conversation/${conversationId}`}>{subject}</a>}
      </p>
      <p className="fine">
        {day(at)} <span className={styles.trouble}>{words.reasons[reason] ?? reason}</span>
      </p>
      {text !== '' && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      <div className={`row ${styles.tools}`}>
        {way === 'out' ? (
          <button type="button" className={button} onClick={() => run('retry')}>
            {words.retry}
          </button>
        ) : (
          <button type="button" className={button} onClick={() => run('release')}>
            {words.release}
          </button>
        )}
        <button type="button" className={button} onClick={() => run('discard')}>
          {words.discard}
        </button>
        {way === 'out' && (
          <form className={styles.pick} onSubmit={redirect}>
            <input
              type="email"
              name="to"
              required
              maxLength={254}
              aria-label={words.email}
              placeholder={words.email}
            />
            <button type="submit" className={button}>
              {words.redirect}
            </button>
          </form>
        )}
      </div>
    </>
  )
}
