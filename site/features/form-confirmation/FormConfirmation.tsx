import { CONFIRM_PLACE } from '#domain/form-sending/form-token.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'
import styles from './FormConfirmation.module.css'

/**
 * The second step of a form sent without script. The server shows it in answer to the form and replaces its
 * one field by the visitor's values (`server/abuse/suspicion/confirm-form.ts`); without `action` it is sent
 * to the same address.
 */
export function FormConfirmation({ context: { messages } }: { context: PageContext }) {
  return (
    <MessageSheet heading={messages.page.confirmTitle} sign="2/2">
      <p className="lead">{messages.page.confirmDescription}</p>
      <form className={styles.form} method="post">
        <input type="hidden" name={CONFIRM_PLACE} />
        <Button type="submit" look="primary">
          {messages.formSending.confirm}
        </Button>
      </form>
    </MessageSheet>
  )
}
