import { type AttachmentType, attachmentName, shownFileName } from '#domain/support-ticket/attachment.ts'

import type { Write } from '../../../store/writer.ts'
import { ApiProblem } from '../../../http/problems/api-problem.ts'
import type { RequestLimits } from '../../../abuse/rate-limits/request-limits.ts'
import { finishAttachment, insertArrivingAttachment, insertAttachmentChunk } from './attachment-rows.ts'
import type { AttachmentReceipt } from './attachment-schema.ts'
import { createAttachmentContent } from './content/attachment-content.ts'
import { ContentRefused } from './content/content-check.ts'
import { fileProblem } from './file-problem.ts'
import { reserveQuota, type QuotaEffects } from './network-quota.ts'
import type { Upload } from './read-upload.ts'
import { removeAttachment } from './remove-attachments.ts'

/** What keeping a file needs. */
export interface AttachmentEffects extends QuotaEffects {
  write: Write
  countUpload: RequestLimits['countUpload']
}

/** Who sends, and how much at most. */
export interface Sender {
  network: string
  declaredBytes: number
}

/** 128 bits: an id is all one needs to claim or remove a file. */
const ID_BYTES = 16
/** Bytes of a row of a file, the last one apart: written in a few milliseconds, and others go in between. */
const CHUNK_BYTES = 128 * 1024

/** Keeps a file piece by piece while it arrives; what is refused or cut off leaves nothing behind. */
export async function receiveAttachment(
  upload: Upload,
  { network: address, declaredBytes }: Sender,
  effects: AttachmentEffects,
): Promise<AttachmentReceipt> {
  const { write, now, randomBytes, countUpload } = effects
  const id = randomBytes(ID_BYTES).toString('base64url')
  await write(async (trx) => {
    await countUpload(trx, address)
    const network = await reserveQuota(trx, address, declaredBytes, effects)
    await insertArrivingAttachment(trx, { id, createdAt: now(), reservedBytes: declaredBytes, network })
  })
  try {
    const { type, size } = await keepBytes(write, id, upload)
    const name = attachmentName(upload.name, type)
    const isKept = await write((trx) => finishAttachment(trx, id, { name, type, size }))
    if (!isKept) throw new ApiProblem('unavailable')
    return { id, name, size }
  } catch (error) {
    await removeAttachment(write, id).catch(() => undefined) // a store that fails: the hourly cleaning takes it
    throw asProblem(error, upload.name)
  }
}

async function keepBytes(
  write: Write,
  id: string,
  upload: Upload,
): Promise<{ type: AttachmentType; size: number }> {
  const content = createAttachmentContent()
  let held: Buffer = Buffer.alloc(0)
  let size = 0
  let place = 0

  async function keep(bytes: Buffer): Promise<void> {
    const at = place++
    await write((trx) => insertAttachmentChunk(trx, id, at, bytes))
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

function asProblem(error: unknown, name: string): unknown {
  return error instanceof ContentRefused ? fileProblem(error.code, { name: shownFileName(name) }) : error
}
