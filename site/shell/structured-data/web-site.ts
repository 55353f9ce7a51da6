import type { WebSiteLeaf } from 'schema-dts'

import { agency } from '#content/catalogue/agency.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { organizationId, webSiteId, type DescribedPage } from './described-page.ts'

/** The site all pages are part of. */
export function webSite(page: DescribedPage): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(page),
    url: page.absolute('/'),
    name: agency.name,
    inLanguage: [...LOCALE_CODES],
    publisher: { '@id': organizationId(page) },
  }
}
