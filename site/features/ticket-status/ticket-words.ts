import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { type TicketCategory, TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'
import type { TicketEventType, TicketState } from '#domain/support-ticket/ticket-status.ts'
import { EXAMPLE_TICKET_NUMBER } from '#domain/support-ticket/ticket-number.ts'

import type { AttachmentWords } from '../../ui/attachments/file-words.ts'

/** Words about the files of a reply. */
function attachmentWords(words: Sources['supportTicket']): AttachmentWords & { filesUnderWay: string } {
  const { addAttachment, attachmentHint, dropHere, uploading, uploaded, removeFile, filesUnderWay } = words
  const { fileFailed, fileTooLarge, filesTooLarge, tooManyFiles, fileTypeRefused } = words
  const { fileEmpty, fileBroken, filesBusy, filesQuota } = words
  return {
    addAttachment,
    attachmentHint,
    dropHere,
    uploading,
    uploaded,
    removeFile,
    filesUnderWay,
    fileFailed,
    fileTooLarge,
    filesTooLarge,
    tooManyFiles,
    fileTypeRefused,
    fileEmpty,
    fileBroken,
    filesBusy,
    filesQuota,
  }
}

type Sources = Pick<Messages, 'ticketStatus' | 'supportTicket' | 'formSending' | 'footer'>

/** The strings of the status page's island. */
export type TicketWords = ReturnType<typeof ticketWords>

/** The words the island needs, with the figures that are known without a ticket. */
export function ticketWords({ ticketStatus: words, supportTicket, formSending, footer }: Sources) {
  return {
    formSending,
    loading: words.loading,
    failed: words.failed,
    offline: words.offline,
    tryAgain: words.tryAgain,
    unknownHeading: words.unknownHeading,
    unknownText: fillPlaceholders(words.unknownText, { days: TICKET_LINK_DAYS }),
    number: words.number,
    subject: words.subject,
    category: words.category,
    state: words.state,
    answerBy: words.answerBy,
    onYourClock: words.onYourClock,
    office: { momentThere: footer.momentThere, hours: footer.hours, hoursThere: footer.hoursThere },
    timeline: words.timeline,
    files: words.files,
    email: supportTicket.email,
    url: supportTicket.url,
    attachments: attachmentWords(supportTicket),
    replyLabel: words.replyLabel,
    replyMissing: words.replyMissing,
    replySend: words.replySend,
    replySending: words.replySending,
    replySent: words.replySent,
    solvedButton: words.solvedButton,
    solvedHint: words.solvedHint,
    requestHeading: words.requestHeading,
    requestText: words.requestText,
    requestNumber: words.requestNumber,
    requestEmail: words.requestEmail,
    requestButton: words.requestButton,
    requestSent: words.requestSent,
    numberMalformed: fillPlaceholders(words.numberMalformed, { example: EXAMPLE_TICKET_NUMBER }),
    emailMissing: supportTicket.emailMissing,
    emailMalformed: supportTicket.emailMalformed,
    states: {
      open: words.stateOpen,
      answered: words.stateAnswered,
      solved: words.stateSolved,
    } satisfies Record<TicketState, string>,
    events: {
      created: words.eventCreated,
      'customer-reply': words.eventCustomerReply,
      'staff-reply': words.eventStaffReply,
      'solved-by-customer': words.eventSolvedByCustomer,
      'solved-by-staff': words.eventSolvedByStaff,
      reopened: words.eventReopened,
    } satisfies Record<TicketEventType, string>,
    categories: {
      'Content Update': supportTicket.categoryContentUpdate,
      'Hosting Problem': supportTicket.categoryHostingProblem,
      'Site Outage': supportTicket.categorySiteOutage,
      General: supportTicket.categoryGeneral,
    } satisfies Record<TicketCategory, string>,
  }
}
