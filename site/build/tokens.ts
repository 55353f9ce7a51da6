/** A value of `site/styles/tokens.css` in the light scheme: `readToken(css, 'desk')` is `#e6eaed`. */
export function readToken(css: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] // the light scheme stands first
  if (value === undefined) throw new Error(`site/styles/tokens.css has no --${name}`)
  return value.trim()
}
