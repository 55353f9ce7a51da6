import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { CONFIRM_PAGE, CONFIRM_PLACE, FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { MIN_FILL_MS, TOKEN_LIFETIME_MS } from '#domain/suspicion/suspicion.ts'

import { escapeHtml } from '../../escape-html.ts'
import { sendFilledPage } from '../../http/built-pages/filled-page.ts'
import type { Site } from '../../http/built-pages/load-site.ts'
import { isFormPost } from '../../http/accepted-requests.ts'
import { tokenOfPost, newTokenId, writeFormToken, type FormToken } from './form-token.ts'

/** Null: a plain form's token is good; else it answered with a page that sends it again (decision 0049). */
export type ConfirmForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  form: PlainForm,
) => FastifyReply | null

/** What a plain form needs besides its fields. */
export interface PlainForm {
  locale: Locale
  /** Labels of the fields that are shown again, by name. */
  labels: Readonly<Record<string, string>>
  /** What is shown instead of a field's value. */
  values?: Readonly<Record<string, string>>
}

interface Effects {
  /** Null also where the page is missing: then the form is set aside like any post without token. */
  site: Site | null
  secret: string
  now: () => Date
  randomBytes: (count: number) => Buffer
}

export function createFormConfirmer({ site, secret, now, randomBytes }: Effects): ConfirmForm {
  return (request, reply, form) => {
    if (!isFormPost(request)) return null
    const given = tokenOfPost(request, secret)
    const ageMs = typeof given === 'string' ? -1 : now().getTime() - given.issuedAt.getTime()
    if (ageMs >= MIN_FILL_MS && ageMs <= TOKEN_LIFETIME_MS) return null
    const page = site?.get(localizedPath(form.locale, CONFIRM_PAGE))
    if (page === undefined) return null
    // Too early: the same token again; it ages while the visitor looks at the page.
    const isEarly = typeof given !== 'string' && ageMs >= 0 && ageMs < MIN_FILL_MS
    const token: FormToken = isEarly ? given : { issuedAt: now(), id: newTokenId(randomBytes) }
    const fields = { ...(request.body as Record<string, string>) }
    fields[FORM_TOKEN_FIELD] = writeFormToken(token, secret)
    return sendFilledPage(reply.code(200), page, CONFIRM_PLACE, repeated(fields, form))
  }
}

/** The fields of a form: hidden inputs, and a visible list of those with a label. */
function repeated(fields: Readonly<Record<string, string>>, { labels, values = {} }: PlainForm) {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const shown = Object.entries(labels)
    .filter(([name]) => (fields[name] ?? '') !== '')
    .map(([name, label]) => {
      const value = values[name] ?? fields[name] ?? ''
      return `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`
    })
  return `${hidden.join('')}<dl>${shown.join('')}</dl>`
}
