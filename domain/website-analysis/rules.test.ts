import { expect, test } from 'vitest'

import { aPage, placed, type PageChanges } from './a-page.ts'
import { analyse, RULES } from './analyse.ts'

const TEXT = aPage().document?.text ?? ''
const PRIVACY = { address: 'https://mybakery.com/privacy', text: 'Privacy' }
const TEL = { address: 'tel:+3291234567', text: 'Call us' }
const failed = (id: string) => ({ lighthouse: { failed: [{ id, places: [], detail: id }] } })
const checked = (kind: 'link' | 'picture', status: number) => ({
  links: [{ address: 'https://mybakery.com/old.html', kind, status }],
})
const without = (words: RegExp) => ({ document: { text: TEXT.replace(words, '') } })
const heavy = (bytes: number) => ({
  phone: { heavyPictures: [{ ...placed('loaf.jpg', 0, 300, 390, 300), bytes }] },
})
const small = (count: number) =>
  Array.from({ length: count }, (_, place) => placed(`link ${place}`, 10, 500 + 20 * place, 14, 14))

/** What breaks a rule and nothing else; what comes near it and keeps it. */
const CASES: Readonly<Record<string, { breaks: PageChanges[]; keeps: PageChanges[] }>> = {
  slowPaint: {
    breaks: [{ lighthouse: { largestPaintMs: 2_501 } }],
    keeps: [{ lighthouse: { largestPaintMs: 2_500 } }],
  },
  heavyPictures: { breaks: [heavy(100_000)], keeps: [heavy(99_999)] },
  heavyPage: { breaks: [{ traffic: { bytes: 2_800_000 } }], keeps: [{ traffic: { bytes: 2_700_000 } }] },
  blocked: { breaks: [{ lighthouse: { blockingMs: 601 } }], keeps: [{ lighthouse: { blockingMs: 600 } }] },
  layoutShift: {
    breaks: [{ lighthouse: { layoutShift: 0.11 } }],
    keeps: [{ lighthouse: { layoutShift: 0.1 } }],
  },
  uncompressed: {
    breaks: [{ traffic: { uncompressed: [{ address: 'https://www.mybakery.com/a.css', bytes: 10_000 }] } }],
    keeps: [{ traffic: { uncompressed: [{ address: 'https://other.example/a.js', bytes: 90_000 }] } }],
  },
  redirectChain: {
    breaks: [{ connection: { redirects: [hop('a', 'b'), hop('b', 'c')] } }],
    keeps: [{ connection: { redirects: [hop('a', 'b')] } }],
  },
  deskOnly: {
    breaks: [{ document: { viewport: null } }, { document: { viewport: null }, phone: { pageWidth: 980 } }],
    keeps: [{ document: { viewport: 'initial-scale=1' } }],
  },
  widePage: { breaks: [{ phone: { pageWidth: 420 } }], keeps: [{ phone: { pageWidth: 396 } }] },
  popup: {
    breaks: [{ phone: { popup: placed('Join our newsletter', 0, 0, 390, 500) } }],
    keeps: [{ phone: { popup: placed('We use cookies', 0, 0, 390, 500) } }],
  },
  smallText: {
    breaks: [
      {
        phone: {
          smallTexts: [placed('All prices include tax and are valid until the end of the month', 0, 700)],
        },
      },
    ],
    keeps: [{ phone: { smallTexts: [placed('© 2026 My Bakery, all rights reserved', 0, 700)] } }],
  },
  smallTargets: {
    breaks: [{ phone: { smallTargets: small(3) } }],
    keeps: [{ phone: { smallTargets: small(2) } }],
  },
  zoomForbidden: {
    breaks: [
      { document: { viewport: 'width=device-width, user-scalable=no' } },
      { document: { viewport: 'width=device-width, maximum-scale=1' } },
    ],
    keeps: [{ document: { viewport: 'width=device-width, maximum-scale=5' } }],
  },
  untappableTelephone: {
    breaks: [{ document: { links: [PRIVACY] } }],
    keeps: [{ document: { links: [PRIVACY, TEL] } }],
  },
  title: {
    breaks: [[], ['- Startseite -'], ['intro']].map((titles) => ({ document: { titles } })),
    keeps: [{ document: { titles: ['Home bakery'] } }],
  },
  doubled: {
    breaks: [{ document: { titles: ['Bakery', 'Bakery Ghent'] } }],
    keeps: [{ document: { titles: ['Bakery'] } }],
  },
  description: {
    breaks: [{ document: { descriptions: [' '] } }],
    keeps: [{ document: { descriptions: ['Bread.'] } }],
  },
  hiddenFromSearch: {
    breaks: [
      { document: { robots: 'noindex, nofollow' } },
      { connection: { robotsHeader: 'noindex' } },
      { connection: { robotsTxt: { disallowsAll: true } } },
    ],
    keeps: [{ document: { robots: 'index, max-image-preview:none' }, connection: { robotsTxt: null } }],
  },
  businessData: {
    breaks: [{ document: { structuredTypes: ['WebSite', 'WebPage'] } }],
    keeps: [{ document: { structuredTypes: ['WebSite', 'HairSalon'] } }],
  },
  sharePicture: {
    breaks: [{ document: { shareImage: null } }],
    keeps: [{ document: { shareImage: '/loaf.jpg' } }],
  },
  alternates: {
    breaks: [
      { document: { links: [TEL, PRIVACY, { address: 'https://mybakery.com/nl', text: 'Nederlands' }] } },
    ],
    keeps: [
      { document: { links: [TEL, PRIVACY, { address: 'https://mybakery.com/it', text: 'IT' }] } },
      { document: { links: [TEL, PRIVACY, { address: '/nl', text: 'Nederlands' }], alternates: ['nl'] } },
    ],
  },
  deadWww: {
    breaks: [{ connection: { otherHost: 'unreachable' } }],
    keeps: [{ connection: { otherHost: 'unreachable', finalAddress: 'https://shop.mybakery.com/' } }],
  },
  twoAddresses: {
    breaks: [{ connection: { otherHost: 'serves' }, document: { canonical: null } }],
    keeps: [{ connection: { otherHost: 'serves' } }],
  },
  brokenLinks: { breaks: [checked('link', 404)], keeps: [checked('link', 403)] },
  telephone: {
    breaks: ['2026-11-25, 7.00–18.00', 'Visitors: 003174', '2009–2011 our beginnings'].map(insteadOfNumber),
    keeps: ['644 12 34', '0471 23 45 67'].map(insteadOfNumber),
  },
  hiddenTelephone: {
    breaks: [{ phone: { telephones: [placed('+32 9 123 45 67', 20, 900)] } }, { phone: { telephones: [] } }],
    keeps: [
      ...['+32 9 123 45 67', '(555) 123-4567', '09 123 45 67'].map((text) => ({
        phone: { telephones: [placed(text, 20, 800)] },
      })),
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
      ].map((line) => ({ document: { text: TEXT.replace('12 Castle Street', line) } })),
    ],
    keeps: [
      without(/Rye/),
      { document: { text: TEXT.replace('12 Castle Street', 'Meir 12, 2000 Antwerpen') } },
    ],
  },
  openingHours: { breaks: [without(/Mon–Sat 7:00–18:00/)], keeps: [without(/Rye/)] },
  price: {
    breaks: [[], ['Menu']].map((buttons) => ({ document: { text: TEXT.replace('€4.50', ''), buttons } })),
    keeps: [
      { document: { text: TEXT.replace('€4.50', ''), buttons: ['Ask for a quote'] } },
      { document: { text: TEXT.replace('€4.50', 'Click here for the price list'), buttons: [] } },
    ],
  },
  action: {
    breaks: [
      { phone: { actions: [placed('Menu', 340, 10), placed('Order', 20, 1_000)] } },
      { phone: { actions: [], telephones: [placed('12 Castle Street, Ghent, +32 9 123 45 67', 20, 100)] } },
    ],
    keeps: [
      { phone: { actions: [placed('Order', 20, 700)] } },
      { phone: { actions: [], telephones: [placed('Call now', 220, 10)] } },
    ],
  },
  proof: {
    breaks: [without(/“.*Anna/), { document: { text: TEXT.replace(/“.*Anna/, '“Quality You Can Trust”') } }],
    keeps: [
      '4.9 out of 5',
      'What people are saying: “Good!”',
      '“nice bread” - anonymous',
      '"Whoever has eaten this bread once does not buy another any more." Anna, Ghent',
    ].map((words) => ({ document: { text: TEXT.replace(/“.*Anna/, words) } })),
  },
  oldYear: {
    breaks: [{ document: { footer: '© 2012–2024 My Bakery' } }, { document: { footer: '© 2025 My Bakery' } }],
    keeps: [
      { document: { footer: 'Since 1987. © My Bakery, since 1987' } },
      { document: { footer: '© 2025 My Bakery' }, seenAt: '2026-01-10T10:00:00Z' },
    ],
  },
  unfinished: {
    breaks: [
      { document: { text: `${TEXT} Lorem ipsum dolor sit amet` } },
      { document: { descriptions: ['Diese Website befindet sich im Aufbau.'] } },
    ],
    keeps: [{ document: { text: `${TEXT} We have a shop under construction in Bruges` } }],
  },
  vagueHeadline: {
    breaks: [
      { document: { headings: [{ level: 1, text: 'Welcome to our website!' }] } },
      { document: { headings: [{ level: 1, text: 'Herzlich willkommen' }] } },
    ],
    keeps: [{ document: { headings: [{ level: 1, text: 'Welcome to the bakery of Ghent' }] } }],
  },
  brokenPictures: {
    breaks: [{ phone: { brokenPictures: [placed('loaf.jpg', 20, 300)] } }, checked('picture', 404)],
    keeps: [checked('picture', 500)],
  },
  plainHttp: {
    breaks: [{ connection: { finalAddress: 'http://mybakery.com/', http: 'serves', certificateDays: null } }],
    keeps: [{ connection: { finalAddress: 'https://mybakery.com/home' } }],
  },
  openHttp: {
    breaks: [{ connection: { http: 'serves' } }],
    keeps: [{ connection: { http: 'unreachable' } }],
  },
  certificate: {
    breaks: [{ connection: { certificateDays: 6 } }],
    keeps: [{ connection: { certificateDays: 7 } }],
  },
  mixedContent: {
    breaks: [{ document: { insecure: ['http://mybakery.com/loaf.jpg'] } }],
    keeps: [{ document: { insecure: [] } }],
  },
  plainForm: {
    breaks: [{ document: { forms: [{ action: 'http://mybakery.com/send', fields: ['name'] }] } }],
    keeps: [{ document: { forms: [{ action: 'https://mybakery.com/send', fields: ['name'] }] } }],
  },
  trackers: {
    breaks: [
      { traffic: { trackers: ['Google Analytics'] } },
      { traffic: { cookies: [{ name: '_ga_1', isThirdParty: false }] } },
      { traffic: { cookies: [{ name: 'YSC', isThirdParty: true }] } },
    ],
    keeps: [
      {
        traffic: {
          cookies: [
            { name: 'PHPSESSID', isThirdParty: false },
            { name: '__cf_bm', isThirdParty: true },
          ],
        },
      },
    ],
  },
  oldSoftware: {
    breaks: [
      { lighthouse: { libraries: [{ name: 'jQuery', version: '3.4.1' }] } },
      { lighthouse: { libraries: [{ name: 'Bootstrap', version: '4.1.3' }] } },
      { lighthouse: { libraries: [{ name: 'AngularJS', version: null }] } },
      { document: { generator: 'WordPress 4.6.1' } },
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
    breaks: [{ document: { links: [TEL] } }],
    keeps: [
      {
        document: {
          links: [TEL],
          forms: [{ action: 'https://mybakery.com/', fields: ['q'] }],
        },
      },
      { document: { links: [TEL, { address: 'https://mybakery.com/x', text: 'Datenschutzerklärung' }] } },
    ],
  },
  contrast: { breaks: [failed('color-contrast')], keeps: [failed('heading-order')] },
  nameless: { breaks: [failed('label'), failed('link-name')], keeps: [failed('heading-order')] },
  pictureTexts: {
    breaks: [
      failed('image-alt'),
      { lighthouse: null, document: { images: [{ address: '/loaf.jpg', alt: null }] } },
      ...['...', 'IMG_2041.jpg', 'Image', 'Thumbnail image'].map((alt) => ({
        document: { images: [{ address: '/loaf.jpg', alt }] },
      })),
    ],
    keeps: [{ lighthouse: null, document: { images: [{ address: '/line.png', alt: '' }] } }],
  },
  language: {
    breaks: [
      { document: { language: '' } },
      {
        document: {
          text: `${TEXT} ${'Wir backen das Brot für Sie und die Kinder, und wir sind mit der Stadt. '.repeat(4)}`,
        },
      },
    ],
    keeps: [{ document: { language: 'en-GB' } }, { document: { language: 'pl' } }],
  },
}

