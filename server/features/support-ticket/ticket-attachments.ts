import type { ClaimedAttachment, claimAttachments } from './attachments/claim-attachments.ts'

/** What a ticket asks of the store of uploaded files. */
export interface TicketAttachments {
  /** Makes files belong to a ticket, in its transaction; throws an `ApiProblem` when one cannot. */
  claimAttachments: typeof claimAttachments
  /** Whether files are small enough together to be sent by mail. */
  fitIntoMail: (attachments: readonly ClaimedAttachment[]) => boolean
}
