import { channel } from 'node:diagnostics_channel'

import type { Locale } from '#domain/language/locales.ts'
import type { AlternateLink } from '#domain/language/paths.ts'

import type { PictureOrder } from '../share-pictures/picture-order.ts'

/** What a public page announces while it is rendered. */
export interface PublicPage {
  locale: Locale
  path: string
  /** The canonical path for search engines: another language's, where it is no translation. */
  canonicalPath: string
  alternates: readonly AlternateLink[]
  title: string
  description: string
  /** When its text last changed; null: unknown. */
  modified: Date | null
  isArticle: boolean
  picture: PictureOrder
}

/**
 * Pages are rendered from a bundle, in which this module is a second copy: a Node channel is shared by the
 * whole process.
 */
const pages = channel('valmis:public-page')

/** Called in the head of every public page. */
export function announcePage(page: PublicPage): void {
  pages.publish(page)
}

/** The pages announced from now on. */
export function collectPages(): ReadonlyMap<string, PublicPage> {
  const collected = new Map<string, PublicPage>()
  pages.subscribe((message) => {
    const page = message as PublicPage // nobody else publishes here
    collected.set(page.path, page)
  })
  return collected
}
