import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readToken } from '#domain/design-tokens/read-token.ts'
import type { Locale } from '#domain/language/locales.ts'

import { projectFolder } from '../../project-folder.ts'

const tokens = readFileSync(join(projectFolder(), 'content/tokens.css'), 'utf8')

/** System fonts and inherited colours, the pencil's red for links: readable in every mail program, light or dark. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 24px 16px; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { max-width: 34em; margin: 0 auto }
a { color: ${readToken(tokens, 'red-text')} }
@media (prefers-color-scheme: dark) { a { color: ${readToken(tokens, 'red-text', 'dark')} } }
li { margin: 4px 0 }`

/** The one layout of all mails around a body of HTML. */
export function mailDocument(body: string, title: string, language: Locale): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
${body.trim()}
</main>
</body>
</html>
`
}
