import { agency } from '#content/catalogue/agency.ts'

import { sayMoment } from '../../mail/render/mail-values.ts'
import { MAIL_PRIORITY, type Mail } from '../../mail/outgoing-mail.ts'
import type { RenderMail } from '../../mail/render/render-mail.ts'

/** Templates of mails about posts that were set aside, by folder of `content/mail`. */
export const REVIEW_MAIL_KINDS = ['review-waiting'] as const

/** How many posts wait for a mailbox's people, since when, and what to do about it. Nothing of what was posted. */
export function reviewReminder(
  render: RenderMail,
  { posts, since }: { posts: number; since: Date },
  mailbox: string,
): Mail {
  const language = agency.staffLanguage
  const values = { posts: String(posts), since: sayMoment(since, language) }
  return {
    kind: 'review-waiting',
    recipient: mailbox,
    replyTo: null,
    autoSubmitted: 'auto-generated',
    priority: MAIL_PRIORITY.staff,
    language,
    ...render('review-waiting', language, values),
  }
}
