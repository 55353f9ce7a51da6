import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { ATTACHMENT_LIMITS, shownFileName } from '#domain/support-ticket/attachment.ts'

import { UPLOAD_BODY_LIMIT_BYTES } from '../../../http/limits.ts'
import { ApiProblem } from '../../../http/problems/api-problem.ts'
import { fileProblem } from './file-problem.ts'

/** A file on its way in. */
export interface Upload {
  /** As the browser says it: not to be trusted. */
  name: string
  /** Throws when the file is too large, cut off, or not alone; once it ends, the whole body was read. */
  bytes: AsyncIterable<Buffer>
}

/** The name of the one part a body has. */
const FIELD = 'file'
/** No field is held; a second part is refused whatever it is. The size is counted here: the answer comes at once. */
const LIMITS = { fields: 0, parts: 2, headerPairs: 16, fileSize: Number.MAX_SAFE_INTEGER }

/** Bodies up to here are read to their end even when refused: a proxy that is still sending takes no answer. */
const DRAINED_BYTES = 2 * UPLOAD_BODY_LIMIT_BYTES

/** The size a body says it has; refuses one that is too large before it is read. */
export function declaredBytes({ headers, raw }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? ATTACHMENT_LIMITS.fileBytes)
  if (declared > DRAINED_BYTES) throw fileProblem('file-too-large', { headers: { connection: 'close' } })
  if (declared > UPLOAD_BODY_LIMIT_BYTES) {
    raw.resume()
    throw fileProblem('file-too-large')
  }
  return Math.min(declared, ATTACHMENT_LIMITS.fileBytes)
}

/** Gives the one file of a multipart body to what keeps it, and leaves the connection fit for the next request. */
export async function readUpload<T>(
  request: FastifyRequest,
  keep: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new ApiProblem('unsupported')
  cutEndlessBody(request)
  const parts = request.parts({ limits: LIMITS })
  try {
    const part = await nextPart(parts)
    if (part?.type !== 'file' || part.fieldname !== FIELD) throw new ApiProblem('malformed')
    return await keep({ name: part.filename, bytes: bytesOf(part, parts) })
  } finally {
    request.raw.unpipe()
    request.raw.resume() // a browser reads its answer once it has sent everything
  }
}

/** A body in pieces declares no size, and could go on before, between and after its parts. */
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

/** Whatever the parser stumbles over is the sender's doing. */
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
