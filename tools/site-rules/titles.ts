import { localeOfPath } from '#domain/language/paths.ts'

import { isHidden, metaOf, titleOf, type BuiltPage } from './built-page.ts'

/** Search engines cut titles and descriptions outside these lengths. */
const TITLE_LENGTH = { min: 15, max: 60 }
const DESCRIPTION_LENGTH = { min: 50, max: 160 }

/** A page names its language, and has a title and a description that are shown whole. */
export function checkTitles(page: BuiltPage): string[] {
  const { path, html } = page
  const found: string[] = []
  const locale = localeOfPath(path)
  if (locale !== null && !html.includes(`<html lang="${locale}"`))
    found.push(`${path} does not say it is in ${locale}`)
  const title = titleOf(page)
  if (!isWithin(title, TITLE_LENGTH))
    found.push(`${path} has a title of ${title.length} characters, not 15-60: ${title}`)
  const description = descriptionOf(page)
  if (!isWithin(description, DESCRIPTION_LENGTH)) {
    found.push(`${path} has a description of ${description.length} characters, not 50-160`)
  }
  return found
}

/** Within a language no two pages meant to be found share a title or a description. */
export function checkUnique(pages: Iterable<BuiltPage>): string[] {
  const found: string[] = []
  const seen = new Map<string, string>()
  for (const page of pages) {
    if (isHidden(page)) continue
    for (const text of [`title “${titleOf(page)}”`, `description “${descriptionOf(page)}”`]) {
      const key = `${localeOfPath(page.path) ?? ''} ${text}`
      const other = seen.get(key)
      if (other !== undefined) found.push(`${page.path} and ${other} have the same ${text}`)
      seen.set(key, page.path)
    }
  }
  return found
}

function descriptionOf({ html }: BuiltPage): string {
  return metaOf(html, 'description') ?? ''
}

function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return text.length >= min && text.length <= max
}
