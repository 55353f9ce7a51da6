import { expect, test } from 'vitest'

import { aPage, placed, type PageChanges } from './a-page.ts'
import { analyse, RULES } from './analyse.ts'

const TEXT = aPage().document?.text ?? ''
const PRIVACY = { address: 'https://mybakery.com/privacy', text: 'Privacy' }
const TEL = { address: 'tel:+3291234567', text: 'Call us' }
type Parts = Required<PageChanges>
const connected = (connection: Parts['connection']) => ({ connection })
const written = (document: Parts['document']) => ({ document })
const onPhone = (phone: Parts['phone']) => ({ phone })
const loaded = (traffic: Parts['traffic']) => ({ traffic })
const measured = (lighthouse: Parts['lighthouse']) => ({ lighthouse })
const failed = (id: string) => measured({ failed: [{ id, places: [], detail: id }] })
const checked = (kind: 'link' | 'picture', status: number) => ({
  links: [{ address: 'https://mybakery.com/old.html', kind, status }],
})
const reworded = (words: RegExp, others: string) => written({ text: TEXT.replace(words, others) })
const without = (words: RegExp) => reworded(words, '')
const heavy = (bytes: number) =>
  onPhone({ heavyPictures: [{ ...placed('loaf.jpg', 0, 300, 390, 300), bytes }] })
const small = (count: number) =>
  Array.from({ length: count }, (_, place) => placed(`link ${place}`, 10, 500 + 20 * place, 14, 14))

