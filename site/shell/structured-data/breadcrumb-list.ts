import type { BreadcrumbListLeaf } from 'schema-dts'

import { localizedPath } from '#domain/language/paths.ts'

import { breadcrumbId, type DescribedPage } from './described-page.ts'

/** The way from the home page to a page below it; an article lies below the list of articles. */
export function breadcrumbList(page: DescribedPage): BreadcrumbListLeaf {
  const { context, absolute, path, title, topic } = page
  const words = context.messages.header
  const localized = (target: string) => localizedPath(context.locale, target)
  const way = [
    { name: words.home, path: localized('/') },
    ...(topic.kind === 'article' ? [{ name: words.knowledge, path: localized('/knowledge') }] : []),
    { name: title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(page),
    itemListElement: way.map(({ name, path: target }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(target),
    })),
  }
}
