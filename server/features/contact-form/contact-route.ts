import { addOns } from '#content/catalogue/add-ons.ts'
import { messages } from '#content/messages/messages.ts'
import { CONTACT_PROBLEMS } from '#domain/contact-form/contact-request.ts'
import { ORDER_SENT_PAGE } from '#domain/form-sending/form-token.ts'
import type { Locale } from '#domain/language/locales.ts'
import { messageKey, textsOf } from '#domain/language/message-text.ts'
import { addOnField, orderFields } from '#domain/pricing/order.ts'

import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { shapeProblems, generalWords, type ProblemWords } from '../../http/problems/problem.ts'
import { acceptForms } from '../../http/accepted-requests.ts'
import { SuccessReceipt } from '../../http/success-receipt.ts'
import { visitorLanguage, visitorOffice } from '../../http/visitor.ts'
import type { Routes } from '../route-parts.ts'
import { ContactBody, packageName, readContactRequest } from './contact-request.ts'
import { type BeginAnalysis, insertRequest } from './insert-request.ts'

/** The answer to a request; where it names a website, with the secret of the report about it. */
const ContactReceipt = {
  ...SuccessReceipt,
  properties: { ...SuccessReceipt.properties, analysis: { type: 'string' } },
} as const

const SCOPE = 'POST /api/contact'
const PAGES = { sent: '/contact/sent', ordered: ORDER_SENT_PAGE, notSent: '/contact/not-sent' }

/** `POST /api/contact`: JSON from the page's script, or a plain form post without script. */
export const contactRoute: Routes<{ beginAnalysis: BeginAnalysis }> = (app, options, done) => {
  const { acceptPost, effects, beginAnalysis } = options
  acceptForms(app)
  app.post(
    '/api/contact',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      attachValidation: true, // problems of shape and of rules are reported together (spec §5)
      config: {
        words: (locale) => contactWords(locale, effects.places.salesMailbox),
        formPages: PAGES,
      },
      schema: { body: ContactBody, response: { 201: ContactReceipt } },
    },
    async (request, reply) => {
      const locale = visitorLanguage(request)
      const contactRequest = readContactRequest(request.body, locale, shapeProblems(request.validationError))
      const { order, ...texts } = contactRequest
      const { email } = texts
      const office = visitorOffice(request.headers, contactRequest.language)
      const { contactForm: words, pricing } = messages[locale]
      const labels = {
        name: words.name,
        email: words.email,
        phone: words.phone,
        url: words.url,
        package: pricing.slipPackage,
        ...Object.fromEntries(addOns.map(({ id }) => [addOnField(id), pricing[messageKey('', id)]])),
        message: words.message,
      }
      const post = {
        scope: SCOPE,
        email,
        payload: { ...texts, ...(order === null ? {} : { order: JSON.stringify(order) }) },
        form: {
          locale,
          sent:
            order === null
              ? PAGES.sent
              : `${PAGES.ordered}?${new URLSearchParams(orderFields(order)).toString()}`,
          labels,
          values: order === null ? {} : { message: texts.message, package: packageName(order) },
        },
      }
      await acceptPost(request, reply, post, (trx, reasons) =>
        insertRequest(trx, { ...contactRequest, office }, reasons, effects, beginAnalysis),
      )
      return reply
    },
  )
  done()
}

/** Sentences for a refused request (spec §8). */
function contactWords(locale: Locale, mailbox: string): ProblemWords {
  const { contactForm: words } = messages[locale]
  const problems = { ...textsOf(CONTACT_PROBLEMS, '', words), 'price-changed': words.priceChanged }
  return { ...generalWords(locale, mailbox), ...problems, invalid: words.missingFields }
}
