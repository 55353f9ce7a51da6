import type { Updateable } from 'kysely'
import { domainToUnicode } from 'node:url'

import { claims } from '#content/catalogue/claims.ts'
import type { Locale } from '#domain/language/locales.ts'
import {
  type AnalysisReason,
  type AnalysisStage,
  type AnalysisStatus,
} from '#domain/website-analysis/analysis-status.ts'
import { compareAnalyses } from '#domain/website-analysis/analyse.ts'
import type { Analysis } from '#domain/website-analysis/finding.ts'
import { type Pencil, type Review, withPencil } from '#domain/website-analysis/pencil.ts'

import { mailboxOf } from '../../mailbox.ts'
import type { Effects } from '../../effects.ts'
import { insertRow, isPostgres } from '../../store/queries.ts'
import type { Database, Db, Row } from '../../store/tables.ts'
import { hashOfSecret } from '../../secret.ts'
import type { LookPicture } from './look.ts'

/** What is stored of a finished analysis, in JSON. */
export type AnalysisResult = Analysis & Pick<AnalysisStatus, 'weight'>

/** The same address within an hour gets the report that exists. */
const FRESH_MS = 60 * 60 * 1_000
/** Stages of a run; nearly all analyses are done, and an index finds the others. */
const RUNNING = ['visiting', 'measuring', 'drawing'] as const satisfies AnalysisStage[]
/** A run that was cut off begins again, so often in all. */
const MAX_ATTEMPTS = 2
/** A claim expires after this: longer than the longest look (decision 0058). */
export const ANALYSIS_LEASE_MS = 120_000
/** Bytes of a piece of a picture: small, so that writing it blocks nobody for long. */
const PIECE_BYTES = 128 * 1024

export interface NewAnalysis {
  address: string
  host: string
  link: NewLink
  /** The link of the analysis this visitor had before: then a new one is made in any case. */
  previous?: Row<'analysis_link'>
}

export interface NewLink {
  language: Locale
  email?: string
  due?: Row<'analysis_link'>['due']
  contactId?: string
}

type RowEffects = Pick<Effects, 'now' | 'newId' | 'newSecret'>

