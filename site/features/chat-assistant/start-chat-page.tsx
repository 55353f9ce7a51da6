import type { Locale } from '#domain/language/locales.ts'

import { mountPart } from '../../ui/error-boundary/mount-part.ts'
import { ChatConversation } from './ChatConversation.tsx'
import { loadChat } from './load-chat.ts'

/** Replaces the built conversation by the live one. Rejects when it cannot be loaded. */
export async function startChatPage(locale: Locale, body: HTMLElement): Promise<void> {
  const chat = await loadChat(locale, body)
  mountPart(body, 'ChatPage', <ChatConversation chat={chat} takesFocus={false} />)
}
