import { createHash } from 'node:crypto'
import type { Address, Attachment, Email, Header } from 'postal-mime'

import { newText, splitReply } from '#domain/conversation/split-reply.ts'
import { isMailableAddress } from '#domain/email/email-address.ts'

import type { Mailbox } from '../outgoing-mail.ts'
import { automaticReason, readBounce } from './bounce.ts'
import { type IncomingFile, type IncomingMail, UnreadableMail } from './incoming-mail.ts'

const MB = 1024 * 1024

/** What a mail may have: the parser's time and memory grow with each of them. */
const MOST_BYTES = 35 * MB
const MOST_HEADER_BYTES = MB / 2
const MOST_NESTED = 50
/** Lines that begin as the border between two parts does. */
const MOST_BORDERS = 5_000
/** Lines of text; a file in Base64 has lines of 60 to 76 letters, which cost little. */
const MOST_LINES = 50_000
const BASE64_LINE = { from: 60, to: 77 } as const

const MOST_TEXT = 200_000
const MOST_SUBJECT = 200
const MOST_NAME = 100
const MOST_FILE_NAME = 255
const MOST_RECIPIENTS = 100
const MOST_REFERENCES = 50
/** Of a header with addresses or Message-IDs. */
const MOST_HEADER = 50_000

/** Headers with addresses it was sent to; first those that the mailbox's own server writes. */
const RECIPIENT_HEADERS = ['envelope-to', 'x-original-to', 'delivered-to', 'to', 'cc']

/** Parts that are no files of the sender: invitations, signatures and keys, reports. */
const NO_FILE =
  /^(?:text\/(?:calendar|rfc822-headers)|application\/(?:ics|applefile|(?:x-)?pkcs7-signature|pgp-(?:signature|encrypted|keys))|message\/(?:delivery-status|disposition-notification|feedback-report))$/
const NO_FILE_NAME = /\.(?:ics|p7s)$/i

const MESSAGE_ID = /<[^<>\s]{1,990}>/g
/** Where a picture stood, on a line of its own or not; it is among the files. Gmail writes its name. */
const PICTURE =
  /^\[(?:cid:[^\]\s]{1,500}|image: [^\]\n]{1,200}|image\d+\.\w{3,4})\][^\S\n]*\n| ?\[(?:cid:[^\]\s]{1,500}|image: [^\]\n]{1,200}|image\d+\.\w{3,4})\]/gm
/** Control characters, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * Reads a mail as it came from the mailbox. Its parser is loaded with the first mail.
 * @param own our mailboxes' addresses: a mail from one of them is answered by nobody.
 * @throws UnreadableMail if it cannot be parsed, or is made to hurt whoever parses it.
 */
export async function readMail(raw: Buffer, own: { addresses: readonly string[] }): Promise<IncomingMail> {
  refuseBombs(raw)
  const { default: PostalMime, addressParser } = await import('postal-mime')
  const flow = withoutFlow(raw)
  const email = await PostalMime.parse(flow.bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: MOST_NESTED,
    maxHeadersSize: MOST_HEADER_BYTES,
  }).catch((error: unknown) => {
    throw new UnreadableMail(error instanceof Error ? error.message : String(error))
  })
  const addresses = (key: string) =>
    valuesOf(email.headers, key).map((value) => addressParser(value.slice(0, MOST_HEADER)))
  const from = soleSender(valuesOf(email.headers, 'from'), addresses('from'))
  const bounce = readBounce(email)
  const { text, picturesLeftOut } = await textOf(email, raw, flow)
  const recipients = RECIPIENT_HEADERS.flatMap(addresses)
    .flat()
    .flatMap((one) => (one.group ?? [one]).map(({ address }) => address))
  const subject = oneLine(email.subject ?? '', MOST_SUBJECT)
  return {
    hash: createHash('sha256').update(raw).digest('hex'),
    messageId: idsOf(email.headers, 'message-id')[0] ?? '',
    from,
    recipients: distinct(recipients.filter(isMailableAddress)).slice(0, MOST_RECIPIENTS),
    refersTo: distinct([
      ...idsOf(email.headers, 'in-reply-to'),
      ...idsOf(email.headers, 'references').reverse(),
    ]).slice(0, MOST_REFERENCES),
    subject,
    text,
    fresh: newText({ subject, text }),
    files: bounce ? [] : filesOf(email.attachments, picturesLeftOut),
    automatic: automaticReason(email.headers, from, own.addresses),
    bounce,
  }
}

/** Counts what the parser has no limits for. */
function refuseBombs(raw: Buffer): void {
  if (raw.length > MOST_BYTES) throw new UnreadableMail(`larger than ${MOST_BYTES / MB} MB`)
  let lines = 0
  let borders = 0
  for (let start = 0; start < raw.length;) {
    const found = raw.indexOf('\n', start)
    const end = found === -1 ? raw.length : found
    if (end - start < BASE64_LINE.from || end - start > BASE64_LINE.to) lines += 1
    if (raw[start] === 0x2d && raw[start + 1] === 0x2d) borders += 1
    if (lines > MOST_LINES) throw new UnreadableMail(`more than ${MOST_LINES} lines`)
    if (borders > MOST_BORDERS) throw new UnreadableMail(`more than ${MOST_BORDERS} parts`)
    start = end + 1
  }
}

