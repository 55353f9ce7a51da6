import { Readable } from 'node:stream'

import { expect } from 'vitest'

import { messages, type Messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET, SECOND } from '#domain/language/a-locale.ts'
import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

import { StoreUnavailable } from '../../../store/store.ts'
import { TIMEOUTS_MS, UPLOAD_BODY_LIMIT_BYTES } from '../../../http/limits.ts'
import { collectLog, startTestApp, test } from '../../../test-app.ts'
import { listen, openRawConnection } from '../../../test-exchange.ts'
import { inserted, pngChunk, samples } from './content/test-content.ts'
import { keptFiles, multipart, postFile, type Part } from './test-uploads.ts'

const png = samples['image/png']
const file: Part = { content: png }
/** A picture of any size; a comment fills it. */
const pictureOf = (bytes: number) =>
  inserted(png, 33, pngChunk('teXt', Buffer.alloc(bytes - png.length - 12)))

test('a file is kept in pieces under a name nobody can guess, and answered with 201', async ({ app }) => {
  const content = pictureOf(1_000_000)
  const response = await postFile(app.app, { filename: 'C:\\pildid\\Õnn.exe', content })
  expect(response.statusCode).toBe(201)
  const receipt = response.json<{ id: string }>()
  expect(receipt).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/) as string,
    name: 'Õnn-exe.png',
    size: 1_000_000,
  })
  const { files, chunks, contentOf } = await keptFiles(app.db)
  expect(files).toMatchObject([
    { created_at: '2026-03-02T10:00:00.000Z', conversation_id: null, type: 'image/png', state: 'ready' },
  ])
  expect(contentOf(receipt.id).equals(content)).toBe(true)
  expect(chunks.map(({ bytes }) => bytes.length)).toEqual([
    ...Array.from({ length: 7 }, () => 131_072),
    82_496,
  ])
})

test('ten megabytes are taken, a byte more is not', async ({ app }) => {
  const { fileBytes } = ATTACHMENT_LIMITS
  expect((await postFile(app.app, { content: pictureOf(fileBytes) })).json()).toMatchObject({
    size: fileBytes,
  })
  const response = await postFile(app.app, { filename: 'suur.png', content: pictureOf(fileBytes + 1) })
  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({
    type: 'urn:valmis:problem:too-large',
    message: 'suur.png is too big: the limit is 10 MB per file.',
    problems: [{ field: 'file', code: 'file-too-large' }],
  })
  expect((await keptFiles(app.db)).files).toHaveLength(1)
})

test('a body that says it is larger is refused before it is read', async ({ app }) => {
  const response = await postFile(app.app, { content: png }, { headers: { 'content-length': '999999999' } })
  expect(response.statusCode).toBe(413)
  expect(response.headers.connection).toBe('close')
  expect(response.json()).toMatchObject({ message: 'This file is too big: the limit is 10 MB per file.' })
  expect(await app.countRows()).toBe(0)
})

test('a body in pieces, which declares no size, is taken as well', async ({ app }) => {
  const { headers, payload } = multipart({ content: pictureOf(300_000) })
  const pieces = Array.from({ length: 10 }, (_, index) =>
    payload.subarray(index * 30_100, (index + 1) * 30_100),
  )
  const send = () =>
    app.app.inject({ method: 'POST', url: '/api/attachments', headers, payload: Readable.from(pieces) })
  expect((await send()).statusCode).toBe(201)
})

const refusedFiles: [what: string, part: Part, sentence: keyof Messages['supportTicket']][] = [
  ['a program', { filename: 'a.png', content: 'MZ\0' }, 'fileTypeRefused'],
  [
    'a picture with something behind it',
    { filename: 'a.png', content: Buffer.concat([png, Buffer.from('<html>')]) },
    'fileBroken',
  ],
  ['half a picture', { filename: 'a.png', content: png.subarray(0, 500) }, 'fileBroken'],
  ['nothing', { filename: 'a.png', content: '' }, 'fileEmpty'],
]

test.for(refusedFiles)(
  '%s is refused by its name in the language of the visitor',
  async ([, part, sentence], { app }) => {
    for (const language of ['en', SECOND, OTHER_ALPHABET] as const) {
      const response = await postFile(app.app, part, { headers: { 'accept-language': language } })
      expect(response.statusCode).toBe(400)
      expect(response.headers['content-language']).toBe(language)
      const message = messages[language].supportTicket[sentence].replace('{name}', 'a.png')
      expect(response.json()).toMatchObject({
        success: false,
        message,
        problems: [{ field: 'file', message }],
      })
    }
    expect(await app.countRows()).toBe(0)
  },
)

test('another site can neither send a file nor take one back', async ({ app }) => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await postFile(app.app, file, { headers })).statusCode).toBe(403)
  const { id } = (await postFile(app.app, file)).json<{ id: string }>()
  const url = `/api/attachments/${id}`
  expect((await app.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403)
  expect((await keptFiles(app.db)).files).toMatchObject([{ id, state: 'ready' }])
})

