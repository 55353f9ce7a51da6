import type { Box, Layout, PlacedThing } from '#domain/website-analysis/observation.ts'

/** What of the page's own world is used; the server's compiler knows no browser (decision 0011). */
interface PageElement {
  tagName: string
  textContent: string
  childNodes: ArrayLike<{ nodeType: number; textContent: string }>
  parentElement: PageElement | null
  getBoundingClientRect: () => Box
  getAttribute: (name: string) => string | null
  closest: (selector: string) => PageElement | null
  contains: (other: PageElement) => boolean
  matches: (selector: string) => boolean
  complete?: boolean
  naturalWidth?: number
  naturalHeight?: number
  currentSrc?: string
}
interface PageWindow {
  scrollX: number
  scrollY: number
  document: {
    body: PageElement | null
    createRange: () => {
      selectNodeContents: (element: PageElement) => void
      getBoundingClientRect: PageElement['getBoundingClientRect']
    }
    documentElement: PageElement & { clientWidth: number; scrollWidth: number; scrollHeight: number }
    querySelectorAll: (selector: string) => ArrayLike<PageElement>
    elementsFromPoint: (x: number, y: number) => PageElement[]
  }
  getComputedStyle: (element: PageElement) => Readonly<Record<string, string>>
}

/** What `collectLayout` answers: pictures by address, because only the network knows how much they weigh. */
export interface CollectedLayout {
  layout: Omit<Layout, 'heavyPictures'>
  pictures: readonly (PlacedThing & { address: string; isOversized: boolean })[]
}

/** What `collectLayout` has to know, as JSON. */
export interface LayoutQuestion {
  windowWidth: number
  windowHeight: number
  /** Smaller text is a fact. */
  readablePx: number
  /** Smaller links, buttons and fields are facts. */
  targetPx: number
}

