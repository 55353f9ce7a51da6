import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

import { agency } from '#content/catalogue/agency.ts'

import type { Effects } from '../../effects.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { insertRow } from '../../store/queries.ts'
import type { Write } from '../../store/store.ts'
import type { NewRow, Row } from '../../store/tables.ts'
import { hashOfSecret } from '../../secret.ts'
import { type SignedIn, type Staff } from './staff-rows.ts'

/** How long a browser's question to a passkey may be open; the library's own default is a minute. */
const CHALLENGE_MS = 5 * 60_000

/** The package is loaded with the first passkey: the server's start and memory stay as they were. */
const load = () => import('@simplewebauthn/server')

type PasskeyEffects = Pick<Effects, 'now' | 'places'>

function relyingParty({ places }: PasskeyEffects) {
  const { hostname, origin } = new URL(places.siteUrl)
  return { rpID: hostname, origin }
}

/** A question that was asked: for what, and of whom; '' of anybody. */
interface Asked extends Pick<Row<'staff_challenge'>, 'purpose' | 'value'> {
  challenge: string
}

async function keepChallenge(write: Write, { challenge, purpose, value }: Asked, { now }: PasskeyEffects) {
  const expires_at = new Date(now().getTime() + CHALLENGE_MS).toISOString()
  const row = { hash: hashOfSecret(challenge), purpose, value, expires_at }
  await write((trx) => insertRow(trx, 'staff_challenge', row))
}

/** Spends a challenge, whatever comes after; false: it was never given, is old, was spent, or is another's. */
function spendChallenge(write: Write, { challenge, purpose, value }: Asked, { now }: PasskeyEffects) {
  return write(async (trx) => {
    const spent = await trx
      .deleteFrom('staff_challenge')
      .where('hash', '=', hashOfSecret(challenge))
      .where('purpose', '=', purpose)
      .where('value', '=', value)
      .returning('expires_at')
      .executeTakeFirst()
    return spent !== undefined && spent.expires_at > now().toISOString()
  })
}

/** What a browser asks its passkeys to sign in; it names none, so that it tells nothing about who exists. */
export async function passkeyQuestion(write: Write, effects: PasskeyEffects) {
  const { generateAuthenticationOptions } = await load()
  const { rpID } = relyingParty(effects)
  const question = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  })
  await keepChallenge(write, { challenge: question.challenge, purpose: 'sign-in', value: '' }, effects)
  return question
}

/** The staff member of a passkey's answer; undefined: the answer is wrong. */
export async function verifyPasskey(
  write: Write,
  response: AuthenticationResponseJSON,
  effects: PasskeyEffects,
): Promise<Staff | undefined> {
  const row = await write((trx) =>
    trx.selectFrom('staff_passkey').selectAll().where('id', '=', response.id).executeTakeFirst(),
  )
  if (row === undefined) return undefined
  const { verifyAuthenticationResponse } = await load()
  const { rpID, origin } = relyingParty(effects)
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      spendChallenge(write, { challenge, purpose: 'sign-in', value: '' }, effects),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: row.id, publicKey: Buffer.from(row.public_key, 'base64url'), counter: row.counter },
    requireUserVerification: true,
  }).catch(() => undefined) // the library throws for each fault; the browser learns only that it did not work
  if (answer?.verified !== true) return undefined
  const { newCounter: counter } = answer.authenticationInfo
  return write(async (trx) => {
    const used_at = effects.now().toISOString()
    await trx.updateTable('staff_passkey').set({ counter, used_at }).where('id', '=', row.id).execute()
    return trx.selectFrom('staff').selectAll().where('id', '=', row.staff_id).executeTakeFirst()
  })
}

/** What a browser asks to make a passkey for somebody who is signed in. */
export async function newPasskeyQuestion(
  write: Write,
  { id, email, name }: SignedIn,
  effects: PasskeyEffects,
) {
  const { generateRegistrationOptions } = await load()
  const known = await write((trx) =>
    trx.selectFrom('staff_passkey').select('id').where('staff_id', '=', id).execute(),
  )
  const question = await generateRegistrationOptions({
    rpName: agency.name,
    rpID: relyingParty(effects).rpID,
    userID: Buffer.from(id),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(write, { challenge: question.challenge, purpose: 'passkey', value: id }, effects)
  return question
}

/** The row of a new passkey; throws `desk-refused` for a wrong answer. */
export async function readNewPasskey(
  write: Write,
  { id: staff_id }: SignedIn,
  { name, response }: { name: string; response: RegistrationResponseJSON },
  effects: PasskeyEffects,
): Promise<NewRow<'staff_passkey'>> {
  const { verifyRegistrationResponse } = await load()
  const { rpID, origin } = relyingParty(effects)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) =>
      spendChallenge(write, { challenge, purpose: 'passkey', value: staff_id }, effects),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }) as const)
  if (!verified) throw new ApiProblem('desk-refused')
  const at = effects.now().toISOString()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    id,
    staff_id,
    created_at: at,
    used_at: at,
    name,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  }
}
