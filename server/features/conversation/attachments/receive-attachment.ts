import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { attachmentName, shownFileName, ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

import type { RequestLimits } from '../../../abuse/rate-limits/request-limits.ts'
import { UPLOAD_BODY_LIMIT_BYTES } from '../../../http/limits.ts'
import { ApiProblem } from '../../../http/problems/problem.ts'
import { insertRow } from '../../../store/queries.ts'
import type { Write } from '../../../store/store.ts'
import type { Db } from '../../../store/tables.ts'
import { finishAttachment, removeAttachment } from './attachment-rows.ts'
import { type AttachmentReceipt, fileProblem } from './attachment-answers.ts'
import { createAttachmentContent, ContentRefused } from './content/attachment-content.ts'
import { reserveQuota, type QuotaEffects } from './network-quota.ts'

export interface AttachmentEffects extends QuotaEffects {
  write: Write
  countUpload: RequestLimits['countUpload']
}

/** 128 bits: whoever knows the id can claim or remove the file. */
const ID_BYTES = 16
/** Bytes per row, except the last: written in a few milliseconds, so that others get their turn. */
const CHUNK_BYTES = 128 * 1024

/** Stores a visitor's file piece by piece while it arrives, within the limits of their network. */
export async function receiveAttachment(
  upload: Upload,
  { network: address, declaredBytes }: { network: string; declaredBytes: number },
  effects: AttachmentEffects,
): Promise<AttachmentReceipt> {
  return storeAttachment(upload, declaredBytes, effects, async (trx) => {
    await effects.countUpload(trx, address)
    return reserveQuota(trx, address, declaredBytes, effects)
  })
}

/**
 * Stores a file piece by piece. A refused or interrupted one leaves nothing behind.
 * @param maxBytes the most it may become
 * @param reserve makes room for it and names the sender's network; '' for files of mails
 */
export async function storeAttachment(
  upload: Upload,
  maxBytes: number,
  { write, now, randomBytes }: Pick<AttachmentEffects, 'write' | 'now' | 'randomBytes'>,
  reserve: (trx: Db) => Promise<string>,
): Promise<AttachmentReceipt> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  await write(async (trx) => {
    const network = await reserve(trx)
    const created_at = now().toISOString()
    const row = { id, created_at, name: '', type: '', size: maxBytes, network }
    await insertRow(trx, 'attachment', { ...row, state: 'arriving' })
  })
  try {
    const { type, size } = await insertBytes(write, id, upload)
    const name = attachmentName(upload.name, type)
    const isKept = await write((trx) => finishAttachment(trx, id, { name, type, size }))
    if (!isKept) throw new ApiProblem('unavailable')
    return { id, name, size }
  } catch (error) {
    await removeAttachment(write, id).catch(() => undefined) // if the store fails, the hourly cleaning removes it
    throw error instanceof ContentRefused
      ? fileProblem(error.code, { name: shownFileName(upload.name) })
      : error
  }
}

async function insertBytes(write: Write, id: string, upload: Upload) {
  const content = createAttachmentContent()
  let held: Buffer = Buffer.alloc(0)
  let size = 0
  let place = 0

  async function keep(bytes: Buffer): Promise<void> {
    const at = place++
    await write((trx) => insertRow(trx, 'attachment_chunk', { attachment_id: id, place: at, bytes }))
  }

  for await (const bytes of upload.bytes) {
    content.push(bytes)
    size += bytes.length
    held = Buffer.concat([held, bytes])
    while (held.length >= CHUNK_BYTES) {
      await keep(held.subarray(0, CHUNK_BYTES))
      held = held.subarray(CHUNK_BYTES)
    }
  }
  if (size === 0) throw fileProblem('empty', { name: shownFileName(upload.name) })
  const type = content.end()
  if (held.length > 0) await keep(held)
  return { type, size }
}

interface Upload {
  /** The browser's name for it: not trusted. */
  name: string
  /** Throws when the file is too large, cut off, or not the only part; after its end the whole body has been read. */
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** The name of the body's only part. */
const FIELD = 'file'
/** Fields and further parts are refused. The size is counted here, so that the answer comes at once. */
const LIMITS = { fields: 0, parts: 2, headerPairs: 16, fileSize: Number.MAX_SAFE_INTEGER }

/** Refused bodies up to this size are still read to their end: a proxy that is sending does not read an answer. */
const DRAINED_BYTES = 2 * UPLOAD_BODY_LIMIT_BYTES

/** The size a body declares; throws when it is too large, before reading it. */
export function declaredBytes({ headers, raw }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? ATTACHMENT_LIMITS.fileBytes)
  if (declared > DRAINED_BYTES) throw fileProblem('file-too-large', { headers: { connection: 'close' } })
  if (declared > UPLOAD_BODY_LIMIT_BYTES) {
    raw.resume()
    throw fileProblem('file-too-large')
  }
  return Math.min(declared, ATTACHMENT_LIMITS.fileBytes)
}

/** Passes the only file of a multipart body on, and leaves the connection ready for the next request. */
export async function readUpload<T>(request: FastifyRequest, keep: (upload: Upload) => Promise<T>) {
  if (!request.isMultipart()) throw new ApiProblem('unsupported')
  cutEndlessBody(request)
  const parts = request.parts({ limits: LIMITS })
  try {
    const part = await nextPart(parts)
    if (part?.type !== 'file' || part.fieldname !== FIELD) throw new ApiProblem('malformed')
    return await keep({ name: part.filename, bytes: bytesOf(part, parts) })
  } finally {
    request.raw.unpipe()
    request.raw.resume() // browsers read the answer only after they have sent everything
  }
}

/** A chunked body declares no size and could go on before, between and after its parts. */
function cutEndlessBody({ raw }: FastifyRequest): void {
  let received = 0
  raw.on('data', (bytes: Buffer) => {
    received += bytes.length
    if (received > UPLOAD_BODY_LIMIT_BYTES) raw.destroy()
  })
}

async function* bytesOf(part: MultipartFile, parts: AsyncIterator<Multipart>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const bytes of readable(part.file)) {
    size += bytes.length
    if (size > ATTACHMENT_LIMITS.fileBytes)
      throw fileProblem('file-too-large', { name: shownFileName(part.filename) })
    yield bytes
  }
  if ((await nextPart(parts)) !== undefined) throw new ApiProblem('malformed')
}

/** Errors of the parser are the sender's fault. */
async function* readable(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    throw new ApiProblem('malformed')
  }
}

async function nextPart(parts: AsyncIterator<Multipart>): Promise<Multipart | undefined> {
  try {
    const next = await parts.next()
    return next.done === true ? undefined : next.value
  } catch {
    throw new ApiProblem('malformed')
  }
}

/**
 * Parallel uploads: each holds a connection and a quarter of a megabyte. A network may send one ticket's
 * files at once, so it takes twenty networks to shut out another.
 */
const SLOTS = { total: 100, perNetwork: 5 }
const RETRY_AFTER_SECONDS = '5'

/** Runs an upload if there is room for one more; otherwise refuses it with 503. */
type UploadSlots = <T>(network: string, work: () => Promise<T>) => Promise<T>

/** Counts the uploads of this process. */
export function createUploadSlots({ total, perNetwork } = SLOTS): UploadSlots {
  /** The network of each. */
  const running: string[] = []

  return async function inSlot(network, work) {
    const own = running.filter((other) => other === network)
    if (running.length >= total || own.length >= perNetwork)
      throw fileProblem('busy', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
    running.push(network)
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(network), 1)
    }
  }
}