/** The bakery's page with another text in place of its number. */
function insteadOfNumber(text: string): PageChanges {
  const telephones = { telephones: [] }
  const document = { text: TEXT.replace(/Call [+\d ]+/, text), links: [PRIVACY] }
  return { document, phone: telephones, desktop: telephones }
}

function hop(from: string, to: string) {
  return { from: `https://${from}.example/`, to: `https://${to}.example/`, status: 301 }
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
      'Tel. 030 / 12 34 56 7',
      '01 23 45 67 89',
      '01.23.45.67.89',
      '912 345 678',
      '5123 4567',
      '(555) 123-4567',
      '8 (495) 123-45-67',
      '020 7946 0958',
    ],
  ],
  [
    'postalAddress',
    [
      'Hauptstraße 5, 10115 Berlin',
      'Pikk 12, 10123 Tallinn',
      'Pikk tn 12',
      'Keizersgracht 10, 1015 CC Amsterdam',
      'Calle Mayor, 5',
      'Via Roma 12',
      '12 rue de la Paix',
      'ул. Ленина, д. 5',
      '10 Downing St, SW1A 2AA',
    ],
  ],
  [
    'openingHours',
    [
      'Mo–Fr 8–18 Uhr',
      'E–R 9–17',
      'ma t/m vr 9.00 - 17.00',
      'Lunes a viernes de 9:00 a 14:00',
      'lun-ven 8:30-12:30',
      'Lundi au samedi de 9h à 19h',
      'пн–пт с 9:00 до 18:00',
      'Tuesday to Saturday, 7am to 3pm',
      'Öffnungszeiten',
      'Lahtiolekuajad',
    ],
  ],
  [
    'price',
    ['ab 12,50 €', 'alates 45 eurot', '€ 12,-', 'desde 30 EUR', '15.- CHF 15', 'от 500 руб.', '$20', '£8'],
  ],
  [
    'proof',
    [
      'Das sagen unsere Kunden',
      'Klientide tagasiside',
      'Beoordelingen',
      'Opiniones de clientes',
      'Dicono di noi',
      'Avis de nos clients',
      'Отзывы',
      '4,8 von 5',
      'Our amazing team',
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
