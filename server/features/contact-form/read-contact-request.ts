import {
  type ContactField,
  findContactProblems,
  normalizeWebsite,
} from '#domain/contact-form/contact-request.ts'
import type { Locale } from '#domain/language/locales.ts'

import { withAsciiDomain } from '../../mailbox.ts'
import { ApiProblem, type FieldProblem } from '../../http/problems/api-problem.ts'
import { multiLineText, singleLineText } from '../../http/visitor/visitor-text.ts'
import type { ContactBody } from './contact-schema.ts'

/** A contact request as it is kept: trimmed, in normal form, empty fields ''. */
export interface KeptContactRequest {
  name: string
  email: string
  message: string
  phone: string
  url: string
  startTime: string
  language: Locale
}

/**
 * Reads a request; refuses it (400) with everything that breaks a rule, besides the fields already known
 * to have no shape: only when there are none is the body what its type says.
 */
export function readContactRequest(
  body: ContactBody,
  visitorLanguage: Locale,
  shapeless: readonly FieldProblem[],
): KeptContactRequest {
  const isShapeless = (name: string) => shapeless.some(({ field }) => field === name)
  const text = (name: ContactField) => (isShapeless(name) ? '' : (body[name] ?? ''))
  const values = {
    name: text('name'),
    email: withAsciiDomain(singleLineText(text('email'))),
    message: text('message'),
  }
  const rules = findContactProblems({ ...values, phone: text('phone'), url: text('url') }, 'mailable')
  const fields = [...shapeless, ...rules.filter(({ field }) => !isShapeless(field))]
  if (fields.length > 0) throw new ApiProblem('invalid', { fields })
  return {
    name: singleLineText(body.name),
    email: values.email,
    message: multiLineText(body.message),
    phone: singleLineText(body.phone ?? ''),
    url: normalizeWebsite(singleLineText(body.url ?? '')) ?? '',
    startTime: body.startTime ?? '',
    language: body.language ?? visitorLanguage,
  }
}
