/** What a text says as JSON; null where it is something else: a proxy's page, somebody else's entry, nothing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
