/** Functions that run in any browser's page, with nothing but their arguments and the document. */

/** A point to click, in CSS pixels of the window. */
export interface Point {
  x: number
  y: number
}

/**
 * A point of the first element that matches, has the name and is not covered, scrolled into view if
 * necessary; null: none.
 * @param name beginning of its label, `aria-label` or text
 */
export function pointAt(selector: string, name: string): Point | null {
  const nameOf = (element: HTMLElement) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    const name = element.getAttribute('aria-label') ?? (label === '' ? element.innerText : label)
    return name.replace(/\s+/g, ' ').trim()
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || !nameOf(element).startsWith(name)) continue
    for (const isScrolled of [false, true]) {
      if (isScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      const hit = document.elementFromPoint(point.x, point.y)
      if (hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true))
        return point
    }
  }
  return null
}

/** The trimmed text of the first visible element that matches; null: none. */
export function wordsOf(selector: string): string | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((found) =>
    found.checkVisibility(),
  )
  return element?.innerText.replace(/\s+/g, ' ').trim() ?? null
}

/** The focused element: its id, else its label or text, else its tag. */
export function nameOfFocused(): string {
  const { activeElement: focused } = document
  if (focused === null) return ''
  const words = focused.getAttribute('aria-label') ?? focused.textContent.replace(/\s+/g, ' ').trim()
  return focused.id || words || focused.localName
}

/** The first families of headline and text that are not loaded, and the state of their faces. */
export function wornOutFonts(): string[] {
  return ['h1', 'body'].flatMap((selector) => {
    const element = document.querySelector(selector)
    const [family = ''] = element ? getComputedStyle(element).fontFamily.split(',') : []
    const name = family.replaceAll('"', '').trim()
    const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === name)
    return faces.some(({ status }) => status === 'loaded')
      ? []
      : [`${selector}: ${name} is ${faces.map(({ status }) => status).join(', ')}`]
  })
}
