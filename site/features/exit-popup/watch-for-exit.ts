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
 * What it does: passes events of the page to the rules (spec §4), and opens the popup when they say so. The
 * popup's code is loaded when the pointer leaves, half a second before it is needed. Why no listeners in the
 * first ten seconds: clicks are recorded elsewhere, and scrolling shows in the position.
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
    void load().then((show) => show())
  }
  /** Sends an event once the code is loaded, after what the visitor is doing at that moment. */
  const sendWhenLoaded = async (event: ExitEvent | null) => {
    await load()
    send(isExitOfferMade() ? 'asked' : isBusy() ? 'blocked' : 'unblocked')
    if (event !== null) send(event)
  }

  send('armed')
  if (scrollY > 0 || hasClicked) send('engaged')
  const engage = () => send('engaged')
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

/** Touch screens have no pointer that leaves: there only time opens the popup. */
const HAS_MOUSE = '(hover: hover) and (pointer: fine)'

interface MouseWatcher {
  onLeaveTop: () => void
  onReturn: () => void
  signal: AbortSignal
}

/** Reports when the pointer leaves the window at its top, towards tabs and address, and when it is back. */
function watchMouse({ onLeaveTop, onReturn, signal }: MouseWatcher): void {
  if (!matchMedia(HAS_MOUSE).matches) return
  for (const edge of [document, document.documentElement]) {
    // older browsers send only one of the two
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
 * Things that want attention themselves: an open dialog, the chat, the list of languages, a toast with an
 * offer. `:is` ignores selectors a browser does not know.
 */
const OPEN_PARTS = `:is(dialog[open], :popover-open, #${TOAST_REGION_ID} button)`
/** The form the popup leads to: a visitor who is past it may still get the popup. */
const OWN_FORM = '#free-audit'
const FIELDS = 'input, textarea, select'

/** Whether the visitor is busy with something a popup would interrupt. */
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
