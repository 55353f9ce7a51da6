import type {
  Connection,
  Layout,
  LighthouseResult,
  Observation,
  PageDocument,
  PlacedThing,
  Traffic,
} from './observation.ts'

/** What differs from the faultless page; null: that part was not seen. */
export interface PageChanges {
  seenAt?: string
  connection?: Partial<Connection>
  document?: Partial<PageDocument> | null
  phone?: Partial<Layout> | null
  desktop?: Partial<Layout> | null
  traffic?: Partial<Traffic> | null
  lighthouse?: Partial<LighthouseResult> | null
  links?: Observation['links']
}

/** An observation of a bakery's page without a fault, for tests. */
export function aPage(changes: PageChanges = {}): Observation {
  return {
    address: 'https://mybakery.com/',
    seenAt: changes.seenAt ?? '2026-11-25T10:00:00Z',
    connection: { ...CONNECTION, ...changes.connection },
    document: changed(DOCUMENT, changes.document),
    phone: changed(PHONE, changes.phone),
    desktop: changed({ ...PHONE, width: 1_280, height: 800, pageWidth: 1_280 }, changes.desktop),
    traffic: changed(TRAFFIC, changes.traffic),
    lighthouse: changed(LIGHTHOUSE, changes.lighthouse),
    links: changes.links ?? [{ address: 'https://mybakery.com/breads', kind: 'link', status: 200 }],
  }
}

/** A thing on a picture. */
export function placed(text: string, x: number, y: number, width = 120, height = 40): PlacedThing {
  return { text, box: { x, y, width, height } }
}

function changed<Part>(whole: Part, changes: Partial<Part> | null | undefined): Part | null {
  return changes === null ? null : { ...whole, ...changes }
}

const CONNECTION: Connection = {
  finalAddress: 'https://mybakery.com/',
  redirects: [],
  http: 'redirects',
  otherHost: 'redirects',
  certificateDays: 60,
  robotsHeader: '',
  robotsTxt: { disallowsAll: false },
}

const DOCUMENT: PageDocument = {
  titles: ['Sourdough bakery in Ghent – My Bakery'],
  descriptions: ['Bread from our own oven, in the old town of Ghent.'],
  language: 'en',
  alternates: [],
  canonical: 'https://mybakery.com/',
  robots: '',
  viewport: 'width=device-width, initial-scale=1',
  shareImage: 'https://mybakery.com/loaf.jpg',
  structuredTypes: ['Bakery'],
  generator: '',
  headings: [{ level: 1, text: 'Sourdough bread, baked in Ghent every night' }],
  text: 'Sourdough bread, baked in Ghent every night. Rye loaf €4.50. 12 Castle Street, Ghent. Mon–Sat 7:00–18:00. Call +32 9 123 45 67. “The best crust in town” – ★★★★★ Anna',
  footer: '© 2012–2026 My Bakery',
  links: [
    { address: 'tel:+3291234567', text: '+32 9 123 45 67' },
    { address: 'https://mybakery.com/privacy', text: 'Privacy' },
  ],
  buttons: ['Order for Saturday'],
  forms: [{ action: 'https://mybakery.com/order', fields: ['name', 'phone'] }],
  images: [{ address: 'https://mybakery.com/loaf.jpg', alt: 'A loaf on the counter' }],
  insecure: [],
}

const PHONE: Layout = {
  width: 390,
  height: 844,
  pageWidth: 390,
  pageHeight: 2_400,
  telephones: [placed('+32 9 123 45 67', 220, 10)],
  prices: [],
  actions: [placed('Order for Saturday', 20, 400)],
  headlines: [placed('Sourdough bread, baked in Ghent every night', 20, 200, 350, 80)],
  smallTexts: [],
  smallTargets: [],
  wideThings: [],
  popup: null,
  brokenPictures: [],
  heavyPictures: [],
}

const TRAFFIC: Traffic = {
  requests: 12,
  bytes: 400_000,
  thirdParties: [],
  trackers: [],
  cookies: [],
  uncompressed: [],
}

const LIGHTHOUSE: LighthouseResult = {
  scores: { performance: 99, accessibility: 100, seo: 100 },
  largestPaintMs: 1_200,
  blockingMs: 0,
  layoutShift: 0,
  libraries: [{ name: 'jQuery', version: '3.7.1' }],
  failed: [],
}
