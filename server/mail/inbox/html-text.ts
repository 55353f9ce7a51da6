import { Token, Tokenizer, TokenizerMode } from 'parse5'

/** Longer HTML is read up to here. */
const MOST_HTML = 2_000_000
/** Elements within each other, and quotes: what is deeper belongs to the last of them. */
const MOST_OPENED = 1_000
const MOST_QUOTES = 20
const MOST_LINK = 500

/** What `splitReply` knows as the beginning of an old text without marks, down to the end. */
const OLD_TEXT = '-----Original Message-----'

/** Elements whose content is no text of the mail, each with the tokenizer's way to find its end. */
const SILENT = new Map([
  ['title', TokenizerMode.RCDATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
])
const LINE = /^(?:address|article|aside|center|d[dlt]|div|footer|form|header|li|main|section|table|tr)$/
const PARAGRAPH = /^(?:blockquote|h[1-6r]|ol|p|pre|ul)$/
/** A paragraph that mail programs draw without a gap. */
const NO_GAP = /\bMso|margin(?:-top)?:\s*0/

/** Mail programs' elements with the sentence above a quote, or a quote. */
const QUOTED = /\b(?:gmail_attr|moz-cite-prefix|yahoo_quoted|protonmail_quote)\b/
/** With a signature. */
const SIGNED =
  /\b(?:gmail_signature|moz-signature|protonmail_signature_block|ms-outlook-mobile-signature|AppleMailSignature)\b/
/** Outlook's header lines above an old text that nothing encloses. */
const OUTLOOK_ID = /divRplyFwdMsg|mail-editor-reference-message-container/
const OUTLOOK_BORDER = /border-top:\s*solid #(?:e1e1e1|b5c4df)/i
/** Gmail and Outlook use a quote's element to indent a paragraph. */
const INDENTED = /border:\s*none/i

/** RFC 3676 §4.3: nothing but its space tells it from a line that somebody draws. */
const SIGNATURE = '-- '

/** A smiley that was sent as a picture. */
const SMILEY = /^\p{Extended_Pictographic}/u

/**
 * The text of an HTML mail. Lines of quotes and signatures begin with `> `, links have their target behind
 * them, pictures of the mail itself are `[cid:...]`. It reads tag by tag and builds no tree, so that its time
 * grows with the length alone (a parser's tree can be made to grow with the square).
 */
export function htmlToText(html: string): string {
  const page = newPage()
  const opened: { name: string; isQuote: boolean }[] = []
  const lists: (number | null)[] = []
  let silence = ''
  let preformatted = 0
  let hasGap = true
  let link: { target: string; text: string } | null = null

  function write(given: string): void {
    if (link) link.text += given
    if (preformatted === 0) page.write(given.replace(/[ \t\r\n\f]+/g, ' '))
    else {
      const [first = '', ...rest] = given.split(/\r\n?|\n/)
      page.write(first, true)
      for (const line of rest) {
        page.breakLine()
        page.write(line, true)
      }
    }
  }

  function endLink(): void {
    if (!link) return
    const { target, text } = link
    link = null
    const bare = (address: string) => address.replace(/^https?:\/\/|\/$/gi, '').trim()
    const isNew = /^https?:/i.test(target) && target.length <= MOST_LINK && bare(target) !== bare(text)
    if (isNew && text.trim() !== '') write(` <${target}>`)
  }

  function open(name: string, isQuote: boolean): void {
    if (opened.length >= MOST_OPENED) return
    opened.push({ name, isQuote })
    if (isQuote) page.quotes += 1
  }

  /** Closes the innermost element of this name with all in it, but none around the cell it is in. */
  function close(name: string): void {
    const cell = name.startsWith('t') ? -1 : opened.findLastIndex((one) => one.name === 'td')
    const index = opened.findLastIndex((one) => one.name === name)
    if (index <= cell) return
    for (const { isQuote } of opened.splice(index)) if (isQuote) page.quotes -= 1
  }

  function startElement(token: Token.TagToken): void {
    const name = token.tagName
    const attribute = (key: string) => Token.getTokenAttr(token, key) ?? ''
    if (name === 'br') page.breakLine()
    else if (name === 'img') write(pictureText(attribute('src'), attribute('alt')))
    else if (name === 'a') {
      endLink()
      link = { target: attribute('href').trim(), text: '' }
    } else if (name === 'td' || name === 'th') {
      write(' ')
      open('td', false)
    } else if (LINE.test(name)) page.startBlock(false)
    else if (PARAGRAPH.test(name)) {
      hasGap = lists.length === 0 && !NO_GAP.test(`${attribute('class')} ${attribute('style')}`)
      page.startBlock(hasGap)
    }
    if (name === 'pre') preformatted += 1
    if (name === 'ul') lists.push(null)
    if (name === 'ol') lists.push(0)
    if (name === 'li') page.write(listMark(lists), true)
    if (/^(?:div|span|blockquote|table)$/.test(name)) {
      if (OUTLOOK_ID.test(attribute('id')) || OUTLOOK_BORDER.test(attribute('style'))) page.startOldText()
      const isQuote = name === 'blockquote' && !INDENTED.test(attribute('style'))
      const names = `${attribute('class')} ${attribute('id')}`
      const isSigned = attribute('id') === 'Signature' || SIGNED.test(names)
      // some people write into the signature: what comes first is no signature
      const isLeftOut = QUOTED.test(names) || attribute('name') === 'quote' || (isSigned && page.hasText())
      open(name, isQuote || isLeftOut)
    }
  }

  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(token) {
        const mode = SILENT.get(token.tagName)
        if (mode === undefined) startElement(token)
        else {
          tokenizer.state = mode
          silence = token.tagName
        }
      },
      onEndTag({ tagName: name }) {
        if (name === silence) silence = ''
        if (name === 'a') endLink()
        if (name === 'ul' || name === 'ol') lists.pop()
        if (LINE.test(name)) page.startBlock(false)
        if (PARAGRAPH.test(name)) page.startBlock(lists.length === 0 && (hasGap || name !== 'p'))
        if (name === 'pre' && preformatted > 0) preformatted -= 1
        close(name === 'th' ? 'td' : name)
      },
      onCharacter({ chars }) {
        if (silence === '') write(chars)
      },
      onWhitespaceCharacter({ chars }) {
        if (silence === '') write(chars)
      },
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  )
  tokenizer.write(html.slice(0, MOST_HTML), true)
  return page.text()
}

