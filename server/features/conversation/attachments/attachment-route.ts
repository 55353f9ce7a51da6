import { fastifyMultipart } from '@fastify/multipart'
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import { UPLOAD_HANDLER_TIMEOUT_MS } from '../../../http/limits.ts'
import type { RequestLimits } from '../../../abuse/rate-limits/request-limits.ts'
import { visitorNetwork } from '../../../http/visitor.ts'
import { ATTACHMENT_ID, AttachmentAddress, AttachmentReceipt, attachmentWords } from './attachment-answers.ts'
import {
  declaredBytes,
  readUpload,
  receiveAttachment,
  type AttachmentEffects,
  createUploadSlots,
} from './receive-attachment.ts'
import { removeAttachment } from './attachment-rows.ts'

export interface AttachmentRouteOptions {
  effects: AttachmentEffects
  guard: Pick<RequestLimits, 'limitUpload'>
  /** The address to write to when the server fails. */
  mailbox: string
}

/** `POST /api/attachments`, `DELETE /api/attachments/:id`: files of a ticket that is still being written. */
export const attachmentRoute: FastifyPluginCallbackTypebox<AttachmentRouteOptions> = (app, options, done) => {
  app.register(uploadRoute, options)
  app.delete(
    '/api/attachments/:id',
    {
      config: { words: (locale) => attachmentWords(locale, options.mailbox) },
      schema: { params: AttachmentAddress, response: { 204: { type: 'null' } } },
    },
    async (request, reply) => {
      const { id } = request.params
      if (ATTACHMENT_ID.test(id)) await removeAttachment(options.effects.write, id)
      return reply.code(204).send(null)
    },
  )
  done()
}

/** Registered on its own instance: only here is multipart read, and JSON is not. */
const uploadRoute: FastifyPluginCallbackTypebox<AttachmentRouteOptions> = (app, options, done) => {
  const { effects, guard, mailbox } = options
  const inSlot = createUploadSlots()
  app.removeAllContentTypeParsers()
  app.register(fastifyMultipart)
  app.post(
    '/api/attachments',
    {
      handlerTimeout: UPLOAD_HANDLER_TIMEOUT_MS,
      config: { isUpload: true, words: (locale) => attachmentWords(locale, mailbox) },
      schema: { response: { 201: AttachmentReceipt } },
    },
    async (request, reply) => {
      const sender = { network: visitorNetwork(request.ip), declaredBytes: declaredBytes(request) }
      const receipt = await guard.limitUpload(sender.network, () =>
        inSlot(sender.network, () =>
          readUpload(request, (upload) => receiveAttachment(upload, sender, effects)),
        ),
      )
      return reply.code(201).send(receipt)
    },
  )
  done()
}
