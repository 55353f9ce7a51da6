const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** What a browser without script sends from the page that asks to confirm a form. */
export function hiddenFields(html: string): Record<string, string> {
  const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => SIGNS[entity] ?? '')
  return Object.fromEntries(
    [...html.matchAll(HIDDEN)].map(([, name = '', value = '']) => [name, plain(value)]),
  )
}
