import type { FastifyInstance } from 'fastify'

import type { Db } from '../../../store/tables.ts'

const BOUNDARY = '----valmis-test'

export interface Part {
  /** Bytes of the header lines, or the fields to write them from. */
  name?: string
  filename?: string | null
  type?: string
  content: Uint8Array | string
}

/** A multipart body written by hand, so that it can be malformed. */
export function multipart(...parts: readonly Part[]) {
  const pieces = parts.map(({ name = 'file', filename = 'a.png', type = 'image/png', content }) => {
    const called = filename === null ? '' : `; filename="${filename.replace(/["\r\n]/g, encodeURIComponent)}"`
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${called}\r\nContent-Type: ${type}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

export function postFile(
  app: FastifyInstance,
  part: Part,
  {
    remoteAddress = '192.0.2.1',
    headers = {},
  }: { remoteAddress?: string; headers?: Record<string, string> } = {},
) {
  const body = multipart(part)
  return app.inject({
    method: 'POST',
    url: '/api/attachments',
    payload: body.payload,
    remoteAddress,
    headers: { ...body.headers, ...headers },
  })
}

export async function keptFiles(db: Db) {
  const files = await db.selectFrom('attachment').selectAll().orderBy('created_at').orderBy('id').execute()
  const chunks = await db.selectFrom('attachment_chunk').selectAll().orderBy('place').execute()
  const contentOf = (id: string) =>
    Buffer.concat(chunks.filter(({ attachment_id }) => attachment_id === id).map(({ bytes }) => bytes))
  return { files, chunks, contentOf }
}
