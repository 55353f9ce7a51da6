/** Owners type `example.com`; a scheme other than http(s) is not a website of theirs. */
const WEBSITE = /^(?:https?:\/\/)?([^\s/?#:@\\]+\.[^\s/?#:@\\.]{2,})(:\d{1,5})?([/?#]\S*)?$/i

/**
 * A website address as we keep it, with `https://` in front when none was typed; null when the text
 * is not the address of a website (`javascript:`, `ftp:`, an e-mail address, words).
 */
export function normalizeWebsite(text: string): string | null {
  const trimmed = text.trim()
  if (!WEBSITE.test(trimmed)) return null
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}
