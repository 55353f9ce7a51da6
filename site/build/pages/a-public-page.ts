import type { PublicPage } from './public-page.ts'

/** A page for tests: the English home page; pass what differs. */
export function aPublicPage(differences: Partial<PublicPage> = {}): PublicPage {
  const path = differences.path ?? '/en'
  return {
    locale: 'en',
    path,
    canonicalPath: path,
    alternates: [],
    title: 'A title',
    description: 'A description',
    modified: null,
    isArticle: false,
    picture: {
      path: '/share/en.png',
      words: {
        language: 'en',
        agency: 'Valmis',
        host: 'valmis.example',
        kicker: null,
        headline: 'A title',
        price: '$437',
        figures: [],
        promise: 'A promise',
      },
    },
    ...differences,
  }
}
