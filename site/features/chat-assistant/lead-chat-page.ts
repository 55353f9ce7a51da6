import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { withinPatience } from '../../browser/parts/code-patience.ts'
import { closeChatPage } from './close-chat-page.ts'

/** Fetches what the chat's own page is there for. Code that cannot be had leads to a sentence in its card. */
export function leadChatPage(): void {
  closeChatPage()
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  const body = document.querySelector<HTMLElement>('[data-chat-body]')
  if (locale === null || !body) return
  withinPatience(
    import('./start-chat-page.tsx').then(({ startChatPage }) => startChatPage(locale, body)),
  ).catch(() => {
    const failure = body.querySelector<HTMLElement>('[data-chat-failure]')
    if (failure) failure.hidden = false
  })
}
