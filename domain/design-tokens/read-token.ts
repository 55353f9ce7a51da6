/** The colour schemes of `content/tokens.css`; a token without a dark value keeps the light one. */
export type ColourScheme = 'light' | 'dark'

/** A value of `content/tokens.css`: `readToken(css, 'desk')` is `#e6eaed`. Throws for an unknown token. */
export function readToken(css: string, name: string, scheme: ColourScheme = 'light'): string {
  const values = [...css.matchAll(new RegExp(`--${name}:\\s*([^;]+);`, 'g'))].map(([, value = '']) =>
    value.trim(),
  )
  const value = scheme === 'light' ? values[0] : values.at(-1) // the light scheme comes first
  if (value === undefined) throw new Error(`content/tokens.css has no --${name}`)
  return value
}
