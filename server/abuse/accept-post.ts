import type { FastifyReply, FastifyRequest } from 'fastify'

import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import { keyOfForm, payloadHash, readIdempotencyKey } from '../store/idempotency/once.ts'
import { isFormPost } from '../http/accepted-requests.ts'
import { sentPage } from '../http/success-receipt.ts'
import type { Db } from '../store/tables.ts'
import { type LimitedOnce, senderOf } from './rate-limits/request-limits.ts'
import { isBlocked } from './review/blocked-addresses.ts'
import type { ConfirmForm, PlainForm } from './suspicion/confirm-form.ts'
import type { ExaminePost } from './suspicion/form-token.ts'

interface Post {
  /** Method and path: the same key on another route is another key. */
  scope: string
  /** The mailbox it names; '' for none. */
  email: string
  /** The content that makes two posts equal. */
  payload: Parameters<typeof payloadHash>[0]
  /** Of plain forms: the next page, and what the answer carries (a cookie). */
  form?: PlainForm & {
    sent: string
    carry?: (reply: FastifyReply, receipt: Receipt) => void
  }
  /** Status of the answer; 201 unless it says otherwise. */
  status?: 201 | 202
}

/** What a record's insertion adds to the answer. */
export interface Receipt {
  ticketNumber?: string
  /** The secret of a report about a website. */
  secret?: string
  /** The same, of the website a contact request names. */
  analysis?: string
}

/** Inserts a post's record with its mails, or sets it aside for the reasons; the answer has what it returns. */
type InsertRecord = (trx: Db, reasons: readonly SuspicionReason[]) => Promise<Receipt & { isMailed: boolean }>

/**
 * Stores a visitor's post and answers it: 201, or 303 to a page for a plain form. A plain form without token
 * gets a page that asks for confirmation, a copy the first answer, too many posts 429. `insert` gets the
 * reasons for suspicion.
 */
export type AcceptPost = (
  request: FastifyRequest,
  reply: FastifyReply,
  post: Post,
  insert: InsertRecord,
) => Promise<void>

interface Guards {
  once: LimitedOnce
  examinePost: ExaminePost
  confirmForm: ConfirmForm
  /** Called after a post was stored. */
  wake: () => void
}

export function createAcceptPost({ once, examinePost, confirmForm, wake }: Guards): AcceptPost {
  return async (request, reply, { scope, email, payload, form, status = 201 }, insert) => {
    const key = readIdempotencyKey(request.headers['idempotency-key'])
    const confirmation = form && confirmForm(request, reply, form)
    if (confirmation) return
    const plainForm = isFormPost(request) ? form : undefined
    const hash = payloadHash(payload)
    const answer = await once(
      {
        scope,
        repeat: key ?? (plainForm ? keyOfForm(hash) : null),
        payloadHash: hash,
        sender: senderOf(request, email),
        findReasons: examinePost(request),
      },
      async (trx, reasons) => {
        const isUnwanted = email !== '' && (await isBlocked(trx, email))
        const all = isUnwanted ? [...reasons, 'address-blocked' as const] : reasons
        const { isMailed, ...receipt } = await insert(trx, all)
        return { status, body: { success: true, ...receipt, ...(isMailed ? {} : { noMail: true }) } }
      },
    )
    wake()
    if (plainForm) {
      plainForm.carry?.(reply, answer.body as Receipt)
      reply.redirect(sentPage(plainForm.locale, plainForm.sent, answer.body), 303)
    } else reply.code(answer.status).send(answer.body)
  }
}
