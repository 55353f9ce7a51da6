import { localizedPath } from '#domain/language/paths.ts'

import { ASSET_PATH, chooseVariant, languageFor, type PageRequest } from './answer-page.ts'
import type { PageAnswer, Site } from './load-site.ts'

const FAILED_PAGE = '/500'

/**
 * The page that says that a page could not be shown, in the visitor's language (spec §2). Null for pictures
 * and scripts, where nobody reads a page.
 */
export function failedPage(site: Site, request: PageRequest): Omit<PageAnswer, 'status'> | null {
  const [path = ''] = request.url.split('?', 1)
  if (ASSET_PATH.test(path)) return null
  const page = site.get(localizedPath(languageFor(path, request), FAILED_PAGE))
  if (page === undefined) return null
  const { body, withoutTag } = chooseVariant(page, request.acceptEncoding)
  return { headers: { ...withoutTag, 'cache-control': 'no-store' }, body }
}
