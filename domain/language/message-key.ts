type InCapitals<Code extends string> = Code extends `${infer First}${'-' | ' '}${infer Rest}`
  ? `${Capitalize<First>}${InCapitals<Rest>}`
  : Capitalize<Code>
export type MessageKey<Kind extends string, Code extends string> = Kind extends ''
  ? Uncapitalize<InCapitals<Code>>
  : `${Kind}${InCapitals<Code>}`

/** The key of a code's text in content/messages: `reasonTimedOut` of 'reason' and 'timed-out', `emailMissing` without a kind. */
export function messageKey<Kind extends string, Code extends string>(
  kind: Kind,
  code: Code,
): MessageKey<Kind, Code> {
  const words = code.split(/[- ]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const key = kind + words.join('')
  return (key.charAt(0).toLowerCase() + key.slice(1)) as MessageKey<Kind, Code>
}

/** The texts of codes, by code. */
export function textsOf<Code extends string, Kind extends string>(
  codes: readonly Code[],
  kind: Kind,
  words: Readonly<Record<MessageKey<Kind, Code>, string>>,
): Record<Code, string> {
  const texts = codes.map((code) => [code, words[messageKey(kind, code)]])
  return Object.fromEntries(texts) as Record<Code, string>
}
