import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import type { DeskConversation } from '#domain/desk/desk.ts'
import { sayLabelled } from '#domain/language/message-text.ts'

import { readText } from '../browser/forms/read-text.ts'
import { saveFile } from '../browser/save-file.ts'
import { Button } from '../ui/button/Button.tsx'
import { buttonClass } from '../ui/button/button-class.ts'
import { SelectField, TextField } from '../ui/field/Field.tsx'
import { ask, conversationQuery, deskQuery, staffQuery } from './desk-api.ts'
import type { DeskWords } from './desk-words.ts'
import { $now } from './desk-stores.ts'
import styles from './desk.module.css'
import { FieldSheet } from './FieldSheet.tsx'
import { laterMoments } from './say-time.ts'
import { Sheet } from './Sheet.tsx'
import { useAct, useDesk, useKeys, useMe, useNameOf } from './use-desk.ts'

/** What can be done with a conversation, beside answering it. */
export function Acts({ conversation, onAnswer }: { conversation: DeskConversation; onAnswer: () => void }) {
  const { words } = useDesk()
  const me = useMe()
  const nameOf = useNameOf()
  const { id, email, state, assignee, snoozedUntil, isBlocked, others } = conversation
  const [sheet, setSheet] = useState<'later' | 'merge' | 'erase' | null>(null)
  const { data: people = [] } = useQuery(staffQuery)
  const act = useAct<DeskConversation>(conversationQuery(id).queryKey)
  const run = (name: string, body: object = {}) => act.mutate({ path: `conversations/${id}/${name}`, body })
  const isSolved = state === 'solved'
  const now = useStore($now)
  const isAsleep = snoozedUntil !== null && Date.parse(snoozedUntil) > now
  const close = () => setSheet(null)
  const open = others.filter((other) => other.state !== 'solved')
  useKeys({
    a: () => run('assign', { staff: me.email }),
    s: () => run(isSolved ? 'reopen' : 'solve'),
    z: () => setSheet('later'),
  })

  function later(until: Date) {
    run('snooze', { until: until.toISOString() })
    close()
  }

  return (
    <div className={styles.acts}>
      <div className={styles.thumb}>
        <a href="#/" aria-label={words.back} className={styles.onPhone}>
          ←
        </a>
        <Button look="tertiary" onClick={() => run(isSolved ? 'reopen' : 'solve')}>
          {isSolved ? words.reopen : words.solve}
        </Button>
        <Button
          look="tertiary"
          onClick={() => (isAsleep ? run('snooze', { until: null }) : setSheet('later'))}
        >
          {isAsleep ? words.wake : `${words.later}…`}
        </Button>
        <button
          type="button"
          className={`${buttonClass('secondary', true)} ${styles.onPhone}`}
          onClick={onAnswer}
        >
          {words.answer}
        </button>
      </div>
      <SelectField
        id="desk-assignee"
        label={words.assignTo}
        value={assignee}
        onChange={({ target }) => run('assign', { staff: target.value })}
      >
        <option value="">{words.nobody}</option>
        {[...new Set([...people.map(({ email }) => email), assignee])].filter(Boolean).map((email) => (
          <option key={email} value={email}>
            {nameOf(email)}
          </option>
        ))}
      </SelectField>
      <details className={styles.more}>
        <summary>{words.more}</summary>
        {open.length > 0 && (
          <button type="button" onClick={() => setSheet('merge')}>
            {words.merge}…
          </button>
        )}
        <FieldSheet
          word={words.readdress}
          of={email}
          label={words.email}
          type="email"
          maxLength={254}
          defaultValue={email}
          onSend={(typed) => run('address', { email: typed, seen: email })}
        />
        <button type="button" onClick={() => run('block', { isBlocked: !isBlocked })}>
          {isBlocked ? words.unblock : words.block}
        </button>
        <button type="button" onClick={() => void exportPerson(id).catch(() => undefined)}>
          {words.export}
        </button>
        <button type="button" onClick={() => setSheet('erase')}>
          {words.erase}…
        </button>
      </details>
      {sheet === 'later' && <Later onChoose={later} onClose={close} />}
      {sheet === 'merge' && (
        <Sheet title={words.merge} onClose={close}>
          <p>{words.mergeText}</p>
          <ul role="list">
            {open.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  className={styles.choice}
                  onClick={() => {
                    run('merge', { into: other.id })
                    close()
                  }}
                >
                  {other.number} {other.subject || words.kinds[other.kind]}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {sheet === 'erase' && <Erase conversation={conversation} onClose={close} />}
    </div>
  )
}

/** Moments for later, each with one press. */
function Later({ onChoose, onClose }: { onChoose: (until: Date) => void; onClose: () => void }) {
  const { words, day } = useDesk()
  const [moments] = useState(() => laterMoments(new Date(), agency.openingHours.days))
  return (
    <Sheet title={words.later} onClose={onClose}>
      {moments.map(({ name, moment }) => (
        <button key={name} type="button" className={styles.choice} onClick={() => onChoose(moment)}>
          {words[name]} <span className="fine">{day(moment)}</span>
        </button>
      ))}
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          const until = new Date(readText(event.currentTarget, 'until'))
          if (until.getTime() > Date.now()) onChoose(until)
        }}
      >
        <TextField id="desk-until" name="until" type="datetime-local" label={words.pickTime} required />
        <Button type="submit" look="secondary" isSmall>
          {words.later}
        </Button>
      </form>
    </Sheet>
  )
}

/** Shows what would be removed before it removes a person. */
function Erase({ conversation, onClose }: { conversation: DeskConversation; onClose: () => void }) {
  const { words, locale } = useDesk()
  const { id, email } = conversation
  const path = `conversations/${id}/person`
  const counts = useQuery({ ...deskQuery<Record<string, number>>(['person', id], path), staleTime: 0 })
  const erase = useAct<unknown>(['erased', id])
  return (
    <Sheet title={sayLabelled(words.erase, email, locale)} onClose={onClose}>
      <div className="stack start">
        <p>{words.eraseText}</p>
        <ul className="fine">
          {countRecords(counts.data ?? {}).map(([record, count]) => (
            <li key={record}>{sayLabelled(words.records[record], String(count), locale)}</li>
          ))}
        </ul>
        <Button
          look="primary"
          aria-disabled={!counts.data || erase.isPending}
          onClick={() => {
            if (!counts.data || erase.isPending) return
            erase.mutate(
              { path: `conversations/${id}/erase` },
              {
                onSuccess: () => {
                  onClose()
                  location.hash = '#/'
                },
              },
            )
          }}
        >
          {words.erase}
        </Button>
      </div>
    </Sheet>
  )
}

/** What the tables hold of a person, in words; any other table is another entry. */
const RECORD_OF: Readonly<Record<string, keyof DeskWords['records']>> = {
  conversation: 'conversations',
  message: 'messages',
  attachment: 'files',
  outbox: 'mails',
  incoming_mail: 'mails',
  analysis_link: 'analyses',
}

/** How much there is of each; nothing of what there is none of. */
function countRecords(counts: Readonly<Record<string, number>>) {
  const records = { conversations: 0, messages: 0, files: 0, mails: 0, analyses: 0, others: 0 }
  for (const [table, count] of Object.entries(counts)) records[RECORD_OF[table] ?? 'others'] += count
  return (Object.entries(records) as [keyof typeof records, number][]).filter(([, count]) => count > 0)
}

/** Saves all that is stored about the person. */
async function exportPerson(id: string): Promise<void> {
  const data = await ask<object>('GET', `conversations/${id}/export`)
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `person-${id}.json`)
}
