/**
 * Finds the new part of a reply in plain text. Rules of our own: no kept library knows what mail programs
 * write in our languages (docs/decisions/0060). When in doubt a line is new: the reader sees too much,
 * never too little.
 */

/** "Wrote", as mail programs say it above a quote. */
const WROTE =
  /\b(?:wrote|writes|kirjutas(?:id|ite)?|schrieb(?:en)?|schreibt|geschrieben|schre(?:ef|ven)|geschreven|(?:ha|hai|avete) scritto|scriveva)\b|escrib(?:ió|iste|ía)|(?:a|avez) écrit|écriv(?:ait|iez)|(?:пишет|писал|написал)/iu

/** How such a line begins: with "On" and then has a verb, or with a weekday, a date, or "Quoting". */
const ON = /^(?:on|am|op|el|en|il|le)\s/iu
const OPENING =
  /^(?:(?:quoting|zitat von|citeren|citando|citation de|цитирование|tsiteerin)\s|(?:\p{L}{1,13}[.,]{0,2}\s)?\d)/iu

const TIME = /\b\d{1,2}[:.h]\d{2}\b/u
const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b/u
const ADDRESS = /[<(][^\s<>()]+@[^\s<>()]+[>)]/u

/** As Tuta has it. */
const BARE_ADDRESS = /\s[^\s@]+@[^\s@]+$/u

