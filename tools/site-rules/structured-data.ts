import { claims } from '#content/catalogue/claims.ts'
import { withoutJoiners } from '#domain/language/word-joiner.ts'

import { ownAddress, tagsOf, visibleText, type BuiltPage, type BuiltSite } from './built-page.ts'
import { problemOfAddress } from './links.ts'

/** Search engines cut longer headlines (Google, Article). */
const LONGEST_HEADLINE = 110

type Node = Readonly<Record<string, unknown>>

/** Structured data must match the page: a machine must not read another price than a visitor. */
export function checkStructuredData(page: BuiltPage, site: BuiltSite): string[] {
  const { path, html } = page
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  if (blocks.length !== 1) return [`${path} has ${blocks.length} blocks of structured data, not one`]
  const nodes = nodesIn(JSON.parse(blocks[0]?.[1] ?? ''))
  return [
    ...checkReferences(nodes),
    ...nodes.flatMap((node) => checkAddresses(node, page, site)),
    ...nodes.flatMap((node) => CHECKS[String(node['@type'])]?.(node, page, site) ?? []),
  ].map((problem) => `${path}: structured data ${problem}`)
}

function checkReferences(nodes: readonly Node[]): string[] {
  const defined = new Set(nodes.filter(isDefinition).map((node) => node['@id']))
  return nodes
    .filter((node) => !isDefinition(node) && '@id' in node && !defined.has(node['@id']))
    .map((node) => `points to ${String(node['@id'])}, which is not on the page`)
}

/** `{ "@id": … }` alone refers to a node; with anything else it is one. */
function isDefinition(node: Node): boolean {
  return Object.keys(node).some((key) => key !== '@id')
}

function checkAddresses(node: Node, page: BuiltPage, site: BuiltSite): string[] {
  const addresses = ['url', 'item', 'image', 'logo'].map((key) => node[key])
  return addresses
    .filter((address) => typeof address === 'string')
    .flatMap((address) => {
      const problem = problemOfAddress(address, page, site)
      return problem === null ? [] : [`names ${address}, ${problem}`]
    })
}

const CHECKS: Readonly<Record<string, (node: Node, page: BuiltPage, site: BuiltSite) => string[]>> = {
  Offer: checkOffer,
  Question: checkQuestion,
  AggregateRating: ({ ratingValue, reviewCount }) => {
    const { value, reviews } = claims.rating
    return ratingValue === value && reviewCount === reviews ? [] : ['has another rating than the catalogue']
  },
  BreadcrumbList: ({ itemListElement }, { path }, site) => {
    const last = nodesIn(itemListElement).at(-1)
    return ownAddress(String(last?.['item']), site) === path ? [] : ['has breadcrumbs that end elsewhere']
  },
  Article: ({ headline }) =>
    String(headline).length > LONGEST_HEADLINE
      ? [`has a headline of more than ${LONGEST_HEADLINE} characters`]
      : [],
}

function checkOffer({ name, price }: Node, { html }: BuiltPage): string[] {
  const shown = tagsOf(html, 'data').map((tag) => tag.get('value'))
  return shown.includes(String(price))
    ? []
    : [`offers ${String(name)} at ${String(price)}, which the page does not show`]
}

function checkQuestion({ name, acceptedAnswer }: Node, { html }: BuiltPage): string[] {
  const [answer] = nodesIn(acceptedAnswer)
  const text = squeeze(visibleText(html))
  return [name, answer?.['text']]
    .filter((words) => !text.includes(squeeze(String(words))))
    .map((words) => `says what the page does not: ${String(words)}`)
}

/** Every object in a tree of data, outer ones first. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}

/** Without spaces, which tags add, and joiners. */
function squeeze(text: string): string {
  return withoutJoiners(text).replace(/\s+/g, '')
}