test('a file can be taken back until a ticket has it; the answer never tells', async ({ app }) => {
  const [free, claimed] = [
    (await postFile(app.app, file)).json<{ id: string }>(),
    (await postFile(app.app, file)).json<{ id: string }>(),
  ]
  await app.db.updateTable('attachment').set({ conversation_id: 'T' }).where('id', '=', claimed.id).execute()
  for (const id of [free.id, claimed.id, free.id, 'unknown', '%00', 'x'.repeat(5_000)]) {
    const response = await app.app.inject({ method: 'DELETE', url: `/api/attachments/${id}` })
    expect([response.statusCode, response.body]).toEqual([204, ''])
  }
  const { files, chunks } = await keptFiles(app.db)
  expect(files).toMatchObject([{ id: claimed.id, state: 'ready' }])
  expect(chunks.map(({ attachment_id }) => attachment_id)).toEqual([claimed.id])
})

test('what a file is called and where it comes from is not logged', async () => {
  const { lines, log } = collectLog()
  await using app = await startTestApp({ log })
  await postFile(app.app, { filename: 'canary.png', content: png }, { remoteAddress: '198.51.100.77' })
  await postFile(app.app, { filename: 'canary.png', content: 'canary\0' })
  expect(lines.join('')).toContain('/api/attachments')
  expect(lines.join('')).not.toMatch(/canary|198\.51/)
})

test('a store that fails in the middle is answered with 503', async () => {
  let writes = 0
  await using app = await startTestApp({
    aroundWrite: (write) => (work) => {
      writes += 1
      return writes === 3 ? Promise.reject(new StoreUnavailable(new Error('full'))) : write(work)
    },
  })
  const response = await postFile(app.app, { content: pictureOf(500_000) })
  expect(response.statusCode).toBe(503)
  expect(await app.countRows()).toBe(0)
})

const HEAD = 'host: x\r\ncontent-type: multipart/form-data; boundary=----valmis-test\r\n'

/** Lets the server listen; uploads are then written to it piece by piece. */
async function listenToUploads({ app }: Awaited<ReturnType<typeof startTestApp>>) {
  const port = await listen(app)
  return async (headers: string, ...pieces: readonly (Buffer | string)[]) => {
    const connection = await openRawConnection(port)
    connection.socket.write(`POST /api/attachments HTTP/1.1\r\n${HEAD}${headers}\r\n\r\n`)
    for (const piece of pieces) connection.socket.write(piece)
    return connection
  }
}

test('an upload that is cut off leaves nothing', async ({ app }) => {
  const upload = await listenToUploads(app)
  const { payload } = multipart({ content: pictureOf(2_000_000) })
  const { socket } = await upload(`content-length: ${payload.length}`, payload.subarray(0, 1_500_000))
  await expect.poll(async () => (await keptFiles(app.db)).chunks.length).toBeGreaterThan(2)
  socket.destroy()
  await expect.poll(app.countRows).toBe(0)
})

test('twenty uploads that hardly move are ended, and others are taken meanwhile', async () => {
  const timeouts = { ...TIMEOUTS_MS, pace: 200, check: 20 }
  await using app = await startTestApp({ timeouts, env: { TRUST_PROXY: '127.0.0.1' } })
  const upload = await listenToUploads(app)
  const { payload } = multipart({ content: pictureOf(2_000_000) })
  const slow = Array.from({ length: 20 }, (_, place) =>
    upload(
      `x-forwarded-for: 192.0.2.${place % 4}\r\ncontent-length: ${payload.length}`,
      payload.subarray(0, 300),
    ),
  )
  const person = await postFile(app.app, { content: png }, { remoteAddress: '198.51.100.7' })
  expect(person.statusCode).toBe(201)
  for (const connection of slow) {
    const { closed, heard } = await connection
    await closed
    expect(heard()).toMatch(/^HTTP\/1\.1 408/)
  }
  await expect.poll(async () => (await keptFiles(app.db)).files.length).toBe(1)
})

test('a refused upload leaves its connection fit for the next request', async ({ app }) => {
  const upload = await listenToUploads(app)
  const { payload } = multipart({ content: Buffer.concat([Buffer.from('MZ\0'), Buffer.alloc(3_000_000)]) })
  const next = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
  const { closed, heard } = await upload(`content-length: ${payload.length}`, payload, next)
  await closed
  expect(heard().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})

test('a body in pieces that goes on and on is cut off', async ({ app }) => {
  const upload = await listenToUploads(app)
  const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(2 ** 20, 'x'), Buffer.from('\r\n')])
  const pieces = Array<Buffer>(Math.ceil((2 * UPLOAD_BODY_LIMIT_BYTES) / 2 ** 20)).fill(piece)
  const { closed, heard } = await upload(
    'connection: close\r\ntransfer-encoding: chunked',
    ...pieces,
    '0\r\n\r\n',
  )
  await closed
  expect(heard()).toBe('')
  expect(await app.countRows()).toBe(0)
})
