import { Lexer, type Token, type Tokens } from 'marked'

import { hasTooManyMarks, LINK_SCHEMES, MARKDOWN_DIALECT } from '#domain/markdown/dialect.ts'

import { escapeHtml } from '../../escape-html.ts'

/**
 * Markdown that customers and staff write, as the ticket's page shows it (site/ui/markdown): paragraphs,
 * bold, italic, lists, links, line breaks. Other Markdown, HTML and pictures stay plain text. Every link is
 * followed by its address, because mail programs show none before a click.
 */
export function writtenHtml(markdown: string): string {
  return render(markdown, HTML)
}

/** The same for the text part. */
export function writtenText(markdown: string): string {
  return render(markdown, TEXT)
}

/** How the pieces are joined. All but `text` get what is already rendered. */
interface Output {
  text: (words: string) => string
  lineBreak: string
  between: string
  paragraph: (inside: string) => string
  bold: (inside: string) => string
  italic: (inside: string) => string
  link: (inside: string, address: string) => string
  list: (entries: readonly string[], first: number | null) => string
}

const HTML: Output = {
  text: escapeHtml,
  lineBreak: '<br>\n',
  between: '\n',
  paragraph: (inside) => `<p>${inside}</p>`,
  bold: (inside) => `<strong>${inside}</strong>`,
  italic: (inside) => `<em>${inside}</em>`,
  link: (inside, address) => `<a href="${escapeHtml(address)}">${inside}</a>`,
  list: (entries, first) => {
    const items = entries.map((entry) => `<li>${entry}</li>`).join('\n')
    return first === null ? `<ul>\n${items}\n</ul>` : `<ol start="${first}">\n${items}\n</ol>`
  },
}

const TEXT: Output = {
  text: (words) => words,
  lineBreak: '\n',
  between: '\n\n',
  paragraph: (inside) => inside,
  bold: (inside) => inside,
  italic: (inside) => inside,
  link: (inside) => inside,
  list: (entries, first) =>
    entries
      .map((entry, index) => {
        const mark = first === null ? '- ' : `${first + index}. `
        return mark + entry.replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
      })
      .join('\n'),
}

function render(markdown: string, output: Output): string {
  if (hasTooManyMarks(markdown)) return output.paragraph(raw(markdown, output))
  return blocks(new Lexer(MARKDOWN_DIALECT).lex(markdown), output)
}

function blocks(tokens: readonly Token[], output: Output): string {
  return tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => block(token, output))
    .join(output.between)
}

function block(token: Token, output: Output): string {
  switch (token.type) {
    case 'paragraph':
      return output.paragraph(inlines(token.tokens, output))
    case 'text': // the text of a list item
      return inlines(token.tokens ?? [token], output)
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const entries = items.map((item) => blocks(item.tokens, output))
      return output.list(entries, ordered ? Number(start) : null)
    }
    default:
      return output.paragraph(raw(token.raw.trim(), output))
  }
}

function inlines(tokens: readonly Token[] = [], output: Output): string {
  return tokens.map((token) => inline(token, output)).join('')
}

function inline(token: Token, output: Output): string {
  switch (token.type) {
    case 'strong':
      return output.bold(inlines(token.tokens, output))
    case 'em':
      return output.italic(inlines(token.tokens, output))
    case 'br':
      return output.lineBreak
    case 'link':
      return link(token as Tokens.Link, output)
    case 'text':
    case 'escape':
      return output.text((token as Tokens.Text).text)
    default:
      return raw(token.raw, output)
  }
}

function link({ href, text, tokens, raw: source }: Tokens.Link, output: Output): string {
  const address = URL.canParse(href) ? new URL(href) : null
  if (address === null || !LINK_SCHEMES.has(address.protocol)) return raw(source, output)
  const shown = address.href.replace(/^mailto:/, '')
  const inside = output.link(inlines(tokens, output), address.href)
  const saysItself = text === shown || `${text}/` === shown
  return saysItself ? inside : inside + output.text(` (${shown})`)
}

/** Text that keeps its line breaks. */
function raw(text: string, output: Output): string {
  return text.split('\n').map(output.text).join(output.lineBreak)
}
