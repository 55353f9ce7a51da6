/** Parses JSON; null for anything else, such as a proxy's page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
