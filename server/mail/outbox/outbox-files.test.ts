import PostalMime from 'postal-mime'
import { expect } from 'vitest'

import { keepAttachment } from '../../features/conversation/attachments/test-attachment.ts'
import { removeAttachment } from '../../features/conversation/attachments/attachment-rows.ts'
import { createSmtpTransport } from './mail-transports.ts'
import { fixture, test as baseTest } from '../../test-app.ts'
import { aMail, startTestOutbox } from './test-outbox.ts'
import { startTestSmtpServer, type Fault } from './test-smtp-server.ts'

const TIMEOUTS = { connection: 2_000, greeting: 2_000, socket: 2_000 }

/** A mail server and an outbox that delivers to it; the server may refuse mails with files. */
async function startDelivery(faultWithFiles?: Fault) {
  const server = await startTestSmtpServer()
  const smtp = createSmtpTransport(server.url, TIMEOUTS)
  const outbox = await startTestOutbox({
    send(mail) {
      if (faultWithFiles !== undefined) server.state.fault = mail.files.length > 0 ? faultWithFiles : {}
      return smtp.send(mail)
    },
    close: () => undefined,
  })
  return {
    ...outbox,
    server,
    filesOf: async (mail: number) => {
      const { attachments } = await PostalMime.parse(server.received[mail]?.content ?? '')
      return attachments.map(({ filename, mimeType, disposition, content }) => ({
        filename,
        mimeType,
        disposition,
        content: Buffer.from(content as ArrayBuffer).toString('latin1'),
      }))
    },
    async [Symbol.asyncDispose]() {
      await outbox[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

const test = baseTest.extend('delivery', fixture(startDelivery))

test('files go along with a mail byte by byte, in their order, to be saved', async ({ delivery }) => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, value) => value)
  const picture = await keepAttachment(
    delivery.write,
    Array.from({ length: 20 }, () => everyByte),
    {
      name: 'Õnn; "x".png',
      type: 'image/png',
    },
  )
  const text = await keepAttachment(delivery.write, ['žõü\r\n', 'a\nb\r.\r\n..'])
  await delivery.queue(aMail({ attachments: [text, picture] }))
  await delivery.worker.deliverDue()
  expect(await delivery.filesOf(0)).toEqual([
    {
      filename: 'a.txt',
      mimeType: 'text/plain',
      disposition: 'attachment',
      content: Buffer.from('žõü\r\na\nb\r.\r\n..').toString('latin1'),
    },
    {
      filename: 'Õnn; "x".png',
      mimeType: 'image/png',
      disposition: 'attachment',
      content: Buffer.concat(Array.from({ length: 20 }, () => everyByte)).toString('latin1'),
    },
  ])
})

test('a mail whose file was removed, or is not whole, goes without it', async ({ delivery }) => {
  const removed = await keepAttachment(delivery.write)
  const broken = await keepAttachment(delivery.write, ['hello'], { size: 999 })
  const whole = await keepAttachment(delivery.write, ['whole'])
  await delivery.queue(aMail({ attachments: [removed, broken, whole] }))
  await removeAttachment(delivery.write, removed)
  await delivery.worker.deliverDue()
  expect(await delivery.rows()).toMatchObject([{ state: 'sent' }])
  expect(await delivery.filesOf(0)).toMatchObject([{ content: 'whole' }])
})

const refusals: [what: string, fault: Fault][] = [
  ['its size', { mail: 552 }],
  ['what a scanner sees in it', { data: 554 }],
]

test.each(refusals)('a mail refused for good because of %s goes without its files', async (_, fault) => {
  await using delivery = await startDelivery(fault)
  const id = await keepAttachment(delivery.write)
  await delivery.queue(aMail({ attachments: [id] }))
  await delivery.worker.deliverDue()
  expect(await delivery.rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  expect(delivery.server.received).toHaveLength(1)
  expect(await delivery.filesOf(0)).toEqual([])
  expect(await delivery.db.selectFrom('attachment').select('id').execute()).toEqual([{ id }])
})

test('a mail refused for good without files is dead', async ({ delivery }) => {
  await delivery.queue(aMail({ attachments: [await keepAttachment(delivery.write)] }))
  delivery.server.state.fault = { rcpt: 550 }
  await delivery.worker.deliverDue()
  expect(await delivery.rows()).toMatchObject([{ state: 'dead', attempts: 2 }])
})

test('a mail that is tried again later takes its files along again', async ({ delivery }) => {
  await delivery.queue(aMail({ attachments: [await keepAttachment(delivery.write)] }))
  delivery.server.state.fault = { data: 451 }
  await delivery.worker.deliverDue()
  delivery.server.state.fault = {}
  delivery.advance(15_000)
  await delivery.worker.deliverDue()
  expect(await delivery.filesOf(0)).toHaveLength(1)
})