/** What breaks a rule and nothing else; what comes near it and keeps it. */
const CASES: Readonly<Record<string, { breaks: PageChanges[]; keeps: PageChanges[] }>> = {
  slowPaint: {
    breaks: [measured({ largestPaintMs: 2_501 })],
    keeps: [measured({ largestPaintMs: 2_500 })],
  },
  heavyPictures: { breaks: [heavy(100_000)], keeps: [heavy(99_999)] },
  heavyPage: { breaks: [loaded({ bytes: 2_800_000 })], keeps: [loaded({ bytes: 2_700_000 })] },
  blocked: { breaks: [measured({ blockingMs: 601 })], keeps: [measured({ blockingMs: 600 })] },
  layoutShift: { breaks: [measured({ layoutShift: 0.11 })], keeps: [measured({ layoutShift: 0.1 })] },
  uncompressed: {
    breaks: [loaded({ uncompressed: [{ address: 'https://www.mybakery.com/a.css', bytes: 10_000 }] })],
    keeps: [loaded({ uncompressed: [{ address: 'https://other.example/a.js', bytes: 90_000 }] })],
  },
  redirectChain: {
    breaks: [connected({ redirects: ['https://b.example/', 'https://c.example/'] })],
    keeps: [connected({ redirects: ['https://b.example/'] })],
  },
  deskOnly: {
    breaks: [written({ viewport: null }), { document: { viewport: null }, phone: { pageWidth: 980 } }],
    keeps: [written({ viewport: 'initial-scale=1' })],
  },
  widePage: { breaks: [onPhone({ pageWidth: 420 })], keeps: [onPhone({ pageWidth: 396 })] },
  popup: {
    breaks: [onPhone({ popup: placed('Join our newsletter', 0, 0, 390, 500) })],
    keeps: [onPhone({ popup: placed('We use cookies', 0, 0, 390, 500) })],
  },
  smallText: {
    breaks: [
      onPhone({
        smallTexts: [placed('All prices include tax and are valid until the end of the month', 0, 700)],
      }),
    ],
    keeps: [onPhone({ smallTexts: [placed('© 2026 My Bakery, all rights reserved', 0, 700)] })],
  },
  smallTargets: {
    breaks: [onPhone({ smallTargets: small(3) })],
    keeps: [onPhone({ smallTargets: small(2) })],
  },
  zoomForbidden: {
    breaks: [
      written({ viewport: 'width=device-width, user-scalable=no' }),
      written({ viewport: 'width=device-width, maximum-scale=1' }),
    ],
    keeps: [written({ viewport: 'width=device-width, maximum-scale=5' })],
  },
  untappableTelephone: {
    breaks: [written({ links: [PRIVACY] })],
    keeps: [written({ links: [PRIVACY, TEL] })],
  },
  title: {
    breaks: [[], ['- Startseite -'], ['intro']].map((titles) => written({ titles })),
    keeps: [written({ titles: ['Home bakery'] })],
  },
  doubled: {
    breaks: [written({ titles: ['Bakery', 'Bakery Ghent'] })],
    keeps: [written({ titles: ['Bakery'] })],
  },
  description: {
    breaks: [written({ descriptions: [' '] })],
    keeps: [written({ descriptions: ['Bread.'] })],
  },
  hiddenFromSearch: {
    breaks: [
      written({ robots: 'noindex, nofollow' }),
      connected({ robotsHeader: 'noindex' }),
      connected({ robotsTxt: { disallowsAll: true } }),
    ],
    keeps: [{ document: { robots: 'index, max-image-preview:none' }, connection: { robotsTxt: null } }],
  },
  businessData: {
    breaks: [written({ structuredTypes: ['WebSite', 'WebPage'] })],
    keeps: [written({ structuredTypes: ['WebSite', 'HairSalon'] })],
  },
  sharePicture: { breaks: [written({ shareImage: null })], keeps: [written({ shareImage: '/loaf.jpg' })] },
  alternates: {
    breaks: [written({ links: [TEL, PRIVACY, { address: 'https://mybakery.com/nl', text: 'Nederlands' }] })],
    keeps: [
      written({ links: [TEL, PRIVACY, { address: 'https://mybakery.com/it', text: 'IT' }] }),
      written({ links: [TEL, PRIVACY, { address: '/nl', text: 'Nederlands' }], alternates: ['nl'] }),
    ],
  },
  deadWww: {
    breaks: [connected({ otherHost: 'unreachable' })],
    keeps: [connected({ otherHost: 'unreachable', finalAddress: 'https://shop.mybakery.com/' })],
  },
  twoAddresses: {
    breaks: [{ connection: { otherHost: 'serves' }, document: { canonical: null } }],
    keeps: [connected({ otherHost: 'serves' })],
  },
  brokenLinks: { breaks: [checked('link', 404)], keeps: [checked('link', 403)] },
  telephone: {
    breaks: ['2026-11-25, 7.00–18.00', 'Visitors: 003174', '2009–2011 our beginnings'].map(insteadOfNumber),
    keeps: ['644 12 34', '0471 23 45 67'].map(insteadOfNumber),
  },
  hiddenTelephone: {
    breaks: [onPhone({ telephones: [placed('+32 9 123 45 67', 20, 900)] }), onPhone({ telephones: [] })],
    keeps: [
      ...['+32 9 123 45 67', '(555) 123-4567', '09 123 45 67'].map((text) =>
        onPhone({ telephones: [placed(text, 20, 800)] }),
      ),
      { phone: { telephones: [placed('Call us', 20, 800)] }, document: { links: [TEL, PRIVACY] } },
    ],
  },
  postalAddress: {
    breaks: [
      without(/12 Castle Street, /),
      ...[
        'Since March 2015 Partner',
        'Outing 2004 Links',
        'March 12, 2023 News',
        'A better way to build whatever it may be: 4 left',
        'Version 5 Ready Featuring',
        '2009 Closed for the parade',
        'Visitors: 003174 Updated',
        'Find us on Facebook',
      ].map((line) => reworded(/12 Castle Street/, line)),
    ],
    keeps: [without(/Rye/), reworded(/12 Castle Street/, 'Meir 12, 2000 Antwerpen')],
  },
  openingHours: { breaks: [without(/Mon–Sat 7:00–18:00/)], keeps: [without(/Rye/)] },
  price: {
    breaks: [[], ['Menu']].map((buttons) => written({ text: TEXT.replace('€4.50', ''), buttons })),
    keeps: [
      written({ text: TEXT.replace('€4.50', ''), buttons: ['Ask for a quote'] }),
      written({ text: TEXT.replace('€4.50', 'Click here for the price list'), buttons: [] }),
    ],
  },
  action: {
    breaks: [
      onPhone({ actions: [placed('Menu', 340, 10), placed('Order', 20, 1_000)] }),
      onPhone({ actions: [], telephones: [placed('12 Castle Street, Ghent, +32 9 123 45 67', 20, 100)] }),
    ],
    keeps: [
      onPhone({ actions: [placed('Order', 20, 700)] }),
      onPhone({ actions: [], telephones: [placed('Call now', 220, 10)] }),
    ],
  },
  proof: {
    breaks: [without(/“.*Anna/), reworded(/“.*Anna/, '“Quality You Can Trust”')],
    keeps: [
      '4.9 out of 5',
      'What people are saying: “Good!”',
      '“nice bread” - anonymous',
      '"Whoever has eaten this bread once does not buy another any more." Anna, Ghent',
    ].map((words) => reworded(/“.*Anna/, words)),
  },
  oldYear: {
    breaks: [written({ footer: '© 2012–2024 My Bakery' }), written({ footer: '© 2025 My Bakery' })],
    keeps: [
      written({ footer: 'Since 1987. © My Bakery, since 1987' }),
      { document: { footer: '© 2025 My Bakery' }, seenAt: '2026-01-10T10:00:00Z' },
    ],
  },
  unfinished: {
    breaks: [
      written({ text: `${TEXT} Lorem ipsum dolor sit amet` }),
      written({ descriptions: ['Diese Website befindet sich im Aufbau.'] }),
    ],
    keeps: [written({ text: `${TEXT} We have a shop under construction in Bruges` })],
  },
  vagueHeadline: {
    breaks: [
      written({ headings: [{ level: 1, text: 'Welcome to our website!' }] }),
      written({ headings: [{ level: 1, text: 'Herzlich willkommen' }] }),
    ],
    keeps: [written({ headings: [{ level: 1, text: 'Welcome to the bakery of Ghent' }] })],
  },
  brokenPictures: {
    breaks: [onPhone({ brokenPictures: [placed('loaf.jpg', 20, 300)] }), checked('picture', 404)],
    keeps: [checked('picture', 500)],
  },
  plainHttp: {
    breaks: [connected({ finalAddress: 'http://mybakery.com/', http: 'serves', certificateDays: null })],
    keeps: [connected({ finalAddress: 'https://mybakery.com/home' })],
  },
  openHttp: { breaks: [connected({ http: 'serves' })], keeps: [connected({ http: 'unreachable' })] },
  certificate: { breaks: [connected({ certificateDays: 6 })], keeps: [connected({ certificateDays: 7 })] },
  mixedContent: {
    breaks: [written({ insecure: ['http://mybakery.com/loaf.jpg'] })],
    keeps: [written({ insecure: [] })],
  },
  plainForm: {
    breaks: [written({ forms: [{ action: 'http://mybakery.com/send', fields: ['name'] }] })],
    keeps: [written({ forms: [{ action: 'https://mybakery.com/send', fields: ['name'] }] })],
  },
  trackers: {
    breaks: [
      loaded({ trackers: ['Google Analytics'] }),
      loaded({ cookies: [{ name: '_ga_1', isThirdParty: false }] }),
      loaded({ cookies: [{ name: 'YSC', isThirdParty: true }] }),
    ],
    keeps: [
      loaded({
        cookies: [
          { name: 'PHPSESSID', isThirdParty: false },
          { name: '__cf_bm', isThirdParty: true },
        ],
      }),
    ],
  },
  oldSoftware: {
    breaks: [
      measured({ libraries: [{ name: 'jQuery', version: '3.4.1' }] }),
      measured({ libraries: [{ name: 'Bootstrap', version: '4.1.3' }] }),
      measured({ libraries: [{ name: 'AngularJS', version: null }] }),
      written({ generator: 'WordPress 4.6.1' }),
    ],
    keeps: [
      {
        lighthouse: {
          libraries: [
            { name: 'jQuery', version: '3.5.0' },
            { name: 'Bootstrap', version: '5.0.0' },
            { name: 'Lo-Dash', version: '4.17.21' },
            { name: 'toString', version: '1' },
          ],
        },
        document: { generator: 'WordPress 6.8' },
      },
    ],
  },
  privacyPolicy: {
    breaks: [written({ links: [TEL] })],
    keeps: [
      written({
        links: [TEL],
        forms: [{ action: 'https://mybakery.com/', fields: ['q'] }],
      }),
      written({ links: [TEL, { address: 'https://mybakery.com/x', text: 'Datenschutzerklärung' }] }),
    ],
  },
  contrast: { breaks: [failed('color-contrast')], keeps: [failed('heading-order')] },
  nameless: { breaks: [failed('label'), failed('link-name')], keeps: [failed('heading-order')] },
  pictureTexts: {
    breaks: [
      failed('image-alt'),
      { lighthouse: null, document: { images: [{ address: '/loaf.jpg', alt: null }] } },
      ...['...', 'IMG_2041.jpg', 'Image', 'Thumbnail image'].map((alt) =>
        written({ images: [{ address: '/loaf.jpg', alt }] }),
      ),
    ],
    keeps: [{ lighthouse: null, document: { images: [{ address: '/line.png', alt: '' }] } }],
  },
  language: {
    breaks: [
      written({ language: '' }),
      written({
        text: `${TEXT} ${'Wir backen das Brot für Sie und die Kinder, und wir sind mit der Stadt. '.repeat(4)}`,
      }),
    ],
    keeps: [written({ language: 'en-GB' }), written({ language: 'pl' })],
  },
}

