import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SupportWays } from './SupportWays.tsx'
import { SUPPORT_DIALOG_ID, TICKET_FORM_PAGE } from './support-places.ts'
import styles from './SupportDialog.module.css'

/**
 * The intro of the ticket dialog (spec §2): static, in every page, opened by the browser. Its button is a
 * link to the plain form; `lead-to-ticket.ts` opens the dialog instead.
 */
export function SupportDialog({ context }: { context: PageContext }) {
  const words = context.messages.supportTicket
  return (
    <Dialog
      id={SUPPORT_DIALOG_ID}
      title={words.title}
      closeLabel={words.close}
      className={`${styles.overlay ?? ''} ${styles.intro ?? ''}`}
    >
      <p className="lead">{words.lead}</p>
      <p>
        <ButtonLink
          href={localizedPath(context.locale, TICKET_FORM_PAGE)}
          look="primary"
          data-begin-ticket
          {...{ autofocus: '' }}
        >
          {words.begin}
        </ButtonLink>
      </p>
      <SupportWays context={context} />
      <p className={`fine ${styles.hours}`}>{context.openingHours}</p>
    </Dialog>
  )
}
