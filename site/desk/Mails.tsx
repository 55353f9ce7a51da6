import { useQuery } from '@tanstack/react-query'

import type { DeskMail } from '#domain/desk/desk.ts'

import { Button } from '../ui/button/Button.tsx'
import { mailsQuery } from './desk-api.ts'
import styles from './desk.module.css'
import { Failure } from './Failure.tsx'
import { FieldSheet } from './FieldSheet.tsx'
import { useAct, useDesk } from './use-desk.ts'
import { View } from './View.tsx'

/** Mails that need a person: ours that did not arrive, and those that came and wait. */
export function Mails() {
  const { words } = useDesk()
  const query = useQuery(mailsQuery)
  const mails = query.data ?? []
  return (
    <View
      title={words.mails}
      query={query}
      empty={mails.length === 0 ? words.emptyMails : null}
      side={words.mailsHint.split(/ (?=←)/).map((line) => (
        <p key={line} className="muted">
          {line}
        </p>
      ))}
    >
      <ul role="list">
        {mails.map((mail) => (
          <li key={mail.id} className={styles.entry}>
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
  const of = <span className="visually-hidden"> {subject}</span>
  return (
    <>
      <h2 className={styles.from}>
        <span dir="auto">
          {way === 'out' ? '→ ' : '← '}
          {address}
        </span>{' '}
        <span className="fine">{day(at)}</span>
      </h2>
      <p dir="auto">
        {conversationId === null ? subject : <a href={`#/conversation/${conversationId}`}>{subject}</a>}
      </p>
      {way === 'out' ? (
        <Failure reason={reason} />
      ) : (
        <p className={styles.trouble}>{words.reasons[reason] ?? reason}</p>
      )}
      {text !== '' && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      <div className={`row ${styles.tools}`}>
        <Button look="secondary" isSmall onClick={() => run(way === 'out' ? 'retry' : 'release')}>
          {way === 'out' ? words.retry : words.release}
          {of}
        </Button>
        {way === 'out' && (
          <FieldSheet
            word={words.redirect}
            of={subject}
            label={words.email}
            type="email"
            maxLength={254}
            onSend={(to) => run('redirect', { to })}
          />
        )}
        <Button look="tertiary" onClick={() => run('discard')}>
          {words.discard}
          {of}
        </Button>
      </div>
    </>
  )
}