/** The bakery's page with another text in place of its number. */
function insteadOfNumber(text: string): PageChanges {
  const telephones = { telephones: [] }
  const document = { text: TEXT.replace(/Call [+\d ]+/, text), links: [PRIVACY] }
  return { document, phone: telephones, desktop: telephones }
}

function faultsOf(changes: PageChanges): string[] {
  return analyse(aPage(changes))
    .findings.filter(({ severity }) => severity !== 'good')
    .map(({ id }) => id)
}

test('every rule has cases that break and that keep it', () => {
  expect(Object.keys(CASES).sort()).toEqual(RULES.map(({ id }) => id).sort())
  for (const { breaks, keeps } of Object.values(CASES)) {
    expect(breaks).not.toHaveLength(0)
    expect(keeps).not.toHaveLength(0)
  }
})

test('a faultless page has no faults, and every rule could be judged', () => {
  const { findings, checked: judged } = analyse(aPage())
  expect(findings.filter(({ severity }) => severity !== 'good')).toEqual([])
  expect([...judged].sort()).toEqual(RULES.map(({ id }) => id).sort())
})

test.each(Object.entries(CASES))(
  '%s: broken, it alone is found; kept, nothing is',
  (id, { breaks, keeps }) => {
    for (const changes of breaks) expect(faultsOf(changes), JSON.stringify(changes)).toEqual([id])
    for (const changes of keeps) expect(faultsOf(changes), JSON.stringify(changes)).toEqual([])
  },
)

