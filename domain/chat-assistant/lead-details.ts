import { normalizeWebsite } from '../contact-form/contact-request.ts'
import { isMailableAddress } from '../email/email-address.ts'
import { isChatEmail, isChatPhone, leadName } from './chat-lead.ts'
import type { LeadDetails } from './conversation.ts'

/** Not after a comma: `a,b@firm.example` is a mistyped address, and not b's. */
const ADDRESS = /(?<![^\s<([:"“])[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:"]+/u
/** Digits as people write numbers, "030/123 45-67" too. */
const NUMBER = /\+?\(?\d[\d ()/.+–-]*\d/gu
/** Up to three words with capitals. */
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u

/**
 * The address, number and name in a sentence. `namePhrases`: the language's "my name is", parted by `|`. A
 * name is only taken after such words or beside an address; what answers "Who should we ask for?" is read by
 * {@link nameIn}.
 */
export function readDetails(text: string, namePhrases: string): LeadDetails {
  const email = ADDRESS.exec(text)?.[0].replace(/[.!?…'’]+$/, '')
  // Also by the server's stricter rule (decision 31): nobody reads its answer to a lead.
  const isEmail = email !== undefined && isChatEmail(email) && isMailableAddress(email)
  const withoutEmail = email === undefined ? text : text.replace(email, ',')
  const typed = withoutEmail.match(NUMBER)?.find((number) => isChatPhone(localNumber(number)))
  const rest = typed === undefined ? withoutEmail : withoutEmail.replace(typed, ',')
  const phrase = nameAfterPhrase(rest, namePhrases)
  const beside = leadName(rest.replace(/[,;:|]/g, ' '))
  const isTold = phrase !== undefined && NAME.test(phrase) // "I'm in a hurry" is no name
  const name = isTold ? phrase : isEmail && isName(beside) ? beside : undefined
  return {
    ...(isEmail && { email }),
    ...(typed !== undefined && { phone: localNumber(typed) }),
    ...(name !== undefined && { name }),
  }
}

/** Whether a text can only be a name: two or three words with capitals. */
export function isName(text: string): boolean {
  return NAME.test(text) && text.includes(' ')
}

/** The name in an answer to the question for it: "I'm Ann Lee." is Ann Lee. Empty: nothing readable. */
export function nameIn(text: string, namePhrases: string): string {
  return nameAfterPhrase(text, namePhrases) ?? leadName(text.replace(/[.!,;]+\s*$/, ''))
}

function nameAfterPhrase(text: string, namePhrases: string): string | undefined {
  const phrases = namePhrases.replaceAll('’', "['’]")
  const [, said] = new RegExp(`(?<!\\p{L})(?:${phrases})\\s+([^,.;!?\\n]+)`, 'iu').exec(text) ?? []
  const name = said === undefined ? '' : leadName(said)
  return name !== '' && name.split(' ').length <= 4 ? name : undefined
}

/** Spec §5 allows digits, spaces, hyphens, plus and parentheses: other signs between digits become spaces. */
function localNumber(typed: string): string {
  return typed.replace(/[/.–\s]+/g, ' ').trim()
}

/** The address of a website in a sentence, such as `mybakery.com`; null: none. */
export function websiteIn(text: string): string | null {
  const words = text.split(/[\s,;()<>"“”„«»]+|\.{2,}/).map((word) => word.replace(/[.:!?…]+$/, ''))
  return words.find((word) => /\.\p{L}{2,}(?:[:/]|$)/u.test(word) && normalizeWebsite(word) !== null) ?? null
}
