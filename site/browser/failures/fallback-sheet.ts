import { onClick } from '../on-click.ts'

/** Id of the template in every page: one sheet for any failure. */
export const FALLBACK_TEMPLATE_ID = 'error-fallback'

/** What the sheet says. `broken`: something failed. `older`: the page is older than the site, and contains text. */
export type FallbackKind = 'broken' | 'older'

/** The fallback sheet; null on a page without the template. */
export function newFallback(kind: FallbackKind): Element | null {
  const template = document.getElementById(FALLBACK_TEMPLATE_ID)
  if (!(template instanceof HTMLTemplateElement)) return null
  const sheet = document.importNode(template.content, true).firstElementChild
  for (const text of sheet?.querySelectorAll<HTMLElement>('[data-error-text]') ?? [])
    if (text.dataset['errorText'] !== kind) text.remove()
  return sheet
}

/**
 * Puts the fallback sheet before a part of the page, and the focus on it if the part had the focus; nothing
 * without the template.
 */
export function showFallback(part: Element, kind: FallbackKind, hadFocus = false): void {
  if (part.previousElementSibling?.matches('[data-error-fallback]')) return // already there
  const sheet = newFallback(kind)
  if (!sheet) return
  part.before(sheet)
  if (hadFocus && sheet instanceof HTMLElement) sheet.focus()
}

/** Buttons marked `data-refresh` reload the page; without script they request it again as a form. */
export function refreshOnRequest(): void {
  onClick('button[data-refresh]', (_, event) => {
    event.preventDefault()
    location.reload() // keeps query and fragment, which the form does not
  })
}

/**
 * A mail draft that reports a problem names the page it was built for; a click replaces that by the current
 * address, without query and fragment, which may identify somebody.
 */
export function nameReportedPage(): void {
  onClick<HTMLAnchorElement>('a[data-report-issue]', (link) => {
    const built = link.dataset['reportIssue'] ?? ''
    const address = location.origin + location.pathname
    link.href = link.href.replace(encodeURIComponent(built), encodeURIComponent(address))
    link.dataset['reportIssue'] = address
  })
}
