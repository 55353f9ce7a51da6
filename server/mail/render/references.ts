/** RFC 5322 §2.1.1: octets of a line, with the name of the header; some readers unfold before they measure. */
const REFERENCES_MAX_LENGTH = 998 - 'References: '.length

/**
 * Message-IDs of a conversation as a `References` header takes them: of a long one the first, by which
 * programs find the thread, and as many of the last as fit on a line.
 */
export function cappedReferences(messageIds: readonly string[]): string[] {
  const [first, ...later] = messageIds
  if (first === undefined) return []
  const kept: string[] = []
  let length = first.length
  for (const id of later.reverse()) {
    length += ` ${id}`.length
    if (length > REFERENCES_MAX_LENGTH) break
    kept.unshift(id)
  }
  return [first, ...kept]
}
