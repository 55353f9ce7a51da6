import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx'
import { ChatBubble } from './ChatBubble.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import conversation from './ChatConversation.module.css'
import styles from './ChatPage.module.css'

interface ChatPageProps {
  context: PageContext
  /** The language menu, which belongs to another feature. */
  children: ReactNode
}

/**
 * The chat on a page of its own (spec §2): a card in the middle of the desk. It is complete without script;
 * `start-chat-page.tsx` replaces the greeting by the live conversation.
 */
export function ChatPage({ context, children }: ChatPageProps) {
  const { chatAssistant: words, chatPage: page } = context.messages
  const home = localizedPath(context.locale, '/')
  const email = <a href={`mailto:${agency.salesMailbox}`}>{agency.salesMailbox}</a>
  return (
    <div className={styles.desk}>
      <div className={`row ${styles.top}`}>
        <a href={home} className={styles.brand}>
          <Wordmark />
        </a>
        {children}
      </div>
      <p className={styles.lead}>{page.lead}</p>
      <section className={`sheet ${styles.card}`}>
        <ChatHeader
          subtitle={words.subtitle}
          tools={
            <a href={home} className="tap" aria-label={page.close} data-chat-close>
              <Icon name="x" />
            </a>
          }
        >
          <h1>{page.heading}</h1>
        </ChatHeader>
        <div
          className={styles.body}
          data-chat-body
          data-per-month={context.messages.pricing.perMonth}
          data-opening-hours={context.openingHours}
        >
          <div className={conversation.conversation}>
            <div className={conversation.scroller} data-fresh>
              <ChatBubble sender="bot" senderName={words.title} tag={context.tag}>
                <p>{words.replyGreeting}</p>
              </ChatBubble>
              <noscript>
                <ChatBubble sender="bot" senderName={words.title} tag={context.tag}>
                  <p>
                    <FilledText text={page.noScript} values={{ email }} />
                  </p>
                </ChatBubble>
              </noscript>
              <p className={styles.failure} role="alert" data-chat-failure hidden>
                <FilledText text={page.codeFailed} values={{ email }} />
              </p>
            </div>
            <div className={`needs-script ${styles.waiting}`} />
          </div>
        </div>
      </section>
    </div>
  )
}
