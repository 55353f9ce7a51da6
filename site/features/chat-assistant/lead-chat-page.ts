import { parseLocaleCode } from '#domain/language/locales.ts'
import { pageOfPath } from '#domain/language/paths.ts'

import { onClick } from '../../browser/on-click.ts'
import { withinPatience } from '../../browser/parts/code-patience.ts'
import { CHAT_PAGE } from './chat-places.ts'

/** Loads the live chat of its own page. Without its code a sentence is shown in the card. */
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

/**
 * The close button goes back to the page the visitor came from (spec §2): past the chat in other languages,
 * never to another site. Without such a page it is the link home from the HTML.
 */
function closeChatPage(): void {
  onClick('[data-chat-close]', (_, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (goBack()) event.preventDefault()
  })
}

function goBack(): boolean {
  if (!('navigation' in window)) {
    if (!document.referrer.startsWith(`${location.origin}/`)) return false
    history.back()
    return true
  }
  const { currentEntry } = navigation
  // Entries of other sites are not in the list.
  const before = navigation.entries().slice(0, currentEntry?.index ?? 0)
  const target = before.findLast(({ url }) => url !== null && pageOfPath(new URL(url).pathname) !== CHAT_PAGE)
  if (!target) return false
  navigation.traverseTo(target.key)
  return true
}