/** A name at the beginning, as Estonian and German have it; no sentence. */
const NAME_FIRST = /^["'\p{L}][^!?:]{0,120}$/u

/** An old text that begins in the line of the sentence above it, as Yahoo has it. */
const BEGUN = /(?<=:) {3}\S.*$/u

/** A longer line is written by a person; the patterns read none, which could take long. */
const PROGRAM_LINE_MAX_LENGTH = 400

/** Lines of one sentence above a quote: it is wrapped by the sender's program. */
const ATTRIBUTION_MAX_LINES = 4

/** Header lines above an old text, in our languages. */
const LABELS = {
  from: /^(?:from|saatja|kellelt|von|van|de|da|от|от кого|expéditeur|remitente|mittente)$/iu,
  date: /^(?:sent|date|saadetud|saatmisaeg|saatmise kuupäev|kuupäev|gesendet|datum|verzonden|enviado|enviado el|fecha|inviato|message du|data|envoyé|envoyé le|отправлено|дата)$/iu,
  to: /^(?:to|adressaat|kellele|saaja|an|aan|para|a|à|кому)$/iu,
  subject: /^(?:subject|teema|pealkiri|betreff|onderwerp|asunto|oggetto|objet|sujet|тема)$/iu,
} as const

type Label = keyof typeof LABELS
const LABEL_NAMES = Object.keys(LABELS) as Label[]

const HEADER_LINE = /^\s*\**(\p{L}[\p{L} ]{0,15}?)\**\s?:\**(?:\s|$)/u
/** Header lines with wrapped addresses among them. */
const BLOCK_MAX_LINES = 15

const ORIGINAL =
  /^>>> .{5,200} >>>\s*$|^\s*[-_*]{2,}\s*(?:original (?:message|e-?mail)|ursprüngliche (?:nachricht|e?-?mail)|original-?nachricht|(?:oorspronkelijk|origineel) bericht|mensaje original|messaggio originale|message d['’]origine|(?:message|mail) original|исходное сообщение|algne (?:kiri|teade|sõnum)|algsõnum|originaal(?:kiri|teade|sõnum))\s*[-_*]{2,}/iu

const FORWARDED =
  /forward|weitergeleitet|doorgestuurd|reenviad|inoltrat|transféré|пересыла|переслан|пере(?:адресован|направлен)|edasta/iu
const FORWARD_LINE = /^\s*(?:-{3,}.{3,60}-{3,}|(?:begin|anfang|inicio|inizio|début|начало)\s.{3,60}:)\s*$/iu

/** A line under nothing, above header lines. */
const RULE = /^\s*[_=-]{5,}\s*$/

/** RFC 3676 §4.3; many programs lose the space at its end. */
const SIGNATURE = /^--\s?$/
/** What two dashes without a space may cut off, as a person divides a text by them too: lines, but no sentence. */
const BARE_SIGNATURE_MAX_LINES = 8
const SENTENCE = /(?:\S+\s+){4,}\S+[.?!]\s*$/u

/** Lines that telephones and programs add below a text: one of these beginnings, an app, and little more. */
const SENT =
  /^(?:sent (?:from|via|with|using)|saadetud|gesendet (?:vo[nm]|mit|aus)|von (?:mein\S* )?\S.* gesendet|diese \S+ wurde|(?:verzonden|verstuurd) (?:vanaf|vanuit|van|met|via)|enviado (?:desde|con|de)|inviato (?:da|dal|dalla|con|tramite)|envoyé (?:de|depuis|à partir d|avec)|отправлено (?:с|из|от|через)) ?[^,;:?!@]*$/iu
const APP =
  /(?:iphone|ipad|android|samsung|galaxy|huawei|xiaomi|\bredmi|\bpixel|outlook|(?:yahoo|gmx|aol|libero|mobile?|la poste) mail|\bmail[ -](?:app|for|für|voor|pour|per|para|для)|\bapplication mail|gmail|gmx|web\.de|(?:zoho|posteo|icloud) mail|fastmail|proton|yandex|яндекс|мобильной почты|mail\.ru|aol\b|mailo\b|почты (?:mail|для)|correo para|courrier pour|posta per|spark|bluemail|thunderbird|mailspring|edison|k-9|tuta|telekom|oneplus|oppo|honor|motorola|nokia|\bmac(?:book)?\b|fairphone|unterwegs|gerät|device\b|appareil\b|dispositivo\b|устройств|cellulare|phone\b|handy\b|móvil\b|mobil\S*\b|mobiel|мобильн\S*|tablet|blackberry|telefon\S*|teléfono|telefoon|телефон\S*|смартфон\S*)\S*(?:\s\S+){0,3}$/iu
const GET_APP =
  /^(?:(?:get|download|holen sie sich|laden sie|scarica|ottieni|télécharge[rz]|obten(?:ir|ez|er|ga)|obtén|descargar?|скачать|скачайте|получить|получите|загрузить|hankige|hangi|laadige alla)\s(?:\S+\s){0,2})?(?:outlook|bluemail)\S* (?:\S{2,4} )?(?:ios|android|mac|windows)\S*(?:\s\S+)?$/iu
const YAHOO = /^yahoo mail: \S+, \S+, \S+$/iu
const APP_LINE_MAX_LENGTH = 100
/** Where to get the app. */
const LINK = /\s*[<[(]?https?:\/\/[^\s<>)\]]+[>\])]?/g

/** How a company says below everything whom a mail is for; a paragraph. */
const DISCLAIMER =
  /(?:e-?mail|message|nachricht|kiri|bericht|mensaje|correo|messagg\S{1,3}|письм\S{1,3}|сообщени\S{1,3}).{0,200}(?:confidential|vertraulich|konfidentsiaal|vertrouwelijk|confidencial|riservat|confidentiel|конфиденциальн|intended (?:only|solely)|ausschließlich für|üksnes adressaa|(?:uitsluitend|alleen) bestemd|destinad[oa] exclusivamente|destinat[oa] esclusivamente|exclusivement destiné|предназначено (?:только|исключительно))/isu

const LINK_NOTE = /^\[\d+\]:?\s+(?:https?:\/\/|mailto:)\S+\s*$/

/** A quote's mark (The Bat! writes initials before it), not a figure: `> 100 visitors` by itself is a sentence, `> 2. When?` is not. */
const MARK = /^\s?\p{Lu}{0,3}>/u
const FIGURE = /^\s?>\s?(?!\d{1,2}[.)]\s)\d/

/** Lines that a person begins with ">" are few and short. */
const OWN_LIST_MAX_LINES = 6
const OWN_LIST_LINE_MAX_LENGTH = 60

/** Beginnings of the subject of a mail that somebody passes on, in our languages. */
const FORWARD = /^\s*(?:fwd?|wg|tr|rv|i|doorst|enc|пересл|edasi)\s*:/i

/** Words of our mail by which its beginning is found; and how many may be missing before it, and between lines. */
const FIRST_WORDS = 8
const MISSING_AT_HEAD = 3
const MISSING_WORDS = 12
const LINK_TARGET = /<?(?:https?:\/\/|mailto:)[^\s<>]+>?/gi

/**
 * The new part of a mail; of one that is passed on all of it, unless that is our own mail.
 * @param sent the text of our mail that it answers, or ''
 */
export function newText({ subject, text }: { subject: string; text: string }, sent = ''): string {
  return FORWARD.test(subject) && !holdsSent(linesOf(text), wordsOf(sent))
    ? text
    : splitReply(text, sent).fresh
}

