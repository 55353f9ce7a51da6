import { onceLoaded } from './once-loaded.ts'

/** Browsers that know it search the page (Ctrl+F) where nothing is drawn yet; in others far parts stay drawn. */
const FINDS_WHAT_RESTS = 'onbeforematch' in HTMLElement.prototype

/**
 * What it does: lets the browser leave out the sections far from the window (`[data-rests]` in
 * `site/styles/base.css`), one at a time while nothing else is to be done. A dialog makes the whole page
 * inert, which gives every element a new style: without the far ones that takes half as long.
 * Why not simpler: `content-visibility` from the first paint on needs every section's height in every
 * language and at every width by guess, and links to a section would miss it. A section that was laid out
 * before is remembered at its true height; when the window changes its width, all are laid out anew.
 * See: docs/decisions/0033
 */
export function restFarSections(): void {
  if (!FINDS_WHAT_RESTS || typeof requestIdleCallback === 'undefined') return
  const sections = [...document.querySelectorAll('main > section, body > footer')]
  if (sections.length < 2) return
  let width = innerWidth
  let waiting: Element[] = []
  const restNext = () => {
    const section = waiting.shift()
    if (section && !isNearWindow(section)) section.setAttribute('data-rests', '')
    if (waiting.length > 0) requestIdleCallback(restNext)
  }
  // Remembered is what was drawn. A tab in the background draws nothing, and has no frame until it is shown.
  const restWhenDrawn = () => {
    requestAnimationFrame(() => {
      if (document.documentElement.hasAttribute('data-unpainted')) restWhenDrawn()
      else requestIdleCallback(restNext)
    })
  }
  const restAll = () => {
    waiting = [...sections]
    restWhenDrawn()
  }
  // Whoever asks for the fonts has the page laid out.
  onceLoaded(() => requestIdleCallback(() => void document.fonts.ready.then(restAll)))
  addEventListener('resize', () => {
    if (innerWidth === width) return // a phone hides its address bar
    width = innerWidth
    for (const section of sections) section.removeAttribute('data-rests')
    restAll()
  })
}

/** What is in the window, or will be after one flick, stays: Chromium takes its new kind of box for a layout shift. */
function isNearWindow(section: Element): boolean {
  const { top, bottom } = section.getBoundingClientRect()
  return bottom > -innerHeight && top < 2 * innerHeight
}
