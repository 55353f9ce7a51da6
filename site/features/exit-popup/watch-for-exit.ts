import {
  advanceExitPopup,
  WATCHING,
  type ExitEvent,
  type ExitPopup,
  EXIT_FALLBACK_DELAY_MS,
  EXIT_HOVER_DELAY_MS,
  EXIT_RETRY_DELAY_MS,
} from '#domain/exit-popup/exit-popup.ts'

import { formWithText } from '../../browser/forms/drafts.ts'
import { isExitOfferMade, noteExitOffer } from '../../browser/parts/exit-offer.ts'
import { TOAST_REGION_ID } from '../../ui/toast/toast-region.ts'

/**
 * What it does: tells the rules what happens on the page (spec §4), and opens the popup when they say so.
 * The popup's code is fetched when somebody turns to leave: half a second later it is there.
 * Why no listener of its own before the ten seconds: clicks are told, and scrolling has left a trace.
 */
export function watchForExit(loadedAt: number, hasClicked: boolean): void {
  let popup: ExitPopup = WATCHING
  const watching = new AbortController()
  const { signal } = watching
  let code: Promise<() => void> | undefined
  const load = () => (code ??= import('./load-exit-popup.ts').then(({ loadExitPopup }) => loadExitPopup()))

  const send = (event: ExitEvent) => {
    if (popup.step !== 'watching') return
    popup = advanceExitPopup(popup, event)
    if (popup.step !== 'watching') watching.abort()
    if (popup.step !== 'open') return
    noteExitOffer()
    void load().then((show) => {
      show()
    })
  }
  /** Sends an event once the code is there, after what the visitor is doing at that moment. */
  const sendWhenLoaded = async (event: ExitEvent | null) => {
    await load()
    send(isExitOfferMade() ? 'asked' : isBusy() ? 'blocked' : 'unblocked')
    if (event !== null) send(event)
  }

  send('armed')
  if (scrollY > 0 || hasClicked) send('engaged')
  const engage = () => {
    send('engaged')
  }
  addEventListener('scroll', engage, { signal, passive: true, once: true })
  addEventListener('click', engage, { signal, once: true })

  let hover: ReturnType<typeof setTimeout> | undefined
  watchMouse({
    onLeaveTop: () => {
      send('leftTop')
      clearTimeout(hover)
      hover = setTimeout(() => void sendWhenLoaded('hoverElapsed'), EXIT_HOVER_DELAY_MS)
      void load()
    },
    onReturn: () => {
      send('cameBack')
      clearTimeout(hover)
    },
    signal,
  })

  const waitFor = (event: ExitEvent | null, delayMs: number) => {
    setTimeout(() => {
      void sendWhenLoaded(event).then(() => {
        if (popup.step === 'watching') waitFor(null, EXIT_RETRY_DELAY_MS)
      })
    }, delayMs)
  }
  waitFor('fallbackElapsed', EXIT_FALLBACK_DELAY_MS - (performance.now() - loadedAt))
}

/** Touch has no way out over the top: there only time opens the popup. */
const HAS_MOUSE = '(hover: hover) and (pointer: fine)'

interface MouseWatcher {
  onLeaveTop: () => void
  onReturn: () => void
  signal: AbortSignal
}

/** Tells when the mouse leaves the window over its top, towards tabs and address, and when it is back. */
function watchMouse({ onLeaveTop, onReturn, signal }: MouseWatcher): void {
  if (!matchMedia(HAS_MOUSE).matches) return
  for (const edge of [document, document.documentElement]) {
    // older browsers tell only one of the two
    edge.addEventListener(
      'mouseleave',
      (event) => {
        if (event instanceof MouseEvent && event.clientY <= 0) onLeaveTop()
      },
      { signal },
    )
    edge.addEventListener('mouseenter', onReturn, { signal })
  }
}

/**
 * What else wants the visitor's attention: an open dialog, the chat among them, the list of languages, a toast
 * that offers something. `:is` forgives a browser that knows no popover.
 */
const OPEN_PARTS = `:is(dialog[open], :popover-open, #${TOAST_REGION_ID} button)`
/** The form the popup would lead to: who has passed it by is not held up. */
const OWN_FORM = '#free-audit'
const FIELDS = 'input, textarea, select'

/** Whether the visitor is in the middle of something that a popup would break into. */
function isBusy(): boolean {
  return (
    document.hidden ||
    document.querySelector(OPEN_PARTS) !== null ||
    document.activeElement?.matches(FIELDS) === true ||
    formWithText() !== null ||
    isInView(document.querySelector(OWN_FORM))
  )
}

function isInView(part: Element | null): boolean {
  if (part === null) return false
  const { top, bottom } = part.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
