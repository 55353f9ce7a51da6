import { randomBytes } from 'node:crypto'

import type { Effects } from '../../effects.ts'
import type { MailPlaces } from '../../mail/render/addressed-mail.ts'
import { mailboxOf } from '../../mailbox.ts'
import { insertRow } from '../../store/queries.ts'
import type { Db, Row } from '../../store/tables.ts'
import { hashOfSecret } from '../../secret.ts'

export type Staff = Row<'staff'>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How long a mailed link signs in, a session lasts unused and at most, and a proof counts (issue 23). */
export const LINK_MINUTES = 15
export const SESSION_IDLE_MS = 12 * HOUR_MS
export const SESSION_MOST_MS = 14 * 24 * HOUR_MS
export const CONFIRMED_MS = 10 * MINUTE_MS
/** `seen_at` is written at most so often. */
const SEEN_MS = MINUTE_MS

const SECRET_BYTES = 32

/** A secret nobody can guess: 256 random bits. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Everybody who may use the desk, by name. */
export async function readStaff(db: Db): Promise<Staff[]> {
  return db.selectFrom('staff').selectAll().orderBy('name').orderBy('email').execute()
}

/** Who is told by mail and may answer by it: of the setting, and of the desk where a mailbox is read. */
export async function staffAddresses(
  db: Db,
  { staff = [], imap = null }: Pick<MailPlaces, 'staff' | 'imap'>,
): Promise<readonly string[]> {
  if (imap === null) return staff
  const known = new Set(staff.map(mailboxOf))
  const more = (await readStaff(db)).filter(({ mailbox }) => !known.has(mailbox))
  return [...staff, ...more.map(({ email }) => email)]
}

/** The staff member of an address, however it is spelled. */
export async function findStaff(db: Db, email: string): Promise<Staff | undefined> {
  return db.selectFrom('staff').selectAll().where('mailbox', '=', mailboxOf(email)).executeTakeFirst()
}

/** Adds a person; null: they are there already. */
export async function insertStaff(
  trx: Db,
  { email, name }: { email: string; name: string },
  { now, newId }: Pick<Effects, 'now' | 'newId'>,
): Promise<Staff | null> {
  if ((await findStaff(trx, email)) !== undefined) return null
  const row = { id: newId(), created_at: now().toISOString(), email, mailbox: mailboxOf(email), name }
  await insertRow(trx, 'staff', row)
  return row
}

/** Removes a person with their sessions, links, passkeys and drafts. */
export async function removeStaff(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('staff').where('id', '=', id).execute()
}

/** Gives a person a link that signs in once; an older one ends. */
export async function issueLink(trx: Db, { id }: Staff, { now }: Pick<Effects, 'now'>): Promise<string> {
  const secret = newSecret()
  await trx.deleteFrom('staff_link').where('staff_id', '=', id).execute()
  await insertRow(trx, 'staff_link', {
    hash: hashOfSecret(secret),
    staff_id: id,
    created_at: now().toISOString(),
    expires_at: new Date(now().getTime() + LINK_MINUTES * MINUTE_MS).toISOString(),
  })
  return secret
}

/** Spends a link: its staff member; undefined: it is wrong, old or spent. */
export async function spendLink(trx: Db, secret: string, now: Date): Promise<Staff | undefined> {
  const link = await trx
    .deleteFrom('staff_link')
    .where('hash', '=', hashOfSecret(secret))
    .returning(['staff_id', 'expires_at'])
    .executeTakeFirst()
  if (link === undefined || link.expires_at <= now.toISOString()) return undefined
  return trx.selectFrom('staff').selectAll().where('id', '=', link.staff_id).executeTakeFirst()
}

/** Begins a session; returns its cookie's secret. `provedAt`: when its owner proved who they are. */
export async function insertSession(
  trx: Db,
  { staff: { id: staff_id }, agent, provedAt }: { staff: Staff; agent: string; provedAt: Date },
  { now, newId }: Pick<Effects, 'now' | 'newId'>,
): Promise<string> {
  const secret = newSecret()
  const at = now().toISOString()
  const times = { created_at: at, seen_at: at, confirmed_at: provedAt.toISOString() }
  await insertRow(trx, 'staff_session', {
    hash: hashOfSecret(secret),
    id: newId(),
    staff_id,
    ...times,
    agent,
  })
  return secret
}

/** Ends a session by what is stored of its cookie. */
export async function endSession(trx: Db, hash: string): Promise<void> {
  await trx.deleteFrom('staff_session').where('hash', '=', hash).execute()
}

export interface SignedIn extends Pick<Staff, 'id' | 'email' | 'name'> {
  sessionId: string
  /** When they last proved who they are. */
  confirmedAt: Date
}

/** The session of a cookie, unless it has ended; notes that it was seen. */
export async function findSession(trx: Db, secret: string, now: Date): Promise<SignedIn | undefined> {
  const row = await trx
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff.id', 'email', 'name', 'staff_session.id as session_id', 'confirmed_at', 'seen_at'])
    .where('hash', '=', hashOfSecret(secret))
    .where('seen_at', '>', new Date(now.getTime() - SESSION_IDLE_MS).toISOString())
    .where('staff_session.created_at', '>', new Date(now.getTime() - SESSION_MOST_MS).toISOString())
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { id, email, name, session_id: sessionId } = row
  if (now.getTime() - new Date(row.seen_at).getTime() >= SEEN_MS)
    await trx
      .updateTable('staff_session')
      .set({ seen_at: now.toISOString() })
      .where('id', '=', sessionId)
      .execute()
  return { id, email, name, sessionId, confirmedAt: new Date(row.confirmed_at) }
}

/** Removes links, challenges and sessions that have ended. */
export async function purgeSignIns(trx: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await trx.deleteFrom('staff_link').where('expires_at', '<=', at).execute()
  await trx.deleteFrom('staff_challenge').where('expires_at', '<=', at).execute()
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await trx
    .deleteFrom('staff_session')
    .where((is) =>
      is.or([is('seen_at', '<=', before(SESSION_IDLE_MS)), is('created_at', '<=', before(SESSION_MOST_MS))]),
    )
    .execute()
}
