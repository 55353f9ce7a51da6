/** Touch has no way out over the top: there only time opens the popup. */
const HAS_MOUSE = '(hover: hover) and (pointer: fine)'

interface MouseWatcher {
  onLeaveTop: () => void
  onReturn: () => void
  signal: AbortSignal
}

/** Tells when the mouse leaves the window over its top, towards tabs and address, and when it is back. */
export function watchMouse({ onLeaveTop, onReturn, signal }: MouseWatcher): void {
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
