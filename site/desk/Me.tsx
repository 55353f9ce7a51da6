import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'

import type { DeskMe } from '#domain/desk/desk.ts'

import { Button } from '../ui/button/Button.tsx'
import { showToast } from '../ui/toast/Toaster.tsx'
import { ask, client, meQuery } from './desk-api.ts'
import { $settings, type DeskSettings } from './desk-stores.ts'
import styles from './desk.module.css'
import { makePasskey } from './passkeys.ts'
import { useDesk, useMe } from './use-desk.ts'
import { View } from './View.tsx'

/** What belongs to whoever is signed in: passkeys, sessions, settings of this device. */
export function Me() {
  const { words, day } = useDesk()
  const { name, email, passkeys, sessions } = useMe()
  const settings = useStore($settings)
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
    <View title={words.me}>
      <div className={styles.cards}>
        <section className="sheet stack start">
          <h2 className="as-h3">{name}</h2>
          <p>{email}</p>
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
                />{' '}
                {label}
              </label>
            ))}
          </div>
          <Button look="secondary" onClick={() => signOut.mutate()}>
            {words.signOut}
          </Button>
        </section>
        <section className="sheet stack start">
          <h2 className="as-h3">{words.passkeys}</h2>
          <ul role="list" className={styles.people}>
            {passkeys.map((one) => (
              <li key={one.id} className="row">
                <span>
                  {one.name} <span className="fine">{day(one.createdAt)}</span>
                </span>
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
          <h2 className="as-h3">{words.sessions}</h2>
          <ul role="list" className={styles.people}>
            {sessions.map(({ id, agent, seenAt, isThis }) => (
              <li key={id} className="row">
                <span>
                  {agent} <span className="fine">{isThis ? words.thisOne : day(seenAt)}</span>
                </span>
                {!isThis && (
                  <Button look="tertiary" onClick={() => end.mutate(`sessions/${id}`)}>
                    {words.remove}
                    <span className="visually-hidden"> {agent}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </View>
  )
}
