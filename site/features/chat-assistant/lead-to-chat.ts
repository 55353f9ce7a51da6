import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { parseLocaleCode } from '#domain/language/locales.ts'

import { onceLoaded } from '../../browser/once-loaded.ts'
import { withinPatience } from '../../browser/parts/code-patience.ts'
import { readStored } from '../../browser/storage.ts'
import { CHAT_OPEN_KEY, PENDING_LEADS_KEY } from './chat-places.ts'

/**
 * What it does: shows the launcher two seconds after the page has loaded (spec §9), loads the chat when it is
 * pressed or was open on the page before, and sends pending leads. Without the chat's code the sentence above
 * the launcher is shown. Ships to every page. Why not an island: docs/decisions/0028.
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
      .then(({ open }) => open())
      .catch(() => {
        failure.hidden = false
      })
      .finally(() => {
        launcher.ariaBusy = null
      })
  })

  if (readStored('session', CHAT_OPEN_KEY) !== null)
    fetchChat().then(
      ({ reopen }) => reopen(),
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

/**
 * What the launcher must never cover: buttons and prices to tick; the words of the first screen, which nobody
 * has scrolled there; and the footer's last line, under which nobody can scroll. Not the bar's link: the
 * launcher is above the bar.
 */
const KEPT_FREE =
  'main [data-button]:not([data-sticky-bar] *), main form button, main label data, #home :is(h1, p, li, dt, dd), ' +
  'body > footer > :last-child > :is(a, button)'
/** On a phone it would cover a sixth of the old and the new site beside each other, and the ends of fields. */
const KEPT_FREE_ON_PHONES = `${KEPT_FREE}, #home figure, main form`

/**
 * Stops of the Tab key; not `main`, which only receives the focus by script. Dialogs are above the launcher,
 * which must exist when they return the focus.
 */
const STOPS = 'a, button, input, select, summary, textarea'

/**
 * What it does: sets `data-aside` on the launcher's corner while something to be kept free is under it, or is
 * about to be, or has the focus (WCAG 2.4.11); the style sheet moves it aside. Why not simpler: no margin
 * helps what is fixed over scrolling content. An observer of the corner costs nothing while scrolling;
 * measuring everything would.
 */
function makeWay(corner: HTMLElement): void {
  const under = new Set<Element>()
  let observer: IntersectionObserver | undefined
  let focused: Element | null = null
  const isNarrow = matchMedia('(width < 48rem)')
  const keptFree = () => (isNarrow.matches ? KEPT_FREE_ON_PHONES : KEPT_FREE)
  const standAside = () => {
    const isInTheWay = [...under].some((element) => element === focused || element.matches(keptFree()))
    corner.toggleAttribute('data-aside', isInTheWay)
  }
  const watchFocus = () => {
    focused = document.activeElement
    if (focused?.matches(STOPS) && !focused.closest('dialog') && !corner.contains(focused))
      observer?.observe(focused)
    standAside()
  }
  const watch = () => {
    observer?.disconnect()
    under.clear()
    const { offsetLeft, offsetTop } = corner
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) under.add(target)
          else under.delete(target)
        standAside()
      },
      // The window without all that is above the corner and left of it.
      { rootMargin: `${-offsetTop}px 0px 0px ${-offsetLeft}px` },
    )
    for (const element of document.querySelectorAll(keptFree())) observer.observe(element)
    watchFocus()
  }
  watch()
  addEventListener('resize', watch)
  const bar = document.querySelector('[data-sticky-bar]')
  if (bar) new MutationObserver(watch).observe(bar, { attributeFilter: ['hidden'] }) // it moves the corner up
  addEventListener('focusin', watchFocus)
}
