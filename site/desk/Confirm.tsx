import { useStore } from '@nanostores/react'
import { useMutation, useQuery } from '@tanstack/react-query'

import { buttonClass } from '../ui/button/button-class.ts'
import { FailureNote } from '../ui/form-sending/FailureNote.tsx'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
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
          <button type="button" className={buttonClass('primary')} onClick={() => passkey.mutate()}>
            {words.usePasskey}
          </button>
        )}
        {door.data?.openid === true ? (
          <a className={buttonClass('secondary')} data-button href="/api/desk/openid" target="_blank">
            {words.useOpenid}
          </a>
        ) : (
          <button type="button" className={buttonClass('secondary')} onClick={() => link.mutate()}>
            {words.sendLink}
          </button>
        )}
        <p role="status">{link.isSuccess && fillPlaceholders(words.mailboxText, { email })}</p>
        <button type="button" className={buttonClass('tertiary')} onClick={() => settle(true)}>
          {words.tryAgain}
        </button>
        <FailureNote sentence={passkey.isError ? words.passkeyFailed : link.isError ? words.failed : null} />
      </div>
    </Sheet>
  )
}
