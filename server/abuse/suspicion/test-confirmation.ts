const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** What a browser without script sends when the page that asks to confirm a form is sent on, for tests. */
export function hiddenFields(html: string): Record<string, string> {
  const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => SIGNS[entity] ?? '')
  return Object.fromEntries(
    [...html.matchAll(HIDDEN)].map(([, name = '', value = '']) => [name, plain(value)]),
  )
}
