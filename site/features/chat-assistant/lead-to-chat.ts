import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { withinPatience } from '../../browser/parts/code-patience.ts'
import { onceLoaded } from '../../browser/once-loaded.ts'
import { readStored } from '../../browser/storage.ts'
import { CHAT_OPEN_KEY, PENDING_LEADS_KEY } from './chat-places.ts'
import { makeWay } from './make-way.ts'

/**
 * What it does: shows the launcher two seconds after the page has loaded (spec §9), fetches the chat when it
 * is pressed or was open on the page before, and has leads sent that an earlier page could not send. Code
 * that cannot be had leads to the sentence above the launcher. Ships to the client on every page: only this.
 * Why not an island: docs/decisions/0028.
 */
export function leadToChat(): void {
  sendWhatIsPending()
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  const corner = document.querySelector<HTMLElement>('[data-chat-corner]')
  const launcher = corner?.querySelector('button')
  const failure = corner?.querySelector('p')
  if (locale === null || !corner || !launcher || !failure) return

  const forget = () => {
    chat = undefined // the next press tries again
  }
  const load = () =>
    import('./start-chat.tsx').then(({ startChat }) => startChat(locale, corner, launcher, forget))
  let chat: ReturnType<typeof load> | undefined
  const fetchChat = () =>
    (chat ??= load().catch((error: unknown) => {
      forget()
      throw error
    }))

  launcher.addEventListener('click', () => {
    if (launcher.ariaBusy === 'true') return
    launcher.ariaBusy = 'true'
    failure.hidden = true
    withinPatience(fetchChat())
      .then(({ open }) => {
        open()
      })
      .catch(() => {
        failure.hidden = false
      })
      .finally(() => {
        launcher.ariaBusy = null
      })
  })

  if (readStored('session', CHAT_OPEN_KEY) !== null)
    fetchChat().then(
      ({ reopen }) => {
        reopen()
      },
      () => undefined, // nobody has pressed anything: the launcher comes as always
    )

  onceLoaded(() => {
    setTimeout(() => {
      corner.hidden = false
      makeWay(corner)
    }, LAUNCHER_DELAY_MS)
  })
}

function sendWhatIsPending(): void {
  if (readStored('local', PENDING_LEADS_KEY) === null) return
  import('./lead-queue.ts').then(
    ({ sendPendingLeads }) => sendPendingLeads(),
    () => undefined, // the next page tries again
  )
}
