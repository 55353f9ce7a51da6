const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Browser and system of a `User-Agent`, such as "Firefox, Windows": enough to know one's own again. */
export function agentInWords(userAgent = ''): string {
  const known = (list: readonly (readonly [sign: string, name: string])[]) =>
    list.find(([sign]) => userAgent.includes(sign))?.[1] ?? '?'
  return `${known(BROWSERS)}, ${known(SYSTEMS)}`
}
