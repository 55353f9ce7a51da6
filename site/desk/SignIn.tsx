import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, type SubmitEvent } from 'react'

import type { DeskMe } from '#domain/desk/desk.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { ApiError } from '../browser/api-client.ts'
import { readText } from '../browser/forms/read-text.ts'
import { Button } from '../ui/button/Button.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { TextField } from '../ui/field/Field.tsx'
import { FailureNote } from '../ui/form-sending/FailureNote.tsx'
import { Wordmark } from '../ui/wordmark/Wordmark.tsx'
import { ask, client, doorQuery, meQuery } from './desk-api.ts'
import { $loginSecret } from './desk-stores.ts'
import styles from './desk.module.css'
import { signInWithPasskey } from './passkeys.ts'
import { useDesk, useFocusOnOpen } from './use-desk.ts'

/** The way in: an address, a passkey, or the agency's own sign-in. Nothing tells who exists. */
export function SignIn({ isLinkGone }: { isLinkGone: boolean }) {
  const { words } = useDesk()
  const [email, setEmail] = useState<string | null>(null)
  const door = useQuery(doorQuery)
  const link = useMutation({
    mutationFn: (typed: string) => ask<undefined>('POST', 'link', { email: typed }),
  })
  const { mutate: takePasskey, ...passkey } = useMutation({
    mutationFn: (isOffered: boolean) => (isOffered ? offerPasskey() : signInWithPasskey()),
  })
  useEffect(() => takePasskey(true), [takePasskey])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readText(event.currentTarget, 'email').trim()
    link.mutate(typed, { onSuccess: () => setEmail(typed) })
  }

  if (email !== null)
    return (
      <Door heading={words.mailboxHeading}>
        <p className="lead">{fillPlaceholders(words.mailboxText, { email })}</p>
        <Button look="tertiary" onClick={() => setEmail(null)}>
          {words.otherAddress}
        </Button>
      </Door>
    )
  return (
    <Door heading={words.signInHeading}>
      {isLinkGone && <p>{words.linkGone}</p>}
      {location.hash === '#refused' && <p role="alert">{words.openidRefused}</p>}
      {door.data?.openid === true ? (
        <ButtonLink look="primary" href="/api/desk/openid">
          {words.useOpenid}
        </ButtonLink>
      ) : (
        <form className="stack" onSubmit={handleSubmit}>
          <TextField
            id="desk-email"
            name="email"
            type="email"
            label={words.email}
            autoComplete="username webauthn"
            required
            maxLength={254}
          />
          <Button type="submit" look="primary" aria-disabled={link.isPending}>
            {words.sendLink}
          </Button>
        </form>
      )}
      {browserSupportsWebAuthn() && (
        <Button look="tertiary" onClick={() => takePasskey(false)}>
          {words.usePasskey}
        </Button>
      )}
      <FailureNote
        sentence={
          passkey.isError ? words.passkeyFailed : link.isError ? sentenceOf(link.error, words.failed) : null
        }
      />
    </Door>
  )
}

/** A link from a mail: only a press spends it, because mail programs open links too. */
export function OpenLink({ secret, onGone }: { secret: string; onGone: () => void }) {
  const { words } = useDesk()
  const open = useMutation({
    mutationFn: () => ask<DeskMe>('POST', 'session', { secret }),
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me)
      $loginSecret.set(null)
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.isRefusal && error.status < 429)) return
      onGone()
      $loginSecret.set(null)
    },
  })
  return (
    <Door heading={words.linkHeading}>
      <p className="lead">{words.linkText}</p>
      <Button look="primary" aria-disabled={open.isPending} onClick={() => open.mutate()}>
        {words.openDesk}
      </Button>
      <FailureNote sentence={open.isError ? sentenceOf(open.error, words.failed) : null} />
    </Door>
  )
}

function Door({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useFocusOnOpen<HTMLHeadingElement>(heading)
  return (
    <main className={styles.door}>
      <Wordmark />
      <div className={`sheet stack start ${styles.doorSheet} ${styles.crop}`}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
    </main>
  )
}

/** A passkey in the list of the address field; throws only for one that was taken and refused. */
async function offerPasskey(): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  await signInWithPasskey(true).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error
  })
}

function sentenceOf(error: Error, otherwise: string): string {
  return (error instanceof ApiError ? error.serverMessage : null) ?? otherwise
}
