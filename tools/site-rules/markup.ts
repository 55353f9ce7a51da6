import { visibleText, type BuiltPage } from './built-page.ts'

/** What may stand in no page: what its policy refuses, requests to others, and loose ends. */
export function checkMarkup({ path, html }: BuiltPage): string[] {
  const found: string[] = []
  const style = /<[a-z][^>]*\sstyle=/i.exec(html)
  if (style) found.push(`${path} has a style attribute, which its policy refuses: ${style[0]}`)
  const handler = /<[a-z][^>]*\son[a-z]+=/i.exec(html)
  if (handler) found.push(`${path} has an inline handler, which its policy refuses: ${handler[0]}`)
  const foreign = /<(?:script|img|iframe|source)[^>]*\s(?:src|srcset)="(?:https?:)?\/\/[^"]+"/i.exec(html)
  if (foreign) found.push(`${path} asks another server for something: ${foreign[0]}`)
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1) found.push(`${path} has ${headings} h1, not one`)
  const leftover = /\{[a-z]+[A-Za-z]*\}/.exec(visibleText(html))
  if (leftover) found.push(`${path} shows a placeholder that nobody filled: ${leftover[0]}`)
  return found
}
