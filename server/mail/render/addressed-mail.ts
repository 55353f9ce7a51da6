import { agency } from '#content/catalogue/agency.ts'
import { founder } from '#content/catalogue/team.ts'
import type { Locale } from '#domain/language/locales.ts'

import { MAIL_PRIORITY, type Mail, type Mailbox } from '../outgoing-mail.ts'
import type { MailValues, RenderMail } from './render-mail.ts'

/** An automatic mail to a visitor in their language. They answer to a mailbox: its text says "simply reply". */
export function visitorMail(
  render: RenderMail,
  kind: string,
  { email, language }: { email: string; language: Locale },
  mailbox: string,
  values: MailValues,
): Mail {
  return {
    kind,
    recipient: email,
    replyTo: { name: agency.name, address: mailbox },
    autoSubmitted: 'auto-replied',
    priority: MAIL_PRIORITY.visitor,
    language,
    ...render(kind, language, { agency: agency.name, person: founder.name, ...values }),
  }
}

/** A mail to the staff in theirs; null: there is nobody to answer. */
export function staffMail(
  render: RenderMail,
  kind: string,
  { recipient, language }: { recipient: string; language: Locale },
  replyTo: Mailbox | null,
  values: MailValues,
): Mail {
  return {
    kind,
    recipient,
    replyTo,
    autoSubmitted: 'auto-generated',
    priority: MAIL_PRIORITY.staff,
    language,
    ...render(kind, language, values),
  }
}