/**
 * The new part of a reply, and what was left out of it: quotes with the lines above them, signatures and
 * the lines of telephones. Of answers between quotes every unmarked line is new, in order. `fresh` is ''
 * when there is nothing new; with nothing to leave out it is the text without empty lines at both ends.
 * @param sent the text of our mail that it answers: its lines are known without marks
 */
export function splitReply(text: string, sent = ''): { fresh: string; quoted: string } {
  const sentWords = wordsOf(sent)
  const all = linesOf(text)
  const lines = withMarks(all.slice(nextFilled(all, 0)), sentWords)
  const fresh: string[] = []
  const quoted: string[] = []
  let own: string[] = []

  function endOwn(): void {
    // below an answer and its quote; without an answer above it the block may be one
    const isLast = fresh.length > 0 && quoted.length > 0
    const end = Math.min(startOfLinkNotes(own), isLast ? startOfDisclaimer(own) : own.length)
    const { kept, cut } = cutSignature(own.slice(0, end))
    if (kept !== '') fresh.push(kept)
    const left = [...cut, ...own.slice(end)]
    if (left.length > 0) quoted.push(left.join('\n'))
    own = []
  }

  let index = 0
  while (index < lines.length) {
    if (isForward(lines[index])) {
      endOwn()
      const rest = lines.slice(index)
      if (holdsSent(rest, sentWords)) quoted.push(rest.join('\n'))
      else fresh.push(trimLines(rest))
      break
    }
    const end = endOfHeader(lines, index)
    if (end !== null) {
      endOwn()
      const next = nextFilled(lines, end)
      // without marks nobody can tell an answer below from the old text: it reaches to the end
      const until = isMarked(lines, next) || isOnTop(lines, index) ? next : lines.length
      quoted.push(lines.slice(index, until).join('\n'))
      index = until
    } else if (isMarked(lines, index)) {
      const next = endOfMarked(lines, index)
      const marked = lines.slice(index, next)
      if (quoted.length === 0 && isOwnList(marked, own, lines[nextFilled(lines, next)], sentWords)) {
        own.push(...marked)
      } else {
        endOwn()
        quoted.push(marked.join('\n'))
      }
      index = next
    } else {
      own.push(lines[index] ?? '')
      index += 1
    }
  }
  endOwn()
  return { fresh: fresh.join('\n\n'), quoted: trimLines(quoted.join('\n').split('\n')) }
}

function linesOf(text: string): string[] {
  return text.replace(/\r\n?/g, '\n').split('\n')
}

/** The lines, with marks before those of our mail. They come in its order, between answers. */
function withMarks(lines: readonly string[], sent: readonly string[]): readonly string[] {
  const marked = [...lines]
  let at = 0
  let isOurs = true
  for (let index = startOfSent(lines, sent); index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '' || isMarked(lines, index)) continue
    const words = wordsOf(line)
    if (words.length > 0) {
      const last = words.length < FIRST_WORDS ? at + MISSING_WORDS : sent.length
      const found = indexOfRun(sent, words, at, last)
      isOurs = found !== null
      at = found === null ? at : found + words.length
    } else isOurs &&= line.replace(LINK_TARGET, '') !== line // the target of a link above it
    if (isOurs) marked[index] = `> ${line}`
  }
  return marked
}

/** Whether our mail is among the lines, with or without marks. */
function holdsSent(lines: readonly string[], sent: readonly string[]): boolean {
  return startOfSent(lines.map(unmarked), sent) < lines.length
}

function unmarked(line: string): string {
  return line.replace(/^(?:\s?\p{Lu}{0,3}>)+ ?/u, '')
}

/** The line with which our mail begins, or the number of lines. */
function startOfSent(lines: readonly string[], sent: readonly string[]): number {
  const words = lines.flatMap((line, index) =>
    MARK.test(line) ? [] : wordsOf(line).map((word) => ({ word, index })),
  )
  const said = words.map(({ word }) => word)
  for (let missing = 0; missing <= MISSING_AT_HEAD; missing += 1) {
    const first = sent.slice(missing, missing + FIRST_WORDS)
    const start = first.length < FIRST_WORDS ? null : indexOfRun(said, first, 0, said.length)
    if (start !== null) return words[start]?.index ?? lines.length
  }
  return lines.length
}

function indexOfRun(
  all: readonly string[],
  run: readonly string[],
  from: number,
  most: number,
): number | null {
  for (let at = from; at <= Math.min(most, all.length - run.length); at += 1)
    if (run.every((word, offset) => all[at + offset] === word)) return at
  return null
}

