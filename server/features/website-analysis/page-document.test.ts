import { expect, it } from 'vitest'

import { readDocument } from './page-document.ts'

const PAGE = `<!doctype html><html lang="et"><head><base href="/shop/"><title>Leib &amp; sai</title>
<meta name="Description" content="  Pagariäri  "><meta name=viewport content="width=device-width">
<meta property="og:image" content="share.png"><meta name=generator content="WordPress 5.1">
<link rel="alternate" hreflang="en" href="/en"><link rel=canonical href="https://leib.example/">
<link rel=stylesheet href="http://cdn.example/a.css"><meta name=robots content=noindex>
<script type="application/ld+json">{"@graph":[{"@type":["Bakery","LocalBusiness"]},{"@type":"WebSite"}]}</script>
<script type="application/ld+json">{broken</script><style>p{color:red}</style></head>
<body><h1>Tere<br>tulemast</h1><p hidden>secret<p>Avatud <b>8-18</b><noscript>turn it on</noscript>
<a href="tel:+3725551234"><img src=http://cdn.example/t.png alt=Helista></a><a href=kontakt>Kontakt</a><a>none</a>
<div itemscope itemtype="https://schema.org/PostalAddress">Turu 1</div><svg><title>icon</title></svg>
<form action=send method=POST><input name=a><input type=hidden><input type=email><textarea></textarea><button>Saada</button></form>
<img src=a.jpg><iframe src="//maps.example/x"></iframe><template><p>later</p></template>
<footer>old</footer><footer>© 2019 Leib</footer></body></html>`

it('reads the facts of a page', () => {
  expect(readDocument(PAGE, 'https://leib.example/x')).toEqual({
    titles: ['Leib & sai'],
    descriptions: ['Pagariäri'],
    language: 'et',
    alternates: ['en'],
    canonical: 'https://leib.example/',
    robots: 'noindex',
    viewport: 'width=device-width',
    shareImage: 'https://leib.example/shop/share.png',
    structuredTypes: ['Bakery', 'LocalBusiness', 'WebSite', 'PostalAddress'],
    generator: 'WordPress 5.1',
    headings: [{ level: 1, text: 'Tere tulemast' }],
    text: 'Tere tulemast Avatud 8-18 Kontaktnone Turu 1 Saada old © 2019 Leib',
    footer: '© 2019 Leib',
    links: [
      { address: 'tel:+3725551234', text: 'Helista' },
      { address: 'https://leib.example/shop/kontakt', text: 'Kontakt' },
    ],
    buttons: ['Saada'],
    forms: [{ action: 'https://leib.example/shop/send', fields: ['a', 'email', 'textarea'] }],
    images: [
      { address: 'http://cdn.example/t.png', alt: 'Helista' },
      { address: 'https://leib.example/shop/a.jpg', alt: null },
    ],
    insecure: ['http://cdn.example/a.css', 'http://cdn.example/t.png'],
  })
})

it('reads a page of nothing, and one that is as deep and as wide as it likes', () => {
  expect(readDocument('', 'https://a.example/')).toMatchObject({
    titles: [],
    text: '',
    footer: '',
    viewport: null,
  })
  expect(readDocument('<meta property="og:image" content>', 'https://a.example/').shareImage).toBeNull()
  const deep = readDocument('<div>'.repeat(100_000) + 'bottom', 'https://a.example/')
  expect(deep.text).toBe('bottom')
  const wide = readDocument('<p>word <a href=/x>link</a></p>'.repeat(50_000), 'https://a.example/')
  expect(wide.links).toHaveLength(300)
  expect(wide.text).toHaveLength(20_000)
})
