/**
 * Where a path under `/ee` leads: the same path under `/et` (decision 9); null for any other path. Links
 * of old and our own alternate links write Estonian as its country.
 */
export function redirectEstonianSegment(path: string): string | null {
  const match = /^\/ee(?=\/|$)/i.exec(path)
  return match ? `/et${path.slice(match[0].length)}` : null
}