/** For comparing: programs wrap lines anew, and write the targets of links. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(LINK_TARGET, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The line after the sentence or the header lines above a quote that begin here, or null. */
function endOfHeader(lines: readonly string[], index: number): number | null {
  const line = lines[index] ?? ''
  if (line.length > PROGRAM_LINE_MAX_LENGTH) return null
  const isOriginal = ORIGINAL.test(line)
  if (isOriginal || RULE.test(line))
    return endOfRuled(lines, nextFilled(lines, index + 1)) ?? (isOriginal ? index + 1 : null)
  return endOfAttribution(lines, index) ?? endOfBlock(lines, index)
}

/** Below a rule: header lines, a sentence, or Yandex's: both. */
function endOfRuled(lines: readonly string[], index: number): number | null {
  let end = index
  while (labelOf(lines[end]) !== null) end += 1
  return endOfBlock(lines, index) ?? endOfAttribution(lines, end)
}

function endOfAttribution(lines: readonly string[], index: number): number | null {
  for (let last = index; last < index + ATTRIBUTION_MAX_LINES; last += 1) {
    const line = lines[last]?.replace(BEGUN, '')
    if (line === undefined || line.trim() === '' || isMarked(lines, last)) return null
    if (line.length > PROGRAM_LINE_MAX_LENGTH) return null
    if (!/:\s*$|-{2,}\s*$/.test(line)) continue
    const isFollowedByMark = isOnTop(lines, index) || isMarked(lines, nextFilled(lines, last + 1))
    const fits = (isCertain: boolean) => (first: number) =>
      isAttribution([...lines.slice(first, last), line].join(' '), !isCertain && isFollowedByMark)
    // the shortest that fits: a line of the answer right above is none of it
    const firsts = Array.from({ length: last - index + 1 }, (_, before) => last - before)
    const first = firsts.find(fits(true)) ?? firsts.find(fits(false))
    return first === index ? last + 1 : null
  }
  return null
}

/** mutt's sentence is the first line, above the answer too. */
function isOnTop(lines: readonly string[], index: number): boolean {
  return index === 0 && labelOf(lines[0]) === null && lines.some((_, below) => isMarked(lines, below))
}

function isAttribution(given: string, isFollowedByMark: boolean): boolean {
  if (given.length > PROGRAM_LINE_MAX_LENGTH) return false
  const sentence = given.replace(/^[\s-]+|[\s:-]+$/g, '').replace(/\s+/gu, ' ')
  const hasTime = TIME.test(sentence)
  const hasDate = DATE.test(sentence)
  const hasAddress = ADDRESS.test(sentence) || (isFollowedByMark && BARE_ADDRESS.test(sentence))
  // a person may say when somebody wrote, and then what; programs that set no marks name the address
  const isCertain = hasTime && hasDate && hasAddress
  if (isCertain && isFollowedByMark) return true
  if (!isCertain && !(isFollowedByMark && (hasTime || hasDate || hasAddress))) return false
  const hasVerb = WROTE.test(sentence)
  if (ON.test(sentence)) return hasVerb
  if (OPENING.test(sentence)) return hasVerb || hasAddress
  return hasVerb && NAME_FIRST.test(sentence.slice(0, sentence.search(WROTE)).replaceAll(/\d:\d/g, ''))
}

/** Header lines of a mail: sender and time, with a recipient or a subject, and an address or all four. */
function endOfBlock(lines: readonly string[], index: number): number | null {
  const first = labelOf(lines[index])
  if (first !== 'from' && first !== 'date') return null
  const found = new Set<Label>()
  let end = index
  for (; end < lines.length && end < index + BLOCK_MAX_LINES; end += 1) {
    const line = lines[end] ?? ''
    if (line.length > PROGRAM_LINE_MAX_LENGTH) break
    if (line.trim() === '' && labelOf(lines[end + 1]) === null) break
    const label = labelOf(line)
    if (label !== null) found.add(label)
  }
  if (!found.has('from') || !found.has('date')) return null
  const block = lines.slice(index, end).join('\n')
  return found.size === LABEL_NAMES.length || (found.size > 2 && block.includes('@')) ? end : null
}

function labelOf(line: string | undefined): Label | null {
  const label = HEADER_LINE.exec(line ?? '')?.[1] ?? ''
  return LABEL_NAMES.find((name) => LABELS[name].test(label)) ?? null
}

