import { packages } from '#content/catalogue/packages.ts'
import type { Messages } from '#content/messages/messages.ts'
import { START_TIMES } from '#domain/contact-form/contact-request.ts'
import { textsOf } from '#domain/language/message-text.ts'
import { ADD_ON_IDS } from '#domain/pricing/packages.ts'

/** Where the page keeps the desk's words for its script. */
export const WORDS_ID = 'desk-words'

/** The words of the desk, in the agency's language. */
export type DeskWords = ReturnType<typeof deskWords>

/** The desk's own words, and those that the site already has. */
export function deskWords(messages: Messages) {
  const { desk, supportTicket, ticketStatus: status, footer, pricing, contactForm } = messages
  return {
    ...desk,
    acts: messages.deskActs,
    report: messages.deskReport,
    filters: messages.deskFilters,
    kinds: messages.deskKinds,
    reasons: messages.deskReasons as Readonly<Record<string, string>>,
    failures: messages.deskFailures,
    records: messages.deskRecords,
    attachments: supportTicket,
    packages: Object.fromEntries(packages.map(({ id, name }) => [id, name])) as Readonly<
      Record<string, string>
    >,
    addOns: textsOf(ADD_ON_IDS, '', pricing),
    office: { momentThere: footer.momentThere, hours: footer.hours, hoursThere: footer.hoursThere },
    events: {
      created: desk.cameIn,
      'customer-reply': '',
      'staff-reply': '',
      note: '',
      assigned: desk.assignTo,
      'solved-by-customer': status.stateSolved,
      'solved-by-staff': status.stateSolved,
      reopened: status.stateOpen,
    },
    email: supportTicket.email,
    name: supportTicket.name,
    close: supportTicket.close,
    preview: supportTicket.preview,
    previewEmpty: supportTicket.previewEmpty,
    failed: status.failed,
    tryAgain: status.tryAgain,
    byEmail: status.byEmail,
    perMonth: pricing.perMonth,
    startTimes: textsOf(START_TIMES, 'start', contactForm) as Readonly<Record<string, string>>,
  }
}
