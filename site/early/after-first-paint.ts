/*
 * What it does: asks for what the first paint can do without once it is there, so that on a slow line the page itself
 * has the line: the faces of lesser headlines and handwriting, the page's script, the manifest. Until then the
 * sections far down are not laid out (`[data-unpainted]` in site/styles/base.css), unless the visitor goes to a place.
 * Whoever comes to a place in the page stands there at once, and still when what lies before it is set in its faces.
 * Why not simpler: a browser asks for a font as soon as it lays the page out, for a module script as soon as it reads
 * of it, and both before it paints; one kilobyte more may be a round trip more.
 * Carried by each page in its head: site/build/late-requests.ts, which also writes what is read here.
 */
import { beginArrival } from './arrival.ts'

/** How long after its load a page goes on that nobody has seen. */
const UNPAINTED_MS = 1_000

const root = document.documentElement
const style = document.querySelector<HTMLStyleElement>('style[data-late-faces]')

const link = (attributes: Partial<HTMLLinkElement>) => {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
const putFacesInForce = () => {
  if (style) style.media = 'all'
}
const startScripts = () => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=late]')]
  // Not by elements: Trusted Types would ask for a policy. What does not come the browser reports, as it would of those.
  void Promise.allSettled(scripts.map(({ src }) => import(/* @vite-ignore */ src) as Promise<unknown>)).then(
    () => {
      root.setAttribute('data-scripts-settled', '')
    },
  )
}
/** What is in the window keeps the box it was painted with: another one counts as a layout shift (decision 0033). */
const boxOf = (section: Element) => {
  const { top, bottom } = section.getBoundingClientRect()
  const name = bottom > 0 && top < innerHeight ? 'data-rests' : 'data-laid-out'
  return { section, name }
}
/** Whoever goes to a place before all is laid out is on the way to where it stood when sections had no heights. */
const leadThereAgain = () => {
  root.removeAttribute('data-unpainted')
  document.querySelector(':target')?.scrollIntoView()
}
/** One section a frame: all at once would hold up whoever presses something now. */
const layOutNext = (boxes: ReturnType<typeof boxOf>[]) => {
  const [next, ...others] = boxes
  next?.section.setAttribute(next.name, '')
  if (next)
    requestAnimationFrame(() => {
      layOutNext(others)
    })
  else {
    root.removeAttribute('data-unpainted')
    setTimeout(() => {
      removeEventListener('hashchange', leadThereAgain) // one on its way has been heard by then
    })
  }
}
const layOutWhatRests = () => {
  // Asked while the page is as it was painted: later each answer would cost a layout.
  const boxes = [...document.querySelectorAll('main > section:nth-of-type(n+2), body > footer')].map(boxOf)
  // Not in the frame that sets what is there in its new faces.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      layOutNext(boxes)
    })
  })
}
const goOnWhenRead = () => {
  if (root.hasAttribute('data-unpainted')) layOutWhatRests()
  putFacesInForce()
  startScripts()
  // By then the files of those faces are asked for.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => void document.fonts.ready.then(settleArrival))
  })
}
let hasGoneOn = false
const goOn = () => {
  if (hasGoneOn) return
  hasGoneOn = true
  link({ rel: 'manifest', href: '/manifest.webmanifest' })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', goOnWhenRead)
  else goOnWhenRead()
}

const visit = performance
  .getEntriesByType('navigation')
  .find((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')
// Only Chromium's entry names a text that is led to, `#:~:text=`: `location` never does.
root.toggleAttribute('data-unpainted', visit?.name.includes('#') === false)
if (root.hasAttribute('data-unpainted')) addEventListener('hashchange', leadThereAgain, { once: true })
const settleArrival = visit ? beginArrival() : () => undefined
if (document.referrer.startsWith(`${location.origin}/`)) {
  // Whoever comes from another of our pages has the fonts: asked for before the layout they are there when it paints.
  for (const href of style?.dataset['lateFaces']?.split(' ').filter(Boolean) ?? [])
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority: 'low', href })
  putFacesInForce()
}
if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    goOn()
  }).observe({ type: 'paint', buffered: true })
else addEventListener('DOMContentLoaded', goOn)
// A tab in the background is not painted, and still has leads to send and other tabs to listen to.
addEventListener('load', () => setTimeout(goOn, UNPAINTED_MS))
