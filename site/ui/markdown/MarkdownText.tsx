import { Lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

import { hasTooManyMarks, LINK_SCHEMES, MARKDOWN_DIALECT } from '#domain/markdown/dialect.ts'

/**
 * Markdown as elements, never as HTML: paragraphs, bold, italic, lists, links, line breaks. Other Markdown
 * stays text as typed.
 */
export function MarkdownText({ text }: { text: string }) {
  if (hasTooManyMarks(text)) return <p>{lines(text)}</p>
  return <>{blocks(new Lexer(MARKDOWN_DIALECT).lex(text))}</>
}

function blocks(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, index) => <Fragment key={index}>{block(token)}</Fragment>)
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>
    case 'text': // the text of a list item
      return inlines(token.tokens ?? [token])
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const entries = items.map((item, index) => <li key={index}>{blocks(item.tokens)}</li>)
      return ordered ? <ol start={start === '' ? 1 : start}>{entries}</ol> : <ul>{entries}</ul>
    }
    default:
      return <p>{lines(token.raw)}</p>
  }
}

function inlines(tokens: readonly Token[] = []): ReactNode[] {
  return tokens.map((token, index) => <Fragment key={index}>{inline(token)}</Fragment>)
}

function inline(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>
    case 'em':
      return <em>{inlines(token.tokens)}</em>
    case 'br':
      return <br />
    case 'link': {
      const { href, tokens } = token as Tokens.Link
      const address = safeAddress(href)
      if (address === null) return <span>{token.raw}</span>
      return (
        <a href={address} target="_blank" rel="noopener">
          {inlines(tokens)}
        </a>
      )
    }
    case 'text':
    case 'escape':
      return <span>{(token as Tokens.Text).text}</span>
    default:
      return <span>{token.raw}</span>
  }
}

/** Text that keeps its line breaks. */
function lines(raw: string): ReactNode[] {
  return raw
    .trim()
    .split('\n')
    .flatMap((line, index) =>
      index === 0
        ? [<span key={index}>{line}</span>]
        : [<br key={`${index}-`} />, <span key={index}>{line}</span>],
    )
}

/** A link's address with an allowed scheme; null for any other, and for an unfinished one. */
function safeAddress(href: string): string | null {
  if (!URL.canParse(href)) return null
  const address = new URL(href)
  return LINK_SCHEMES.has(address.protocol) ? address.href : null
}
