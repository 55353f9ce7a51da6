import { messages } from '#content/messages/messages.ts'
import type { ChatLead, ChatLeadProblem } from '#domain/chat-assistant/chat-lead.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import { setAside } from '../../abuse/review/review-rows.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { shapeProblems, generalWords, type ProblemWords } from '../../http/problems/problem.ts'
import { SuccessReceipt } from '../../http/success-receipt.ts'
import { visitorOffice, type ForOffice } from '../../http/visitor.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { languageOffice } from '../../mail/render/addressed-mail.ts'
import type { Effects } from '../../effects.ts'
import { insertRow } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'
import { insertConversation, insertMessage, promisedAnswer } from '../conversation/conversation-rows.ts'
import type { Routes } from '../route-parts.ts'
import { ChatLeadBody, readChatLead } from './chat-lead.ts'
import { queueLeadMails } from './chat-lead-mails.ts'

const SCOPE = 'POST /api/chatbot-lead'

/** `POST /api/chatbot-lead`: a visitor asked in the chat to be contacted (spec §7). */
export const chatLeadRoute: Routes = (app, options, done) => {
  const { acceptPost, effects } = options
  app.post(
    '/api/chatbot-lead',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      attachValidation: true, // problems of shape and of rules are reported together
      config: { words: (locale) => chatLeadWords(locale, effects.places.salesMailbox) },
      schema: { body: ChatLeadBody, response: { 201: SuccessReceipt } },
    },
    async (request, reply) => {
      const lead = readChatLead(request.body, shapeProblems(request.validationError))
      const office = visitorOffice(request.headers, lead.language)
      const post = {
        scope: SCOPE,
        email: lead.email,
        payload: { ...lead, questions: lead.questions.join('\n') },
      }
      await acceptPost(request, reply, post, async (trx, reasons) => ({
        isMailed: await insertLead(trx, { ...lead, office }, reasons, effects),
      }))
      return reply
    },
  )
  done()
}

/** Inserts a lead and its mails, or sets it aside, in one transaction. False: the visitor gets no mail. */
export async function insertLead(
  trx: Db,
  lead: ChatLead & ForOffice,
  reasons: readonly SuspicionReason[],
  effects: Effects,
): Promise<boolean> {
  const [id, at] = [effects.newId(), effects.now()]
  const { email, phone, name, language } = lead
  const answerBy = promisedAnswer(at, null, languageOffice(language))
  const said = [...lead.questions, phone]
  const person = { id, kind: 'lead', at, name, email, language, answerBy, said } as const
  const conversation = await insertConversation(trx, person)
  await insertRow(trx, 'chat_lead', {
    id,
    created_at: at.toISOString(),
    asked_at: lead.timestamp,
    phone,
    questions: JSON.stringify(lead.questions),
  })
  await insertMessage(trx, id, { type: 'created', way: 'chat', text: '', at }, effects)
  if (reasons.length === 0) return queueLeadMails(trx, lead, conversation, effects)
  await setAside(trx, 'lead', { id, createdAt: at }, reasons)
  return mayAcknowledge(trx, email, 'contact', effects) // the same answer as if it had not been set aside
}

/** Sentences for a refused lead: the chat's own (spec §5). */
function chatLeadWords(locale: Locale, mailbox: string): ProblemWords {
  const { chatAssistant: words, problems } = messages[locale]
  const sentences: Record<ChatLeadProblem, string> = {
    'email-malformed': fillPlaceholders(words.replyEmailMalformed, { email: words.placeholderEmail }),
    'phone-malformed': words.replyPhoneMalformed,
    'name-missing': words.replyNameMissing,
    'name-too-long': problems.tooLong,
  }
  return { ...generalWords(locale, mailbox), ...sentences }
}
