import { canonicalPathOf, checkAlternates } from './site-rules/alternates.ts'
import { isHidden, type BuiltPage, type BuiltSite } from './site-rules/built-page.ts'
import { checkLinks } from './site-rules/links.ts'
import { checkMarkup } from './site-rules/markup.ts'
import { checkSharing } from './site-rules/sharing.ts'
import { checkStructuredData } from './site-rules/structured-data.ts'
import { checkTitles, checkUnique } from './site-rules/titles.ts'

/** Everything wrong with the built pages, as sentences that say what to do. */
export function checkPages(site: BuiltSite): string[] {
  return [
    ...[...site.pages.values()].flatMap((page) => checkPage(page, site)),
    ...checkUnique(site.pages.values()),
  ]
}

function checkPage(page: BuiltPage, site: BuiltSite): string[] {
  const found = [...checkMarkup(page), ...checkTitles(page), ...checkLinks(page, site)]
  if (isHidden(page)) return found
  found.push(...checkAlternates(page, site), ...checkSharing(page, site))
  if (canonicalPathOf(page, site) === page.path) found.push(...checkStructuredData(page, site))
  return found
}
