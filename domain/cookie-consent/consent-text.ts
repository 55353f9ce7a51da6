/**
 * The text somebody agreed or disagreed to: every word of the question and of its dialog, a line each in the
 * order of their keys. Its hash is stored with the choice and the text itself beside the hash, as proof of
 * what was asked (GDPR article 7(1)). The browser's page and the server make the same text of the same words.
 */
export function consentText(words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([key, text]) => `${key}: ${text}`)
    .sort()
    .join('\n')
}
