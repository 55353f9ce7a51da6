import { useStore } from '@nanostores/react'
import { useMutation, useQuery } from '@tanstack/react-query'

import { Button } from '../ui/button/Button.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { FailureNote } from '../ui/form-sending/FailureNote.tsx'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { ask, doorQuery } from './desk-api.ts'
import { $confirm } from './desk-stores.ts'
import { signInWithPasskey } from './passkeys.ts'
import { Sheet } from './Sheet.tsx'
import { useDesk, useMe } from './use-desk.ts'

/** Asks for a proof of who is there before a sensitive act, which then goes on by itself. */
export function Confirm() {
  const { words } = useDesk()
  const { email, passkeys } = useMe()
  const waiting = useStore($confirm)
  const door = useQuery(doorQuery)
  const passkey = useMutation({ mutationFn: () => signInWithPasskey(), onSuccess: () => settle(true) })
  const link = useMutation({ mutationFn: () => ask<undefined>('POST', 'link', { email }) })
  if (waiting === null) return null

  function settle(isConfirmed: boolean) {
    $confirm.get()?.resolve(isConfirmed)
    $confirm.set(null)
  }

  return (
    <Sheet title={words.confirmHeading} onClose={() => settle(false)}>
      <div className="stack start">
        <p>{words.confirmText}</p>
        {passkeys.length > 0 && (
          <Button look="primary" onClick={() => passkey.mutate()}>
            {words.usePasskey}
          </Button>
        )}
        {door.data?.openid === true ? (
          <ButtonLink look="secondary" href="/api/desk/openid" target="_blank">
            {words.useOpenid}
          </ButtonLink>
        ) : (
          <Button look="secondary" onClick={() => link.mutate()}>
            {words.sendLink}
          </Button>
        )}
        <p role="status">{link.isSuccess && fillPlaceholders(words.mailboxText, { email })}</p>
        <Button look="tertiary" onClick={() => settle(true)}>
          {words.tryAgain}
        </Button>
        <FailureNote sentence={passkey.isError ? words.passkeyFailed : link.isError ? words.failed : null} />
      </div>
    </Sheet>
  )
}
