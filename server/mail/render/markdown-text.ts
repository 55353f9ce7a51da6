import { marked, type Token, type Tokens } from 'marked'

/** In a mail a line is a line: an address or a signature is written as it shall stand. */
export const MARKDOWN_OPTIONS = { breaks: true } as const

/** Markdown as plain text for the text part of a mail: words, lists and links, no marks. */
export function markdownText(markdown: string): string {
  return blocks(marked.lexer(markdown, MARKDOWN_OPTIONS)).trim() + '\n'
}

function blocks(tokens: readonly Token[]): string {
  return tokens
    .map(block)
    .filter((text) => text !== '')
    .join('\n\n')
}

function block(token: Token): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return ''
    case 'hr':
      return '--'
    case 'list':
      return list(token as Tokens.List)
    case 'blockquote':
      return blocks(token.tokens ?? []).replace(/^/gm, '> ')
    default:
      return inline(token)
  }
}

function list({ items, ordered, start }: Tokens.List): string {
  const first = start === '' ? 1 : start
  return items
    .map((item, index) => {
      const mark = ordered ? `${first + index}. ` : '- '
      return mark + blocks(item.tokens).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

function inline(token: Token & { tokens?: Token[] }): string {
  if (token.type === 'br') return '\n'
  const text = token.tokens === undefined ? plain(token) : token.tokens.map(inline).join('')
  if (token.type !== 'link') return text
  const { href } = token as Tokens.Link
  return text === href ? text : `${text} (${href})`
}

/** The lexer keeps entities and escapes of HTML for the page; a text part wants the characters. */
function plain(token: Token): string {
  return 'text' in token ? String(token.text) : token.raw
}
