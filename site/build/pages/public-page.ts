import { channel } from 'node:diagnostics_channel'

import type { Locale } from '#domain/language/locales.ts'
import type { AlternateLink } from '#domain/language/paths.ts'

import type { PictureOrder } from '../share-pictures/picture-order.ts'

/** What a page that may be found tells of itself while it is rendered. */
export interface PublicPage {
  locale: Locale
  /** Where it is. */
  path: string
  /** The address search engines are given for it: another language's, where it is no translation. */
  canonicalPath: string
  alternates: readonly AlternateLink[]
  title: string
  description: string
  /** When its text last changed; null where nobody keeps count. */
  modified: Date | null
  isArticle: boolean
  picture: PictureOrder
}

/**
 * Pages are rendered from a bundle, where this module is a second copy of the one the build holds: a
 * channel of Node's is one for the whole process.
 */
const pages = channel('valmis:public-page')

/** Called by the head of every page that may be found. */
export function announcePage(page: PublicPage): void {
  pages.publish(page)
}

/** The pages announced from now on, as they come. */
export function collectPages(): ReadonlyMap<string, PublicPage> {
  const collected = new Map<string, PublicPage>()
  pages.subscribe((message) => {
    const page = message as PublicPage // nobody else publishes here
    collected.set(page.path, page)
  })
  return collected
}