/** The text, and the ids of the pictures that belong to a quote or a signature. */
async function textOf(email: Email, raw: Buffer, flow: { isFlowed: boolean; deletesSpace: boolean }) {
  const { html = '', text: plain = '' } = email
  const pictures = email.attachments.flatMap((file) => idOf(file) ?? [])
  // without alternatives the parser makes text of HTML by itself, and loses the quotes
  const isHtml = html !== '' && (plain.trim() === '' || !raw.includes('multipart/alternative'))
  const ofHtml =
    isHtml || (html !== '' && pictures.length > 0) ? (await import('./html-text.ts')).htmlToText(html) : ''
  const { fresh, quoted } = splitReply(ofHtml)
  const written = tidy(isHtml ? ofHtml : plain)
  const text = flow.isFlowed && !isHtml ? joinFlowedLines(written, flow.deletesSpace) : written
  return {
    text: text
      .replace(PICTURE, '')
      .replace(/^(?:[^\S\n]*\n)+/, '')
      .trimEnd(),
    picturesLeftOut: new Set(
      pictures.filter((id) => quoted.includes(`[cid:${id}]`) && !fresh.includes(`[cid:${id}]`)),
    ),
  }
}

/** Well-formed lines without control characters, not more than anybody reads. */
function tidy(text: string): string {
  return text
    .slice(0, MOST_TEXT)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\ufeff/gu, '')
    .toWellFormed()
}

function oneLine(text: string, most: number): string {
  const line = text
    .slice(0, 10 * most)
    .replace(UNSEEN, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, most).join('').toWellFormed()
}

/** Of the one sender in the one header: of several, one could be checked and another be believed. */
function soleSender(values: readonly string[], addresses: readonly Address[][]): Mailbox | null {
  const [value = ''] = values
  const [only] = addresses[0] ?? []
  if (values.length !== 1 || addresses[0]?.length !== 1 || !only?.address) return null
  // with brackets, what stands before them is a name, whatever it looks like; of two, another may read the other
  const [, ...brackets] = value.replace(/"(?:[^"\\]|\\.)*"/g, '').split('<')
  if (brackets.length > 1 || (value.includes('<') && !value.includes(`<${only.address}>`))) return null
  return isMailableAddress(only.address)
    ? { name: oneLine(only.name, MOST_NAME), address: only.address }
    : null
}

function filesOf(attachments: readonly Attachment[], leftOut: ReadonlySet<string>): IncomingFile[] {
  return attachments
    .filter((file) => !NO_FILE.test(file.mimeType) && !NO_FILE_NAME.test(file.filename ?? ''))
    .filter((file) => !leftOut.has(idOf(file) ?? ''))
    .map((file) => ({
      name: oneLine(file.filename ?? (file.mimeType === 'message/rfc822' ? 'mail.eml' : ''), MOST_FILE_NAME),
      type: file.mimeType,
      content: Buffer.from(file.content as Uint8Array),
      isInText: file.related === true,
    }))
}

function idOf({ contentId }: Attachment): string | undefined {
  return contentId?.replace(/^\s*<|>\s*$/g, '')
}

function valuesOf(headers: readonly Header[], key: string): string[] {
  return headers.filter((header) => header.key === key).map(({ value }) => value)
}

function idsOf(headers: readonly Header[], key: string): string[] {
  return valuesOf(headers, key).flatMap((value) => value.slice(-MOST_HEADER).match(MESSAGE_ID) ?? [])
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

const FLOWED = /^(?:content-type:|[ \t])[^\n]{0,200}format="?flowed/i
/** The space at a line's end is none of the text. */
const DELETES_SPACE = /delsp="?yes/i
/** Where the rest of the header is sought, in bytes. */
const NEAR = 200
/** More often than any mail of parts says it. */
const MOST_FOUND = 1_000

/**
 * The mail without its parameter `format=flowed` (RFC 3676): the parser would join lines without a look at
 * quotes, so that an answer became part of the quote above it. `joinFlowedLines` does it afterwards.
 */
function withoutFlow(raw: Buffer) {
  const found = { bytes: raw, isFlowed: false, deletesSpace: false }
  let at = -1
  for (let count = 0; count < MOST_FOUND; count += 1) {
    at = raw.indexOf('flowed', at + 1)
    if (at === -1) break
    const around = raw.toString('latin1', Math.max(0, at - NEAR), at + NEAR)
    const start = around.lastIndexOf('\n', Math.min(at, NEAR)) + 1
    const line = around.slice(start)
    if (!FLOWED.test(line)) continue
    if (!found.isFlowed) found.bytes = Buffer.from(raw)
    found.bytes.write('fixed ', at)
    found.isFlowed = true
    found.deletesSpace ||= DELETES_SPACE.test(line)
  }
  return found
}

/** Joins the lines of a paragraph (RFC 3676 §4): each ends with a space, and has as many quote marks. */
function joinFlowedLines(text: string, deletesSpace: boolean): string {
  const joined: { depth: number; pieces: string[]; isSoft: boolean }[] = []
  for (const line of text.split('\n')) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0
    const own = line.slice(depth).replace(/^ /, '')
    const isSignature = own === '-- '
    const isSoft = own.endsWith(' ') && !isSignature
    const piece = isSoft && deletesSpace ? own.slice(0, -1) : own
    const last = joined.at(-1)
    if (last?.isSoft === true && last.depth === depth && !isSignature) {
      last.pieces.push(piece)
      last.isSoft = isSoft
    } else joined.push({ depth, pieces: [piece], isSoft })
  }
  return joined
    .map(({ depth, pieces }) => (depth > 0 ? `${'>'.repeat(depth)} ` : '') + pieces.join(''))
    .join('\n')
}
