import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { DeskMe } from '#domain/desk/desk.ts'

import { Button } from '../ui/button/Button.tsx'
import { showToast } from '../ui/toast/Toaster.tsx'
import { ask, client, meQuery } from './desk-api.ts'
import { $settings, type DeskSettings } from './desk-stores.ts'
import styles from './desk.module.css'
import { FieldSheet } from './FieldSheet.tsx'
import { makePasskey } from './passkeys.ts'
import { useAct, useDesk, useMe } from './use-desk.ts'
import { View } from './View.tsx'

/** What belongs to whoever is signed in: passkeys, sessions, settings of this device. */
export function Me() {
  const { words, day } = useDesk()
  const { name, email, passkeys, sessions } = useMe()
  const settings = useStore($settings)
  const act = useAct<DeskMe>(meQuery.queryKey)
  const end = useMutation({
    mutationFn: (path: string) => ask<DeskMe | undefined>('DELETE', path),
    onSuccess: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
    onError: () => showToast({ variant: 'destructive', text: words.failed }),
  })
  const signOut = useMutation({
    mutationFn: () => ask<undefined>('DELETE', 'session'),
    onSuccess: () => {
      client.clear()
      location.reload()
    },
  })
  const passkey = useMutation({
    mutationFn: () => makePasskey(sessions.find(({ isThis }) => isThis)?.agent ?? words.passkeys),
    onError: () => showToast({ variant: 'destructive', text: words.passkeyFailed }),
  })

  async function set(changed: Partial<DeskSettings>) {
    if (changed.hasNotice === true && (await Notification.requestPermission()) !== 'granted') return
    $settings.set({ ...$settings.get(), ...changed })
  }

  return (
    <View
      title={words.me}
      side={
        <>
          <p>
            <strong>{name}</strong> <span className="muted">{email}</span>
          </p>
          <Button look="tertiary" onClick={() => signOut.mutate()}>
            {words.signOut}
          </Button>
        </>
      }
    >
      <Part title={words.passkeys}>
        {passkeys.length === 0 && <p>{words.offerPasskey}</p>}
        <ul role="list" className={styles.people}>
          {passkeys.map((one) => (
            <li key={one.id}>
              <p>
                <strong>{one.name}</strong> <span className="fine">{day(one.createdAt)}</span>
              </p>
              <FieldSheet
                word={words.rename}
                of={one.name}
                label={words.name}
                maxLength={60}
                defaultValue={one.name}
                onSend={(typed) =>
                  act.mutate({ path: `passkeys/${one.id}`, method: 'PUT', body: { name: typed } })
                }
              />
              <Button look="tertiary" onClick={() => end.mutate(`passkeys/${one.id}`)}>
                {words.remove}
                <span className="visually-hidden"> {one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
        <Button look="secondary" isSmall onClick={() => passkey.mutate()}>
          {words.makePasskey}
        </Button>
      </Part>
      <Part title={words.sessions}>
        <ul role="list" className={styles.people}>
          {sessions.map(({ id, agent, seenAt, isThis }) => (
            <li key={id}>
              <p>
                <strong>{agent}</strong> <span className="fine">{isThis ? words.thisOne : day(seenAt)}</span>
              </p>
              {!isThis && (
                <Button look="tertiary" onClick={() => end.mutate(`sessions/${id}`)}>
                  {words.remove}
                  <span className="visually-hidden"> {agent}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.settings}>
        <div>
          {(
            [
              ['hasSound', words.soundOn],
              ['hasNotice', words.noticeOn],
              ['hasKeys', words.keysOn],
            ] as const
          ).map(([setting, label]) => (
            <label key={setting} className={styles.check}>
              <input
                type="checkbox"
                checked={settings[setting]}
                onChange={({ target }) => void set({ [setting]: target.checked })}
              />
              {label}
            </label>
          ))}
        </div>
      </Part>
    </View>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles.entry} ${styles.part}`}>
      <h2 className="as-h3">{title}</h2>
      <div className="stack-tight start">{children}</div>
    </section>
  )
}
