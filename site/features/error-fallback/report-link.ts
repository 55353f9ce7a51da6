import { agency } from '#content/catalogue/agency.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import type { PageContext } from '../../page/page-context.ts'

/** The mail draft that reports a problem on a page, by the page's full address. */
export function reportLink(context: PageContext, address: string): string {
  const { mailLinks } = context.messages
  return mailLink(mailDraft('report-issue', agency.supportMailbox, mailLinks, { page: address }))
}
