import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { CONFIRM_PAGE, CONFIRM_PLACE, FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { MIN_FILL_MS, TOKEN_LIFETIME_MS } from '#domain/suspicion/suspicion.ts'

import { escapeHtml } from '../../escape-html.ts'
import type { Site } from '../../http/built-pages/load-site.ts'
import { isFormPost } from '../../http/accepted-requests.ts'
import { tokenOfPost, newTokenId, writeFormToken, type FormToken } from './form-token.ts'

/** Null: a plain form's token is good; else it answered with a page that sends it again (decision 0049). */
export type ConfirmForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  labels: Readonly<Record<string, string>>,
) => FastifyReply | null

interface Effects {
  /** Null also where the page is missing: then the form is set aside like any post without token. */
  site: Site | null
  secret: string
  now: () => Date
  randomBytes: (count: number) => Buffer
}

const PLACE = new RegExp(`<input\\b[^>]*\\bname="${CONFIRM_PLACE}"[^>]*>`)

export function createFormConfirmer({ site, secret, now, randomBytes }: Effects): ConfirmForm {
  return (request, reply, locale, labels) => {
    if (!isFormPost(request)) return null
    const given = tokenOfPost(request, secret)
    const ageMs = typeof given === 'string' ? -1 : now().getTime() - given.issuedAt.getTime()
    if (ageMs >= MIN_FILL_MS && ageMs <= TOKEN_LIFETIME_MS) return null
    const page = site?.get(localizedPath(locale, CONFIRM_PAGE))
    if (page === undefined) return null
    // Too early: the same token again; it ages while the visitor looks at the page.
    const isEarly = typeof given !== 'string' && ageMs >= 0 && ageMs < MIN_FILL_MS
    const token: FormToken = isEarly ? given : { issuedAt: now(), id: newTokenId(randomBytes) }
    const fields = { ...(request.body as Record<string, string>) }
    fields[FORM_TOKEN_FIELD] = writeFormToken(token, secret)
    const html = page.identity.body.toString().replace(PLACE, () => repeated(fields, labels))
    return reply
      .code(200)
      .headers({
        ...page.identity.withoutTag,
        'content-length': String(Buffer.byteLength(html)),
        'cache-control': 'no-store',
      })
      .send(html)
  }
}

/** The fields of a form: hidden inputs, and a visible list of those with a label. */
function repeated(fields: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>) {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const shown = Object.entries(labels)
    .filter(([name]) => (fields[name] ?? '') !== '')
    .map(([name, label]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(fields[name] ?? '')}</dd>`)
  return `${hidden.join('')}<dl>${shown.join('')}</dl>`
}
