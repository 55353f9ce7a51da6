import { type DefaultTreeAdapterTypes, parse } from 'parse5'

import type { PageDocument } from '#domain/website-analysis/observation.ts'

/** Longer texts of strangers are cut. */
const MOST_TEXT = 20_000
const MOST_WORDS = 300
const MOST_ADDRESS = 2_000
const MOST_OF_A_KIND = 300
/** A page whose HTML is longer is read up to here: a stranger must not keep us busy. */
const MOST_HTML = 2_000_000
/** Their text is not for readers. */
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'iframe',
  'object',
  'datalist',
])
const BLOCKS =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|table|td|th|tr|ul|button)$/
/** Attributes by which an element asks for something. */
const ASKS: Readonly<Record<string, string>> = {
  script: 'src',
  img: 'src',
  iframe: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  embed: 'src',
  object: 'data',
}

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** A page's facts from its HTML, by a browser's own rules; `base` is its address, to complete others with. */
export function readDocument(html: string, base: string): PageDocument {
  const elements = below(parse(html.slice(0, MOST_HTML)).childNodes)
  const all = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName))
  const root = elements.find(({ tagName }) => tagName === 'html')
  const here = completed(attribute(all('base')[0], 'href') ?? '', base) ?? base
  const complete = (address: string | null) => (address === null ? null : completed(address, here))
  const metas = all('meta')
  const meta = (name: string) =>
    metas
      .filter(
        (element) => (attribute(element, 'name') ?? attribute(element, 'property'))?.toLowerCase() === name,
      )
      .map((element) => cut(attribute(element, 'content') ?? ''))
  const rels = (rel: string) => all('link').filter((element) => relOf(element).includes(rel))
  const text = root ? textOf(root, MOST_TEXT) : ''
  const footer = all('footer').at(-1)
  return {
    titles: all('title')
      .filter((title) => !isWithin(title, 'svg'))
      .map((title) => cut(textOf(title))),
    descriptions: meta('description'),
    language: cut(attribute(root, 'lang') ?? '', 35),
    alternates: limited(
      rels('alternate')
        .map((link) => cut(attribute(link, 'hreflang') ?? '', 35))
        .filter(Boolean),
    ),
    canonical: complete(attribute(rels('canonical')[0], 'href')),
    robots: meta('robots').join(', '),
    viewport: meta('viewport').at(-1) ?? null,
    shareImage: complete(meta('og:image').find(Boolean) ?? null),
    structuredTypes: limited(structuredTypes(elements)),
    generator: meta('generator')[0] ?? '',
    headings: limited(all('h1', 'h2', 'h3', 'h4', 'h5', 'h6')).map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: cut(textOf(heading)),
    })),
    text,
    footer: footer ? cut(textOf(footer), MOST_TEXT / 10) : text.slice(-Math.ceil(text.length / 10)),
    links: limited(all('a', 'area').filter((link) => attribute(link, 'href') !== null)).flatMap((link) => {
      const address = complete(attribute(link, 'href'))
      return address === null ? [] : [{ address, text: cut(textOf(link) || labelOf(link)) }]
    }),
    buttons: limited(elements.filter(isButton)).map((button) =>
      cut(textOf(button) || labelOf(button) || (attribute(button, 'value') ?? '')),
    ),
    forms: limited(all('form')).map((form) => ({
      action: complete(attribute(form, 'action') ?? '') ?? here,
      fields: limited(
        below(form.childNodes)
          .filter(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))
          .filter((field) => !/^(?:hidden|submit|button|image|reset)$/i.test(attribute(field, 'type') ?? ''))
          .map((field) => cut(nameOf(field), 100)),
      ),
    })),
    images: limited(
      all('img').flatMap((image) => {
        const address = complete(attribute(image, 'src'))
        const alt = attribute(image, 'alt')
        return address === null ? [] : [{ address, alt: alt === null ? null : cut(alt) }]
      }),
    ),
    insecure: limited(
      elements
        .map((element) =>
          complete(attribute(element, ASKS[element.tagName] ?? (isStyle(element) ? 'href' : ''))),
        )
        .filter((address) => address !== null)
        .filter((address) => address.startsWith('http:')),
    ),
  }
}