/** Looks at a page's first two windows. Its text is sent to run in the page: it uses nothing from outside. */
export function collectLayout(question: LayoutQuestion): CollectedLayout {
  const { windowWidth, windowHeight, readablePx, targetPx } = question
  const MOST = 20
  const MOST_ELEMENTS = 20_000
  const MOST_MS = 1_500
  const CURRENCY = '(?:€|\\$|£|CHF|EUR|USD|GBP|zł|kr|₽|руб)'
  const PRICE = new RegExp(`${CURRENCY}\\s?\\d[\\d.,  ]*|\\d[\\d.,  ]*\\s?${CURRENCY}`, 'i')
  // whether it is one is for the rules, which know dates and counters
  const TELEPHONE = /\d(?:[\s().\-–/]{0,3}\d){6}/
  const window = globalThis as unknown as PageWindow
  const { document } = window
  // of the layout: a page without `viewport` is 980 px wide on a phone, which shows all of it smaller
  const { clientWidth: width } = document.documentElement
  const height = Math.round((width * windowHeight) / windowWidth)
  const started = Date.now()
  const facts = {
    telephones: [] as PlacedThing[],
    prices: [] as PlacedThing[],
    actions: [] as PlacedThing[],
    headlines: [] as PlacedThing[],
    smallTexts: [] as PlacedThing[],
    smallTargets: [] as PlacedThing[],
    wideThings: [] as PlacedThing[],
    brokenPictures: [] as PlacedThing[],
  }
  const pictures: CollectedLayout['pictures'][number][] = []
  const targets: { element: PageElement; box: Box }[] = []
  const seen: Record<string, PageElement[]> = {}

  function shorten(text: string | null): string {
    return (text ?? '').slice(0, 2_000).replace(/\s+/g, ' ').trim().slice(0, 120)
  }
  function boxOf(element: Pick<PageElement, 'getBoundingClientRect'>): Box {
    const { x, y, width: wide, height: high } = element.getBoundingClientRect()
    return { x: x + window.scrollX, y: y + window.scrollY, width: wide, height: high }
  }
  /** Of its words: a headline is as wide as the page, its words are not. */
  function wordsBox(element: PageElement, whole: Box): Box {
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = boxOf(range)
    const isWithin = box.width > 0 && box.width <= whole.width && box.height <= whole.height
    return isWithin ? box : whole
  }
  function rounded(box: Box): Box {
    return {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.round(box.width),
      height: Math.round(box.height),
    }
  }
  /** Adds a thing once: not also what is within it or around it. */
  function add(kind: keyof typeof facts, element: PageElement, text: string, box: Box): void {
    const others = (seen[kind] ??= [])
    if (facts[kind].length >= MOST || others.some((other) => other.contains(element))) return
    others.push(element)
    facts[kind].push({ text: shorten(text), box: rounded(box) })
  }
  function ownText(element: PageElement): string {
    let text = ''
    for (const node of Array.from(element.childNodes).slice(0, 50))
      if (node.nodeType === 3) text += `${node.textContent.slice(0, 500)} `
    return shorten(text)
  }
  function looksLikeButton(element: PageElement, style: Readonly<Record<string, string>>): boolean {
    if (element.matches('button, input[type=submit], input[type=button], [role=button]')) return true
    if (!element.matches('a[href]') || element.closest('nav, [role=navigation]')) return false
    const isFilled = !/^(?:transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(
      style['backgroundColor'] ?? 'transparent',
    )
    const isFramed =
      Number.parseFloat(style['borderTopWidth'] ?? '0') >= 1 &&
      Number.parseFloat(style['borderLeftWidth'] ?? '0') >= 1
    return (isFilled || isFramed) && Number.parseFloat(style['paddingLeft'] ?? '0') >= 6
  }
  function clipped(element: PageElement): boolean {
    for (
      let parent = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    )
      if (window.getComputedStyle(parent)['overflowX'] !== 'visible') return true
    return false
  }

  const elements = document.body ? document.querySelectorAll('body *') : []
  for (let index = 0; index < Math.min(elements.length, MOST_ELEMENTS); index += 1) {
    const element = elements[index]
    if (!element || (index % 100 === 0 && Date.now() - started > MOST_MS)) break
    const box = boxOf(element)
    if (
      box.width < 1 ||
      box.height < 1 ||
      box.y > 2 * height ||
      box.y + box.height <= 0 ||
      box.x + box.width <= 0
    )
      continue
    const style = window.getComputedStyle(element)
    if (style['visibility'] !== 'visible' || Number(style['opacity']) < 0.05) continue
    const isInside = box.x < width
    const text = ownText(element)
    const tag = element.tagName.toUpperCase()

    if (box.x < width && box.x + box.width > width + 5 && style['position'] !== 'fixed' && !clipped(element))
      add('wideThings', element, `${tag.toLowerCase()} ${shorten(element.textContent)}`, {
        ...box,
        width: Math.min(box.width, width - box.x),
      })
    if (!isInside) continue
    const isLetters = text.length > 1
    if (element.matches('a[href^="tel:"]'))
      add('telephones', element, shorten(element.textContent) || (element.getAttribute('href') ?? ''), box)
    else if (isLetters && TELEPHONE.test(text)) add('telephones', element, text, wordsBox(element, box))
    if (isLetters && PRICE.test(text)) add('prices', element, text, wordsBox(element, box))
    if (/^H[1-3]$/.test(tag) && shorten(element.textContent) !== '')
      add('headlines', element, element.textContent, wordsBox(element, box))
    if (
      isLetters &&
      Number.parseFloat(style['fontSize'] ?? '16') < readablePx &&
      !element.closest('sup, sub')
    )
      add('smallTexts', element, text, wordsBox(element, box))
    const isTarget = element.matches(
      'a[href], button, select, textarea, input:not([type=hidden]), [role=button]',
    )
    if (isTarget && looksLikeButton(element, style))
      add(
        'actions',
        element,
        shorten(element.textContent) ||
          (element.getAttribute('value') ?? element.getAttribute('aria-label') ?? ''),
        box,
      )
    if (isTarget) targets.push({ element, box })
    if (tag === 'IMG' && element.complete) {
      const address = element.currentSrc ?? ''
      const [path = ''] = address.split(/[?#]/)
      const file = path.split('/').at(-1) ?? ''
      const name = address.startsWith('data:') ? 'data:' : shorten(file.includes('.') ? file : path)
      if (address !== '' && element.naturalWidth === 0) add('brokenPictures', element, name, box)
      else if (pictures.length < 200 && !address.startsWith('data:')) {
        const pixels = (element.naturalWidth ?? 0) * (element.naturalHeight ?? 0)
        // against device pixels of a good phone: twice as many each way are useful
        const isOversized =
          pixels >= 4 * 4 * box.width * box.height && pixels > 200_000 && !/\.svg$/i.test(name)
        pictures.push({ text: name, box: rounded(box), address, isOversized })
      }
    }
  }

  // WCAG 2.2, 2.5.8: small ones are allowed within a sentence, and where a circle of `targetPx` meets no other target
  for (const { element, box } of targets) {
    if (box.width >= targetPx && box.height >= targetPx) continue
    const parent = element.parentElement
    const isInSentence =
      parent && window.getComputedStyle(element)['display'] === 'inline' && ownText(parent).length > 3
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const isCrowded = targets.some(
      ({ element: other, box: near }) =>
        other !== element &&
        !other.contains(element) &&
        !element.contains(other) &&
        Math.hypot(
          Math.max(near.x - middle.x, 0, middle.x - near.x - near.width),
          Math.max(near.y - middle.y, 0, middle.y - near.y - near.height),
        ) <
          targetPx / 2,
    )
    if (!isInSentence && isCrowded)
      add(
        'smallTargets',
        element,
        shorten(element.textContent) || (element.getAttribute('aria-label') ?? element.tagName.toLowerCase()),
        box,
      )
  }

  /** What lies over the middle of the first window and is fixed there. */
  function findPopup(): { element: PageElement; box: Box } | null {
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.75],
      [0.5, 0.3],
    ] as const) {
      for (const found of document.elementsFromPoint(width * x, height * y).slice(0, 3)) {
        for (
          let element: PageElement | null = found;
          element && element !== document.body;
          element = element.parentElement
        ) {
          const style = window.getComputedStyle(element)
          const box = boxOf(element)
          const isOver = style['position'] === 'fixed' && Number(style['zIndex']) > 0
          const covers = Math.min(box.width, width) * Math.min(box.height, height) >= (width * height) / 3
          if (isOver && covers && style['pointerEvents'] !== 'none' && shorten(element.textContent) !== '')
            return { element, box }
        }
      }
    }
    return null
  }
  const popup = document.body && window.scrollY === 0 ? findPopup() : null
  const layout = {
    width,
    height,
    pageWidth: document.documentElement.scrollWidth,
    pageHeight: document.documentElement.scrollHeight,
    ...facts,
    popup: popup && { text: shorten(popup.element.textContent), box: rounded(popup.box) },
  }
  return { layout, pictures }
}
