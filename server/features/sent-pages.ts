import type { FastifyPluginCallback } from 'fastify'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { ORDER_SENT_PAGE, SENT_PLACE, TICKET_SENT_PAGE } from '#domain/form-sending/form-token.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { type OrderFields, readOrder } from '#domain/pricing/order.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import { escapeHtml } from '../escape-html.ts'
import { sendFilledPage } from '../http/built-pages/filled-page.ts'
import type { Site } from '../http/built-pages/load-site.ts'
import { ApiProblem } from '../http/problems/problem.ts'
import { orderWords } from './contact-form/contact-request.ts'

/** What a page's address says; a parameter given twice counts as none. */
type Query = Readonly<Record<string, unknown>>

/** What a page says of what was sent, line by line; nothing: its address names nothing of ours. */
const SENT_PAGES: Readonly<Record<string, (query: Query, locale: Locale) => string[]>> = {
  [TICKET_SENT_PAGE]({ number }) {
    const known = typeof number === 'string' ? parseTicketNumber(number) : null
    return known === null ? [] : [known]
  },
  [ORDER_SENT_PAGE](query, locale) {
    const texts = Object.entries(query).filter(([, value]) => typeof value === 'string')
    const fields: OrderFields = Object.fromEntries(texts)
    const [anyPrices] = priceProfiles
    if (fields.currency === undefined) return []
    const order = readOrder(fields, { packages, addOns }, priceProfiles, anyPrices)
    if (order === null || order === 'not-offered') return []
    const { items, once, monthly } = orderWords(order, locale)
    const onceText = once === '' ? '' : `${once} ${messages[locale].pricing.oneTime}`
    return [items, [onceText, monthly].filter((text) => text !== '').join(' · ')]
  },
}

/**
 * The pages after a form sent without script: the ticket's number, or the order with its sum. They stand in
 * the address and are checked, so that nobody can make the page say something else.
 */
export const sentPages: FastifyPluginCallback<{ site: Site }> = (app, { site }, done) => {
  for (const locale of LOCALE_CODES)
    for (const [name, say] of Object.entries(SENT_PAGES)) {
      const path = localizedPath(locale, name)
      app.get<{ Querystring: Query }>(path, ({ query }, reply) => {
        const page = site.get(path)
        if (page === undefined) throw new ApiProblem('not-found')
        const lines = say(query, locale).map((line) => `<span>${escapeHtml(line)}</span>`)
        return sendFilledPage(reply, page, SENT_PLACE, lines.length > 0 ? lines.join('') : null)
      })
    }
  done()
}
