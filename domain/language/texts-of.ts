/** The texts of some codes, by the key each code has in content/messages. */
export function textsOf<Code extends string, Key extends string>(
  keys: Readonly<Record<Code, Key>>,
  words: Readonly<Record<Key, string>>,
): Record<Code, string> {
  const texts = Object.entries<Key>(keys).map(([code, key]) => [code, words[key]])
  return Object.fromEntries(texts) as Record<Code, string>
}
