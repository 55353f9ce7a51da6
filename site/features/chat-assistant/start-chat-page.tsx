import type { Locale } from '#domain/language/locales.ts'

import { mountPart } from '../../ui/error-boundary/mount-part.ts'
import { ChatConversation } from './ChatConversation.tsx'
import { loadChat } from './load-chat.ts'

/** Puts the live conversation in the place of the one the page was built with. Rejects when it cannot be had. */
export async function startChatPage(locale: Locale, body: HTMLElement): Promise<void> {
  const chat = await loadChat(locale, body.dataset['perMonth'] ?? '')
  mountPart(body, 'ChatPage', <ChatConversation chat={chat} takesFocus={false} />)
}