function isForward(line: string | undefined): boolean {
  if (line === undefined || line.length > PROGRAM_LINE_MAX_LENGTH) return false
  return FORWARD_LINE.test(line) && FORWARDED.test(line)
}

function isMarked(lines: readonly string[], index: number): boolean {
  const line = lines[index]
  if (line === undefined || !MARK.test(line)) return false
  if (!FIGURE.test(line)) return true
  return MARK.test(lines[index - 1] ?? '') || MARK.test(lines[index + 1] ?? '')
}

function endOfMarked(lines: readonly string[], index: number): number {
  let end = index
  while (end < lines.length && isMarked(lines, end)) end += 1
  return end
}

/** Whether a person has begun a few lines with ">", a figure first: within their own text, above any old one, and not ours. */
function isOwnList(
  marked: readonly string[],
  before: readonly string[],
  after: string | undefined,
  sent: readonly string[],
): boolean {
  if (!FIGURE.test(marked[0] ?? '') || marked.length > OWN_LIST_MAX_LINES) return false
  if (after === undefined || before.every((line) => line.trim() === '')) return false
  return marked.every((line) => {
    const words = wordsOf(line)
    return (
      line.length <= OWN_LIST_LINE_MAX_LENGTH &&
      (words.length === 0 || indexOfRun(sent, words, 0, sent.length) === null)
    )
  })
}

/** Leaves out a signature, and the last lines that an app has added. */
function cutSignature(lines: readonly string[]): { kept: string; cut: readonly string[] } {
  const bareFrom = startOfBareSignature(lines)
  const dashes = lines.findIndex(
    (line, index) => SIGNATURE.test(line) && (line === '-- ' || index >= bareFrom),
  )
  const app = startOfAppLine(dashes === -1 ? lines : lines.slice(0, dashes))
  const end = SIGNATURE.test(lines[app - 1] ?? '') ? app - 1 : app
  return { kept: trimLines(lines.slice(0, end)), cut: lines.slice(end) }
}

/** Where the targets of links begin that Roundcube lists at the end, or the number of lines. */
function startOfLinkNotes(lines: readonly string[]): number {
  const rule = lines.findLastIndex((line) => line.trim() !== '' && !LINK_NOTE.test(line))
  const isHeaded = /^-{3,}\s*$/.test(lines[rule] ?? '') && /^\p{L}{3,12}:$/u.test(lines[rule - 1] ?? '')
  return isHeaded && lines.slice(rule).some((line) => LINK_NOTE.test(line)) ? rule - 1 : lines.length
}

/** Where a company's paragraph about the mail begins, or the number of lines. */
function startOfDisclaimer(lines: readonly string[]): number {
  let start = 0
  for (let end = 0; end <= lines.length; end += 1) {
    if ((lines[end] ?? '').trim() !== '') continue
    if (DISCLAIMER.test(lines.slice(start, end).join(' '))) return start
    start = end + 1
  }
  return lines.length
}

/** From which line on there are few lines to the end, and none is a sentence. */
function startOfBareSignature(lines: readonly string[]): number {
  let index = lines.length
  for (let filled = 0; index > 0; index -= 1) {
    const line = lines[index - 1] ?? ''
    if (line.trim() !== '') filled += 1
    const isOther = line.length > PROGRAM_LINE_MAX_LENGTH || SENTENCE.test(line)
    if (isOther || filled > BARE_SIGNATURE_MAX_LINES + 1) break
  }
  return index
}

/** Where the lines of an app begin at the end of these lines, or their number. */
function startOfAppLine(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  for (const first of [last, last - 1]) {
    if (first >= 0 && isAppLine(lines.slice(first, last + 1).join(' '))) return first
  }
  return lines.length
}

function isAppLine(given: string): boolean {
  if (given.length > PROGRAM_LINE_MAX_LENGTH) return false
  const line = given.replace(LINK, '').replace(/[[\]]/g, '').trim()
  return (
    line.length <= APP_LINE_MAX_LENGTH &&
    ((SENT.test(line) && APP.test(line)) || GET_APP.test(line) || YAHOO.test(line))
  )
}

function nextFilled(lines: readonly string[], index: number): number {
  let next = index
  while (next < lines.length && (lines[next] ?? '').trim() === '') next += 1
  return next
}

function trimLines(lines: readonly string[]): string {
  const first = nextFilled(lines, 0)
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return lines.slice(first, last + 1).join('\n')
}