/** Lines as owners write them, by what they must be understood as. */
test.each([
  [
    'telephone',
    [
      ...['Tel. 030 / 12 34 56 7', '01 23 45 67 89', '01.23.45.67.89', '912 345 678', '5123 4567'],
      ...['(555) 123-4567', '8 (495) 123-45-67', '020 7946 0958'],
    ],
  ],
  [
    'postalAddress',
    [
      ...['Hauptstraße 5, 10115 Berlin', 'Pikk 12, 10123 Tallinn', 'Pikk tn 12'],
      ...['Keizersgracht 10, 1015 CC Amsterdam', 'Calle Mayor, 5', 'Via Roma 12', '12 rue de la Paix'],
      ...['ул. Ленина, д. 5', '10 Downing St, SW1A 2AA'],
    ],
  ],
  [
    'openingHours',
    [
      ...['Mo–Fr 8–18 Uhr', 'E–R 9–17', 'ma t/m vr 9.00 - 17.00', 'Lunes a viernes de 9:00 a 14:00'],
      ...['lun-ven 8:30-12:30', 'Lundi au samedi de 9h à 19h', 'пн–пт с 9:00 до 18:00'],
      ...['Tuesday to Saturday, 7am to 3pm', 'Öffnungszeiten', 'Lahtiolekuajad'],
    ],
  ],
  [
    'price',
    ['ab 12,50 €', 'alates 45 eurot', '€ 12,-', 'desde 30 EUR', '15.- CHF 15', 'от 500 руб.', '$20', '£8'],
  ],
  [
    'proof',
    [
      ...['Das sagen unsere Kunden', 'Klientide tagasiside', 'Beoordelingen', 'Opiniones de clientes'],
      ...['Dicono di noi', 'Avis de nos clients', 'Отзывы', '4,8 von 5', 'Our amazing team'],
    ],
  ],
])('%s is understood in eight languages', (id, lines) => {
  for (const line of lines) {
    const page = aPage({
      document: {
        text: line,
        links: [PRIVACY],
        structuredTypes: ['Organization'],
        buttons: [],
        headings: [],
      },
      phone: { telephones: [] },
      desktop: { telephones: [] },
    })
    const isWrong = analyse(page).findings.find((finding) => finding.id === id)?.severity
    expect(isWrong === undefined || isWrong === 'good', line).toBe(true)
  }
})

test.each<[id: string, changes: PageChanges]>([
  ['hiddenTelephone', insteadOfNumber('644 12 34')],
  ['smallText', { document: { viewport: null } }],
])('%s: what is not certain is neither blamed nor ticked', (id, changes) => {
  expect(analyse(aPage(changes)).checked).not.toContain(id)
})

test('a plain fetch is not blamed for what only a browser sees', () => {
  const blind = { phone: null, desktop: null, traffic: null, lighthouse: null } as const
  expect(faultsOf(blind)).toEqual([])
  const { checked: judged, scores } = analyse(aPage(blind))
  expect(judged).not.toContain('trackers')
  expect(judged).toContain('title')
  expect(scores).toEqual({ speed: null, mobile: null, search: null })
})

test('where no page came, only the connection is judged', () => {
  expect(
    faultsOf({ document: null, phone: null, desktop: null, traffic: null, lighthouse: null, links: [] }),
  ).toEqual([])
})