/** All elements in the order of the page. A stack, not recursion: pages are as deep as they like. */
function below(nodes: readonly Node[]): Element[] {
  const elements: Element[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue
    elements.push(node)
    for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return elements
}

/** The text that is not hidden, white space folded; blocks are apart from each other. */
function textOf(element: Element, most = MOST_WORDS): string {
  let text = ''
  const waiting: (Node | ' ')[] = [element]
  for (let node = waiting.pop(); node && text.length < most * 2; node = waiting.pop()) {
    if (node === ' ') text = apart(text)
    else if ('value' in node) text += node.value.replace(/\s+/g, ' ')
    else if ('tagName' in node) {
      if (node !== element && (SILENT.has(node.tagName) || attribute(node, 'hidden') !== null)) continue
      if (BLOCKS.test(node.tagName)) {
        text = apart(text)
        waiting.push(' ')
      }
      for (const child of node.childNodes.toReversed()) waiting.push(child)
    }
  }
  return cut(text, most)
}

function apart(text: string): string {
  return text.endsWith(' ') ? text : `${text} `
}

function attribute(element: Element | undefined, name: string): string | null {
  return element?.attrs.find((one) => one.name === name)?.value ?? null
}

function relOf(link: Element): string[] {
  return (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/)
}

function isStyle(element: Element): boolean {
  return element.tagName === 'link' && relOf(element).includes('stylesheet')
}

function isButton(element: Element): boolean {
  if (element.tagName === 'button' || attribute(element, 'role') === 'button') return true
  return element.tagName === 'input' && /^(?:submit|button|image)$/i.test(attribute(element, 'type') ?? '')
}

/** What a link or button without text is called: by its label, or by its picture. */
function labelOf(element: Element): string {
  const image = below(element.childNodes).find(({ tagName }) => tagName === 'img')
  return attribute(element, 'aria-label') ?? attribute(element, 'title') ?? attribute(image, 'alt') ?? ''
}

function nameOf(field: Element): string {
  const name = attribute(field, 'name') ?? ''
  return name !== ''
    ? name
    : (attribute(field, 'type') ?? (field.tagName === 'input' ? 'text' : field.tagName))
}

function isWithin(element: Element, name: string): boolean {
  for (
    let node: Node | DefaultTreeAdapterTypes.ParentNode | null = element.parentNode;
    node && 'tagName' in node;
    node = node.parentNode
  )
    if (node.tagName === name) return true
  return false
}

/** `@type`s of JSON-LD, at any depth, and `itemtype`s of schema.org. */
function structuredTypes(elements: readonly Element[]): string[] {
  const types = new Set<string>()
  for (const element of elements) {
    const kind = attribute(element, 'itemtype')
    for (const name of kind?.split(/\s+/) ?? [])
      types.add(cut(name.replace(/^https?:\/\/(?:www\.)?schema\.org\//, '')))
    if (element.tagName !== 'script' || attribute(element, 'type') !== 'application/ld+json') continue
    const [content] = element.childNodes
    if (content && 'value' in content) collectTypes(content.value, types)
  }
  types.delete('')
  return [...types]
}

function collectTypes(json: string, types: Set<string>): void {
  try {
    JSON.parse(json, (key, value: unknown) => {
      if (key === '@type')
        for (const type of Array.isArray(value) ? (value as unknown[]) : [value])
          if (typeof type === 'string') types.add(cut(type))
      return value
    })
  } catch {
    // what does not parse describes nothing
  }
}

function completed(address: string, base: string): string | null {
  const url = URL.parse(address.trim(), base)
  return url && url.href.length <= MOST_ADDRESS ? url.href : null
}

function cut(text: string, most = MOST_WORDS): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, most)
}

function limited<T>(list: readonly T[]): T[] {
  return list.slice(0, MOST_OF_A_KIND)
}
