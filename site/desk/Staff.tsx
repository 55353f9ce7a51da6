import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'

import type { DeskDeed, DeskPerson } from '#domain/desk/desk.ts'

import { readText } from '../browser/forms/read-text.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextField } from '../ui/field/Field.tsx'
import { deskQuery, staffQuery } from './desk-api.ts'
import styles from './desk.module.css'
import { Deeds } from './Messages.tsx'
import { useAct, useDesk, useMe } from './use-desk.ts'
import { View } from './View.tsx'

/** The people of the desk, and the journal. */
export function Staff() {
  const { words } = useDesk()
  const me = useMe()
  const query = useQuery(staffQuery)
  const journal = useQuery(deskQuery<DeskDeed[]>(['journal'], 'journal'))
  const act = useAct<DeskPerson[]>(staffQuery.queryKey)

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { email: readText(form, 'email').trim(), name: readText(form, 'name').trim() }
    act.mutate({ path: 'staff', body }, { onSuccess: () => form.reset() })
  }

  return (
    <View title={words.staff} query={query}>
      <ul role="list" className={`${styles.entry} ${styles.people}`}>
        {query.data?.map(({ id, email, name }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> <span className="fine">{email}</span>
            </p>
            {id === me.id ? (
              <span className="fine">{words.me}</span>
            ) : (
              <Button look="tertiary" onClick={() => act.mutate({ path: `staff/${id}`, method: 'DELETE' })}>
                {words.remove}
                <span className="visually-hidden"> {email}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form className={`${styles.entry} ${styles.fields}`} onSubmit={add} aria-labelledby="add-colleague">
        <h2 id="add-colleague" className="as-h3">
          {words.addColleague}
        </h2>
        <TextField
          id="staff-name"
          name="name"
          label={words.name}
          required
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          id="staff-email"
          name="email"
          type="email"
          label={words.email}
          required
          maxLength={254}
          autoComplete="off"
        />
        <Button type="submit" look="secondary">
          {words.add}
        </Button>
      </form>
      <details className={`${styles.entry} ${styles.journal}`}>
        <summary>{words.system}</summary>
        <Deeds deeds={journal.data ?? []} />
      </details>
    </View>
  )
}