function ignore(): void {
  // nothing of it is text
}

function pictureText(source: string, alternative: string): string {
  if (/^cid:/i.test(source)) return ` [cid:${source.slice(4, 4 + MOST_LINK).trim()}] `
  return SMILEY.test(alternative) && alternative.length <= 10 ? alternative : ''
}

function listMark(lists: (number | null)[]): string {
  const indent = '  '.repeat(Math.min(Math.max(lists.length - 1, 0), 5))
  const count = lists.at(-1) ?? null
  if (count === null) return `${indent}- `
  lists[lists.length - 1] = count + 1
  return `${indent}${count + 1}. `
}

/** Lines of text that are written one after the other. */
function newPage() {
  const lines: { quotes: number; text: string }[] = []
  let line = ''
  let wantsGap = false
  let hasOwn = false
  return {
    quotes: 0,

    /** Whether there is anything but quotes. */
    hasText(): boolean {
      return hasOwn || line.trim() !== ''
    },

    /** Adds to the line; of several spaces one stays, unless every one counts. */
    write(given: string, isExact = false): void {
      const text = !isExact && (line === '' || line.endsWith(' ')) ? given.replace(/^ /, '') : given
      line += text
    },

    /** Ends the line, be it empty. */
    breakLine(): void {
      if (wantsGap && lines.length > 0 && line.trim() !== '') {
        lines.push({ quotes: Math.min(lines.at(-1)?.quotes ?? 0, this.quotes), text: '' })
      }
      if (line.trim() !== '') wantsGap = false
      hasOwn ||= this.quotes === 0 && line.trim() !== ''
      lines.push({ quotes: this.quotes, text: line })
      line = ''
    },

    /** Begins a new line, after a gap or not. A line with a space that must not break is a gap. */
    startBlock(isParagraph: boolean): void {
      if (line.trim() !== '' || line.includes('\u00a0')) this.breakLine()
      line = ''
      wantsGap ||= isParagraph
    },

    /** Says that all below is old. */
    startOldText(): void {
      this.startBlock(true)
      if (this.quotes > 0) return
      line = OLD_TEXT
      this.breakLine()
    },

    text(): string {
      this.startBlock(false)
      return lines
        .map(({ quotes, text }) => {
          const marks = '> '.repeat(Math.min(quotes, MOST_QUOTES))
          const line = marks + text.replace(/ ?\u00a0[\u00a0 ]*/g, ' ')
          return line === SIGNATURE ? line : line.trimEnd()
        })
        .filter((text, index, all) => !/^[> ]*$/.test(text) || text !== all[index - 1])
        .join('\n')
        .trim()
    },
  }
}
