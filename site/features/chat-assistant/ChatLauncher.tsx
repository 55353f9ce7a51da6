import { agency } from '#content/catalogue/agency.ts'

import avatar from '../../assets/mascot/pliiats-avatar.svg?inline'
import type { PageContext } from '../../page/page-context.ts'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './ChatLauncher.module.css'

/**
 * The round button of the chat (spec §2, §4), in every page, hidden until `lead-to-chat.ts` shows it; the
 * sentence below is shown when the chat's code cannot be loaded.
 */
export function ChatLauncher({ context }: { context: PageContext }) {
  const words = context.messages.chatAssistant
  const { salesMailbox: email } = agency
  return (
    <div
      className={`screen-only ${styles.corner}`}
      data-chat-corner
      data-per-month={context.messages.pricing.perMonth}
      data-opening-hours={context.openingHours}
      hidden
    >
      <p className="sheet" role="alert" hidden>
        <FilledText
          text={context.messages.chatPage.codeFailed}
          values={{ email: <a href={`mailto:${email}`}>{email}</a> }}
        />
      </p>
      <button type="button" aria-expanded="false">
        <img src={avatar} alt="" width="64" height="64" />
        <span>{words.open}</span>
      </button>
    </div>
  )
}
