import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

import type { DeskMe } from '#domain/desk/desk.ts'

import { ask, client, meQuery } from './desk-api.ts'

/**
 * Signs in with a passkey, or confirms who is there. Throws when there is none, or nobody chose one.
 * @param isOffered true: the browser offers it in the field of the address, and waits
 */
export async function signInWithPasskey(isOffered = false): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkey/options', {})
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered })
  client.setQueryData(meQuery.queryKey, await ask<DeskMe>('POST', 'passkey', { response }))
}

/** Makes a passkey on this device and gives it a name. */
export async function makePasskey(name: string): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options', {})
  const response = await startRegistration({ optionsJSON })
  client.setQueryData(meQuery.queryKey, await ask<DeskMe>('POST', 'passkeys', { name, response }))
}
