/**
 * What was seen of a website, as data: the server's analysis process writes it, `analyse.ts` reads it. Texts
 * come from strangers: they are cut to length by the writer and shown as text only.
 */
export interface Observation {
  /** The address the visitor named, completed: `https://mybakery.com/`. */
  address: string
  /** ISO 8601 in UTC. */
  seenAt: string
  connection: Connection
  /** The page's words and elements; null: no page came. */
  document: PageDocument | null
  /** Null: no browser looked, or it could not. */
  phone: Layout | null
  desktop: Layout | null
  /** What the browser loaded on the phone; null: no browser looked. */
  traffic: Traffic | null
  /** Null: Lighthouse did not run or did not finish. */
  lighthouse: LighthouseResult | null
  /** Links and pictures of the same site that were asked for (at most 30), with what they answered. */
  links: readonly CheckedLink[]
}

/** How the site answers, before anything is drawn. */
export interface Connection {
  /** Where the redirects led. */
  finalAddress: string
  /** Where each step of the way led. */
  redirects: readonly string[]
  /** What plain HTTP does; null: not asked. */
  http: 'redirects' | 'serves' | 'unreachable' | null
  /** What the same host with `www.` (or without it) does; null: not asked. */
  otherHost: 'redirects' | 'serves' | 'unreachable' | null
  /** Whole days until the certificate ends; null: no TLS or unknown. */
  certificateDays: number | null
  /** Value of `X-Robots-Tag` in lower case; '' for none. */
  robotsHeader: string
  /** Null: there is none. */
  robotsTxt: { disallowsAll: boolean } | null
}

/** Facts of the page's HTML: of the drawn page where a browser looked, as sent otherwise. */
export interface PageDocument {
  /** Of the head: those of drawings (SVG) are no titles of the page. */
  titles: readonly string[]
  descriptions: readonly string[]
  /** `lang` of the root; '' for none. */
  language: string
  /** `hreflang` of its alternates. */
  alternates: readonly string[]
  canonical: string | null
  /** Content of `meta name=robots`; '' for none. */
  robots: string
  /** Content of `meta name=viewport`; null: none. */
  viewport: string | null
  shareImage: string | null
  /** `@type`s of its structured data (JSON-LD and microdata), nested ones too, such as `PostalAddress`. */
  structuredTypes: readonly string[]
  generator: string
  headings: readonly { level: number; text: string }[]
  /** The visible text, white space folded, at most 20,000 characters. */
  text: string
  /** The text of its last `footer`, or the last tenth of the text. */
  footer: string
  /** Whole addresses, `tel:` and `mailto:` too; of a picture or drawing without text, its name. */
  links: readonly { address: string; text: string }[]
  buttons: readonly string[]
  /** Action as a whole address; names of the fields a person fills in, the type where one has no name. */
  forms: readonly { action: string; fields: readonly string[] }[]
  images: readonly { address: string; alt: string | null }[]
  /** Addresses of scripts, styles, frames and pictures that are asked for without TLS. */
  insecure: readonly string[]
}

/** A place on a picture, in CSS pixels from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A thing on the page with its place. */
export interface PlacedThing {
  text: string
  box: Box
}

/** The smallest text that counts as readable, in CSS pixels: as Lighthouse's former `font-size` audit. */
export const READABLE_PX = 12
/** The least width and height of what a finger has to hit, in CSS pixels: WCAG 2.2, success criterion 2.5.8. */
export const TARGET_PX = 24

/** The first two windows of a page, as a browser laid them out. */
export interface Layout {
  /** CSS pixels of the window, and of the whole page. */
  width: number
  height: number
  pageWidth: number
  pageHeight: number
  /**
   * What rules look for; in the order of the page, visible ones only, at most 20 of a kind, below the second
   * window too. Telephones: numbers in text, and `tel:` links whatever they show.
   */
  telephones: readonly PlacedThing[]
  prices: readonly PlacedThing[]
  /** Buttons, and links that look like one. */
  actions: readonly PlacedThing[]
  headlines: readonly PlacedThing[]
  /** Text below {@link READABLE_PX}. */
  smallTexts: readonly PlacedThing[]
  /** Links, buttons and fields below {@link TARGET_PX}, outside of sentences and close to another one. */
  smallTargets: readonly PlacedThing[]
  /** Things that reach over the right edge. */
  wideThings: readonly PlacedThing[]
  /** Covers at least a third of the first window without being asked; its text tells a question about cookies. */
  popup: PlacedThing | null
  /** The text of a picture is its file's name. */
  brokenPictures: readonly PlacedThing[]
  /** Pictures with at least four times the pixels that are shown, or over 300 KB. */
  heavyPictures: readonly (PlacedThing & { bytes: number })[]
}

/** What a page loaded, before anybody agreed to anything. */
export interface Traffic {
  requests: number
  /** Compressed, with headers. */
  bytes: number
  /** Hosts of others, by weight. */
  thirdParties: readonly string[]
  /** Names of known companies that measure or advertise, such as `Google Analytics`. */
  trackers: readonly string[]
  cookies: readonly { name: string; isThirdParty: boolean }[]
  /** Texts over 2 KB sent without compression. */
  uncompressed: readonly { address: string; bytes: number }[]
}

/** Lighthouse's own figures of a phone. */
export interface LighthouseResult {
  /** Out of a hundred; null: it could not say. */
  scores: Readonly<Record<'performance' | 'accessibility' | 'seo', number | null>>
  /** Milliseconds until the largest thing is there. */
  largestPaintMs: number | null
  /** Milliseconds during which the page does not answer. */
  blockingMs: number | null
  layoutShift: number | null
  /** JavaScript libraries it knows (audit `js-libraries`, which never fails), with their versions. */
  libraries: readonly { name: string; version: string | null }[]
  /** Audits that failed, by Lighthouse's id, with the places of their elements on the phone's picture. */
  failed: readonly { id: string; places: readonly Box[]; detail: string }[]
}

/** A link or picture and its answer; 0: none came. */
export interface CheckedLink {
  address: string
  kind: 'link' | 'picture'
  status: number
}