/** The analysis of an address that is recent enough to be shown again. */
export async function findFreshAnalysis(db: Db, address: string, now: Date) {
  return db
    .selectFrom('analysis')
    .select(['id', 'stage'])
    .where('address', '=', address)
    .where('created_at', '>', new Date(now.getTime() - FRESH_MS).toISOString())
    .where('stage', '!=', 'failed')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** Inserts an analysis, or a link to the one of the last hour: if that is done, nothing happens by itself. */
export async function insertAnalysis(
  trx: Db,
  { address, host, link, previous }: NewAnalysis,
  effects: RowEffects,
) {
  const now = effects.now()
  const fresh = previous === undefined ? await findFreshAnalysis(trx, address, now) : undefined
  const id = fresh?.id ?? effects.newId()
  if (fresh === undefined)
    await insertRow(trx, 'analysis', {
      id,
      created_at: now.toISOString(),
      address,
      host,
      stage: 'waiting',
      attempts: 0,
      result: '',
    })
  const secret = await insertAnalysisLink(trx, id, link, effects, previous?.analysis_id)
  return { id, secret, isDone: fresh?.stage === 'done' }
}

/** Inserts a link to an analysis; returns its secret. */
export async function insertAnalysisLink(
  trx: Db,
  analysisId: string,
  { language, email = '', due = '', contactId = '' }: NewLink,
  { now, newId, newSecret }: RowEffects,
  previousId = '',
): Promise<string> {
  const secret = newSecret()
  await insertRow(trx, 'analysis_link', {
    id: newId(),
    hash: hashOfSecret(secret),
    analysis_id: analysisId,
    created_at: now().toISOString(),
    language,
    email,
    mailbox: email === '' ? '' : mailboxOf(email),
    due,
    contact_id: contactId,
    previous_id: previousId,
  })
  return secret
}

export async function findAnalysisLink(db: Db, secret: string) {
  return db
    .selectFrom('analysis_link')
    .selectAll()
    .where('hash', '=', hashOfSecret(secret))
    .executeTakeFirst()
}

/** How far the analysis of a link is, as its page shows it: as a person left it, once they sent it. */
export async function readAnalysis(
  trx: Db,
  link: Pick<Row<'analysis_link'>, 'analysis_id' | 'previous_id'>,
): Promise<AnalysisStatus> {
  const status = await readAnalysisUnmarked(trx, link)
  const row = await findPencil(trx, link.analysis_id)
  if (row === undefined || row.sent_at === null) return status
  const pencil = JSON.parse(row.pencil) as Pencil
  const { marks, words } = pencil
  const review: Review = { by: row.name, at: row.sent_at, marks, words }
  return { ...withPencil(status, pencil), review }
}

/** What a person changed in a report, sent or not yet. */
export async function findPencil(db: Db, analysisId: string) {
  return db.selectFrom('analysis_pencil').selectAll().where('analysis_id', '=', analysisId).executeTakeFirst()
}

/** How far an analysis is, without what a person changed. */
export async function readAnalysisUnmarked(
  trx: Db,
  link: Pick<Row<'analysis_link'>, 'analysis_id' | 'previous_id'>,
): Promise<AnalysisStatus> {
  const row = await findAnalysis(trx, link.analysis_id)
  const result = resultOf(row)
  const before = await trx
    .selectFrom('analysis')
    .selectAll()
    .where('id', '=', link.previous_id)
    .executeTakeFirst()
  const hadBefore = before !== undefined && before.result !== '' && row.result !== ''
  const pictures = await trx
    .selectFrom('analysis_picture')
    .select(['device', 'width', 'height'])
    .where('analysis_id', '=', row.id)
    .where('place', '=', 0)
    .orderBy('device', 'desc') // the phone's first
    .execute()
  return {
    ...result,
    stage: row.stage,
    place: row.stage === 'waiting' ? await countBefore(trx, row) : 0,
    reason: row.reason,
    host: domainToUnicode(row.host),
    address: row.address,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    pictures: pictures.map((picture) => ({ ...picture, path: `/api/analyses/pictures/${picture.device}` })),
    since: hadBefore ? { at: before.created_at, ...compareAnalyses(resultOf(before), result) } : null,
    review: null,
  }
}

export async function findAnalysis(db: Db, id: string): Promise<Row<'analysis'>> {
  return db.selectFrom('analysis').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The result of an analysis; nothing was found until it is done. */
export function resultOf({ result }: Pick<Row<'analysis'>, 'result'>): AnalysisResult {
  if (result !== '') return JSON.parse(result) as AnalysisResult
  const scores = { speed: null, mobile: null, search: null }
  return { findings: [], checked: [], first: [], marked: [], scores, weight: null }
}

/** Analyses that come before a waiting one, with those that run. */
async function countBefore(db: Db, row: Row<'analysis'>): Promise<number> {
  const { count } = await db
    .selectFrom('analysis')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('stage', 'in', ['waiting', ...RUNNING])
    .where((is) =>
      is.or([
        is('stage', '!=', 'waiting'),
        is('created_at', '<', row.created_at),
        is.and([is('created_at', '=', row.created_at), is('id', '<', row.id)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Claims the oldest waiting analysis. Before that, those whose process died wait again, or failed for good
 * after the last attempt. Run it in a transaction; other processes skip what is being claimed.
 */
export async function claimAnalysis(
  trx: Db,
  { owner, now, begin }: { owner: string; now: Date; begin: Date },
) {
  await releaseAnalyses(trx, { expiredAt: begin, now })
  const due = await trx
    .selectFrom('analysis')
    .select(['id', 'address', 'attempts'])
    .where('stage', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .executeTakeFirst()
  if (due === undefined) return null
  await trx
    .updateTable('analysis')
    .set({
      stage: 'visiting',
      attempts: due.attempts + 1,
      lease_owner: owner,
      lease_until: new Date(begin.getTime() + ANALYSIS_LEASE_MS).toISOString(),
    })
    .where('id', '=', due.id)
    .execute()
  await trx.deleteFrom('analysis_picture').where('analysis_id', '=', due.id).execute() // of a run cut off
  return { id: due.id, address: due.address }
}

/**
 * Lets analyses wait again whose claims ended: those expired by a moment, one of an owner, or all of an owner
 * that starts anew (null: of all owners). After the last attempt they failed.
 */
export async function releaseAnalyses(
  trx: Db,
  { now, expiredAt, owner = null, id }: { now: Date; expiredAt?: Date; owner?: string | null; id?: string },
): Promise<void> {
  let cut = trx
    .updateTable('analysis')
    .set({ lease_owner: null, lease_until: null })
    .where('stage', 'in', RUNNING)
  if (expiredAt !== undefined) cut = cut.where('lease_until', '<', expiredAt.toISOString())
  if (owner !== null) cut = cut.where('lease_owner', '=', owner)
  if (id !== undefined) cut = cut.where('id', '=', id)
  await cut
    .set({ stage: 'failed', reason: 'crashed', finished_at: now.toISOString() })
    .where('attempts', '>=', MAX_ATTEMPTS)
    .execute()
  await cut.set({ stage: 'waiting' }).execute()
}

/** Whose claim it is; without it nothing is written any more. */
interface Owned {
  id: string
  owner: string
}

/** Changes a claimed analysis; false: it was removed, or the claim is another's now. */
async function updateClaimed(trx: Db, { id, owner }: Owned, changes: Updateable<Database['analysis']>) {
  const claimed = trx.updateTable('analysis').where('id', '=', id).where('lease_owner', '=', owner)
  const { numUpdatedRows } = await claimed.set(changes).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes how far a claimed analysis is; false: it was removed, or the claim is another's now. */
export function reachStage(trx: Db, owned: Owned, stage: AnalysisStage): Promise<boolean> {
  return updateClaimed(trx, owned, { stage })
}

/** Stores a picture of a claimed analysis in pieces. */
export async function insertPicture(
  trx: Db,
  { id, owner }: Owned,
  { device, width, height, bytes }: LookPicture,
): Promise<void> {
  const claimed = trx
    .selectFrom('analysis')
    .select('id')
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
  if ((await claimed.executeTakeFirst()) === undefined) return
  for (let place = 0; place * PIECE_BYTES < bytes.length; place += 1)
    await insertRow(trx, 'analysis_picture', {
      analysis_id: id,
      device,
      place,
      width,
      height,
      bytes: bytes.subarray(place * PIECE_BYTES, (place + 1) * PIECE_BYTES),
    })
}

export async function readPicture(trx: Db, analysisId: string, device: string): Promise<Buffer | null> {
  const pieces = await trx
    .selectFrom('analysis_picture')
    .select('bytes')
    .where('analysis_id', '=', analysisId)
    .where('device', '=', device as LookPicture['device'])
    .orderBy('place')
    .execute()
  return pieces.length === 0 ? null : Buffer.concat(pieces.map(({ bytes }) => bytes))
}

/** Writes how a claimed analysis ended; false: it was removed, or the claim is another's now. */
export function finishAnalysis(
  trx: Db,
  owned: Owned,
  { result, reason, now }: { result: AnalysisResult | null; reason: AnalysisReason | null; now: Date },
): Promise<boolean> {
  return updateClaimed(trx, owned, {
    stage: result === null ? 'failed' : 'done',
    reason,
    result: result === null ? '' : JSON.stringify(result),
    finished_at: now.toISOString(),
    lease_owner: null,
    lease_until: null,
  })
}

const BROWSER_FAULT = 'analysis: browser'

/** Keeps why the browser did not start, for the doctor; null: it did. */
export async function noteBrowserFault(trx: Db, fault: string | null, now: Date): Promise<void> {
  await trx.deleteFrom('server_state').where('name', '=', BROWSER_FAULT).execute()
  if (fault !== null)
    await insertRow(trx, 'server_state', { name: BROWSER_FAULT, value: fault, changed_at: now.toISOString() })
}

/** Why the browser did not start when it was last tried; undefined: it did. */
export async function findBrowserFault(db: Db) {
  return db.selectFrom('server_state').selectAll().where('name', '=', BROWSER_FAULT).executeTakeFirst()
}

/** Removes analyses that no link leads to any more, with their pictures. */
export async function removeUnlinkedAnalyses(trx: Db): Promise<void> {
  const linked = trx.selectFrom('analysis_link').select('analysis_id')
  await trx.deleteFrom('analysis').where('id', 'not in', linked).execute()
  const kept = trx.selectFrom('analysis').select('id')
  await trx.deleteFrom('analysis_picture').where('analysis_id', 'not in', kept).execute()
}

/** Removes links older than the pages promise, and what only they led to. */
export async function purgeAnalyses(trx: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - claims.analysisKeptDays * 24 * 60 * 60 * 1_000).toISOString()
  await trx.deleteFrom('analysis_link').where('created_at', '<', oldest).execute()
  await removeUnlinkedAnalyses(trx)
}
