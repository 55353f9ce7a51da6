import {
  advanceExitPopup,
  WATCHING,
  type ExitEvent,
  type ExitPopup,
  EXIT_FALLBACK_DELAY_MS,
  EXIT_HOVER_DELAY_MS,
  EXIT_RETRY_DELAY_MS,
} from '#domain/exit-popup/exit-popup.ts'

import { isExitOfferMade, noteExitOffer } from '../../browser/parts/exit-offer.ts'
import { isBusy } from './is-busy.ts'
import { watchMouse } from './watch-mouse.ts'

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
