import { hash } from 'node:crypto'

import { agency } from '#content/catalogue/agency.ts'
import { readCommands, type StaffCommand } from '#domain/conversation/staff-commands.ts'
import { newText } from '#domain/conversation/split-reply.ts'
import type { Locale } from '#domain/language/locales.ts'
import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'
import { DEFAULT_CATEGORY, TICKET_LIMITS, ticketMessage } from '#domain/support-ticket/ticket-request.ts'

import { isBlocked } from '../../abuse/review/blocked-addresses.ts'
import type { Effects } from '../../effects.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { multiLineText, singleLineText } from '../../http/visitor.ts'
import { guessLanguage } from '../../mail/inbox/guess-language.ts'
import type { IncomingMail } from '../../mail/inbox/incoming-mail.ts'
import type { UnreadableReport } from '../../mail/inbox/mail-reader.ts'
import type { Verdict } from '../../mail/inbox/prove-sender.ts'
import { languageOffice } from '../../mail/render/addressed-mail.ts'
import { mailboxOf, withAsciiDomain } from '../../mailbox.ts'
import { insertRow, acquireAdvisoryLock } from '../../store/queries.ts'
import type { Write } from '../../store/store.ts'
import type { Db, IncomingOutcome } from '../../store/tables.ts'
import { fileSentences, type FileProblem } from '../conversation/attachments/attachment-answers.ts'
import { storeAttachment } from '../conversation/attachments/receive-attachment.ts'
import {
  assignTo,
  closeConversation,
  insertAnswer,
  insertNote,
  insertReply,
  reopenUnheard,
  type Arrival,
} from '../conversation/conversation.ts'
import { findConversationToChange, type Conversation } from '../conversation/conversation-rows.ts'
import { staffAddresses } from '../staff/staff-rows.ts'
import { openTicket } from '../support-ticket/open-ticket.ts'
import type { ValidTicket } from '../support-ticket/read-ticket.ts'

export interface ReceiveEffects extends Effects {
  write: Write
  randomBytes: (size: number) => Buffer
  wakeOutbox: () => void
}

/** A mail that is received again, by the staff's decision. */
export interface Again {
  id: string
  /** The staff say that it is from whom it says. */
  isTrusted: boolean
}

/** More mails an hour of one address are kept, but begin no ticket and notify nobody: two machines may be talking. */
const MAILS_AN_HOUR = 5
const HOUR_MS = 60 * 60 * 1_000

/**
 * Deals with a mail that came in, in one transaction: a message of its conversation, a new ticket, a delivery
 * report, or something that waits for the staff. The same mail a second time changes nothing.
 */
export async function receiveMail(
  mail: IncomingMail,
  verdict: Verdict,
  effects: ReceiveEffects,
  again?: Again,
): Promise<IncomingOutcome | 'known'> {
  const contentHash = hash('sha256', [mail.from?.address, mail.subject, mail.text].join('\n'))
  const known = await effects.write((trx) => findKnown(trx, mail, contentHash))
  if (known !== undefined && known.id !== again?.id) return 'known'
  const isFromPerson = mail.bounce === null && mail.automatic === null
  const given = {
    isProven: verdict.isAligned || again?.isTrusted === true,
    isReleased: again?.isTrusted === true,
    files: isFromPerson ? await storeFiles(mail, effects) : NO_FILES,
    language: isFromPerson ? await guessLanguage(mail.fresh || mail.text) : null,
  }
  const outcome = await effects.write(async (trx) => {
    await acquireAdvisoryLock(trx, `incoming mail ${contentHash}`)
    const earlier = await findKnown(trx, mail, contentHash)
    if (earlier !== undefined && (earlier.id !== again?.id || earlier.outcome === 'message')) return 'known'
    if (earlier !== undefined) await trx.deleteFrom('incoming_mail').where('id', '=', earlier.id).execute()
    const result = await deal(trx, mail, given, effects)
    await insertRow(trx, 'incoming_mail', {
      ...rowOf(mail, result, effects),
      ...(earlier === undefined ? {} : { id: earlier.id }),
      hash: mail.hash,
      message_id: mail.messageId,
      content_hash: contentHash,
      text: result.outcome === 'waiting' ? cut(mail.fresh || mail.text) : '',
    })
    return result.outcome
  })
  effects.wakeOutbox()
  return outcome
}

/** Marks a mail that cannot be read, so that the staff are told. */
export async function reportUnreadable(
  { hash: mailHash, reason, mail }: UnreadableReport,
  effects: Pick<ReceiveEffects, 'write' | 'now' | 'newId'>,
): Promise<void> {
  const row = rowOf(mail, { outcome: 'unreadable', reason }, effects)
  const values = { ...row, hash: mailHash, message_id: '', content_hash: mailHash, text: '' }
  await effects.write((trx) =>
    trx
      .insertInto('incoming_mail')
      .values(values)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute(),
  )
}

function rowOf(
  mail: Pick<IncomingMail, 'from' | 'subject'> | null,
  { outcome, reason = '', conversationId = null }: Result,
  { now, newId }: Pick<ReceiveEffects, 'now' | 'newId'>,
) {
  const sender = mail?.from?.address ?? ''
  const known = { sender, mailbox: mailboxOf(sender), subject: mail?.subject ?? '' }
  const created_at = now().toISOString()
  return { id: newId(), created_at, ...known, outcome, reason, conversation_id: conversationId }
}

/** The row of a mail that was dealt with before: the same bytes, or the same words under the same Message-ID. */
async function findKnown(trx: Db, mail: IncomingMail, contentHash: string) {
  return trx
    .selectFrom('incoming_mail')
    .select(['id', 'outcome'])
    .where((is) =>
      is.or([
        is('hash', '=', mail.hash),
        is.and([is('content_hash', '=', contentHash), is('message_id', '=', mail.messageId)]),
      ]),
    )
    .executeTakeFirst()
}

interface Result {
  outcome: IncomingOutcome
  reason?: string
  conversationId?: string | null
}

/** The files of a mail that passed the checks of uploads, and why others did not. */
interface StoredFiles {
  ids: readonly string[]
  leftOut: readonly { name: string; code: FileProblem }[]
}

const NO_FILES: StoredFiles = { ids: [], leftOut: [] }

async function deal(
  trx: Db,
  received: IncomingMail,
  given: { isProven: boolean; isReleased: boolean; files: StoredFiles; language: Locale | null },
  effects: ReceiveEffects,
): Promise<Result> {
  const { isProven, files } = given
  const sent = await findAnswered(trx, received.refersTo)
  const fresh = sent === null ? received.fresh : newText(received, sent)
  // of a mail without a new part the staff have read all, and let it in
  const isWhole = given.isReleased && fresh === ''
  const mail = { ...received, fresh: isWhole ? received.text : fresh }
  if (mail.bounce !== null) return markBounced(trx, mail.bounce, given.isReleased, effects)
  if (mail.automatic !== null) return { outcome: 'kept', reason: mail.automatic }
  const { from } = mail
  if (from === null) return { outcome: 'waiting', reason: 'no-sender' }
  const found = await findAddressed(trx, mail)
  const conversationId = found?.conversation.id ?? null
  const addresses = await staffAddresses(trx, effects.places)
  const staff = addresses.find((address) => mailboxOf(address) === mailboxOf(from.address))
  const isToStaff = found?.side === 'staff'
  // A provider may give letters that only look like a colleague's to somebody else.
  const isSpelledPlainly = from.address.normalize('NFKC') === from.address
  // Out of the blue too: a ticket in a colleague's name would be believed at the desk.
  if ((staff !== undefined && !(isProven && isSpelledPlainly)) || (staff === undefined && isToStaff))
    return { outcome: 'waiting', reason: 'unproven-staff', conversationId }
  if (isToStaff && staff !== undefined)
    return takeFromStaff(trx, found.conversation, mail, staff, { files, isWhole }, effects)
  if (!given.isReleased && (await isBlocked(trx, from.address)))
    return { outcome: 'waiting', reason: 'address-blocked', conversationId }
  const words = wordsOf(mail, files, found?.conversation.language ?? agency.staffLanguage)
  if (words.text === '' && words.attachments.length === 0) return nothingNew(mail, conversationId)
  const isTooMany = (await countOfHour(trx, from.address, effects.now())) >= MAILS_AN_HOUR
  if (found === null) {
    if (isTooMany) return { outcome: 'waiting', reason: 'too-many' }
    return beginTicket(trx, mail, words, given.language, effects)
  }
  const { conversation } = found
  const isOwn = mailboxOf(from.address) === conversation.mailbox
  if (isOwn || found.byToken) {
    const office = languageOffice(conversation.language)
    const sender = isOwn ? '' : from.address
    await insertReply(trx, conversation, { ...words, sender, office, isQuiet: isTooMany }, effects)
  } else {
    // Somebody else refers to the conversation: only the staff see it.
    await insertNote(trx, conversation, { ...words, sender: from.address, staff: '' }, effects)
  }
  return { outcome: 'message', conversationId: conversation.id }
}

/** Whoever answers within an old text without marks has written something: nobody can tell what. */
function nothingNew({ text }: IncomingMail, conversationId: string | null): Result {
  if (text === '') return { outcome: 'kept', reason: 'empty' }
  return { outcome: 'waiting', reason: 'only-old-text', conversationId }
}

/** The conversation a mail is addressed to, by its token or by a mail of ours or theirs it answers. */
interface Addressed {
  conversation: Conversation
  side: 'customer' | 'staff'
  byToken: boolean
}

/** In the local part, after the plus: 128 bits in hexadecimal. */
const TOKEN = /\+([0-9a-f]{32})@/i

async function findAddressed(trx: Db, mail: IncomingMail): Promise<Addressed | null> {
  for (const recipient of mail.recipients) {
    const token = TOKEN.exec(recipient)?.[1]?.toLowerCase()
    if (token === undefined) continue
    for (const side of ['staff', 'customer'] as const) {
      const row = await trx
        .selectFrom('conversation')
        .select('id')
        .where(`${side}_token`, '=', token)
        .executeTakeFirst()
      const conversation = row === undefined ? undefined : await findConversationToChange(trx, row.id)
      if (conversation !== undefined) return { conversation, side, byToken: true }
    }
  }
  for (const messageId of mail.refersTo) {
    const reference = await findReference(trx, messageId)
    const conversation =
      reference === null ? undefined : await findConversationToChange(trx, reference.conversationId)
    if (conversation === undefined || reference === null) continue
    return { conversation, side: reference.isToStaff ? 'staff' : 'customer', byToken: false }
  }
  return null
}

/** The text of the newest mail of ours that a mail refers to, below the head line of its HTML; or null. */
async function findAnswered(trx: Db, refersTo: readonly string[]): Promise<string | null> {
  for (const messageId of refersTo) {
    const sent = await trx
      .selectFrom('outbox')
      .select('text')
      .where('message_id', '=', messageId)
      .executeTakeFirst()
    if (sent !== undefined) return `${agency.name}\n\n${sent.text}`
  }
  return null
}

/** The conversation of a Message-ID, and on which side its mail is. */
async function findReference(trx: Db, messageId: string) {
  const sent = await trx
    .selectFrom('outbox')
    .select(['conversation_id', 'auto_submitted'])
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  if (sent !== undefined && sent.conversation_id !== null)
    return { conversationId: sent.conversation_id, isToStaff: sent.auto_submitted === 'auto-generated' }
  const came = await trx
    .selectFrom('message')
    .select(['conversation_id', 'staff'])
    .where('mail_id', '=', messageId)
    .executeTakeFirst()
  return came === undefined ? null : { conversationId: came.conversation_id, isToStaff: came.staff !== '' }
}

/** A mail of the staff: its commands, and the rest as an answer or a note; what may be a slip stays among colleagues. */
async function takeFromStaff(
  trx: Db,
  conversation: Conversation,
  mail: IncomingMail,
  staff: string,
  { files, isWhole }: { files: StoredFiles; isWhole: boolean },
  effects: ReceiveEffects,
): Promise<Result> {
  const { commands, text, isUnclear } = readCommands(mail.fresh)
  const words = wordsOf({ ...mail, fresh: text }, files, conversation.language)
  const has = (type: StaffCommand['type']) => commands.some((command) => command.type === type)
  // beside a command, a picture between no words is the logo of a signature
  const isLogo = commands.length > 0 && mail.files.every(({ isInText }) => isInText === true)
  const isSaid = words.text !== '' || (words.attachments.length > 0 && !isLogo)
  if (!isSaid && commands.length === 0) return nothingNew(mail, conversation.id)
  const isNote = has('note') || isUnclear || isWhole
  if (isSaid && isNote) await insertNote(trx, conversation, { ...words, staff }, effects)
  else if (isSaid) await insertAnswer(trx, conversation, { ...words, staff }, effects)
  for (const command of commands)
    if (command.type === 'assign') await assign(trx, conversation, command.to, staff, effects)
  if (has('solved')) {
    const isTold = isSaid && !isNote // the answer has just told the customer
    const current = (await findConversationToChange(trx, conversation.id)) ?? conversation
    await closeConversation(trx, current, { way: 'mail', staff, isTold }, effects)
  }
  return { outcome: 'message', conversationId: conversation.id }
}

/** Assigns by the beginning of an address; an unknown name becomes a note, so that nobody waits for somebody. */
async function assign(
  trx: Db,
  conversation: Conversation,
  name: string,
  by: string,
  effects: ReceiveEffects,
): Promise<void> {
  const wanted = name.toLowerCase()
  const addresses = await staffAddresses(trx, effects.places)
  const found = addresses.filter((address) => address.toLowerCase().startsWith(wanted))
  const [staff] = found
  if (staff !== undefined && found.length === 1)
    await assignTo(trx, conversation, { way: 'mail', staff }, effects)
  else {
    const text = `#assign ${name}: ?`
    await insertNote(trx, conversation, { way: 'mail', text, attachments: [], staff: by }, effects)
  }
}

/** A mail out of the blue: a ticket, in the language of the sender, else the mail's, else the agency's. */
async function beginTicket(
  trx: Db,
  mail: IncomingMail,
  words: Words,
  guessed: Locale | null,
  effects: ReceiveEffects,
): Promise<Result> {
  const { address, name } = mail.from ?? { address: '', name: '' }
  const email = withAsciiDomain(address)
  const language = (await lastLanguage(trx, email)) ?? guessed ?? agency.staffLanguage
  const shortened = (text: string, length: number) =>
    Array.from(singleLineText(text)).slice(0, length).join('')
  const subject = shortened(mail.subject || words.text, TICKET_LIMITS.subject) || email
  const ticket: ValidTicket = {
    name: shortened(name, TICKET_LIMITS.name) || email.slice(0, email.indexOf('@')),
    email,
    category: DEFAULT_CATEGORY,
    subject,
    message: ticketMessage(words.text, ''),
    language,
    attachments: words.attachments,
  }
  const office = languageOffice(language)
  const { way, mailId, original } = words
  const { id } = await openTicket(trx, { ...ticket, office }, [], effects, { way, mailId, original })
  return { outcome: 'message', conversationId: id }
}

async function lastLanguage(trx: Db, email: string): Promise<Locale | undefined> {
  const last = await trx
    .selectFrom('conversation')
    .select('language')
    .where('mailbox', '=', mailboxOf(email))
    .orderBy('changed_at', 'desc')
    .executeTakeFirst()
  return last?.language
}

async function countOfHour(trx: Db, address: string, now: Date): Promise<number> {
  const { mails } = await trx
    .selectFrom('incoming_mail')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('mailbox', '=', mailboxOf(address))
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .executeTakeFirstOrThrow()
  return Number(mails)
}

/**
 * Notes on our mail why it came back. A report about a mail that is not ours changes nothing; one that names
 * somebody else than our mail went to is forged, or the mail was passed on: the staff decide.
 */
async function markBounced(
  trx: Db,
  { messageId, recipients, isHard, reason }: NonNullable<IncomingMail['bounce']>,
  isReleased: boolean,
  { now }: ReceiveEffects,
): Promise<Result> {
  const mail = await trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient_mailbox', 'conversation_id'])
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  if (mail === undefined) return { outcome: 'kept', reason: 'bounce-of-another' }
  const { conversation_id: conversationId } = mail
  const isNamed = recipients.some((address) => mailboxOf(address) === mail.recipient_mailbox)
  if (recipients.length > 0 && !isNamed && !isReleased)
    return { outcome: 'waiting', reason: 'bounce-of-another', conversationId }
  await trx
    .updateTable('outbox')
    .set({ bounce: reason, bounced_at: now().toISOString(), is_hard_bounce: isHard ? 1 : 0 })
    .where('id', '=', mail.id)
    .execute()
  if (mail.kind === 'answer' && conversationId !== null) await reopenUnheard(trx, conversationId, now())
  return { outcome: 'bounce', conversationId }
}

/** What a mail says, as a message. */
type Words = Arrival & { text: string; attachments: readonly string[]; mailId: string; original: string }

function wordsOf(mail: IncomingMail, { ids, leftOut }: StoredFiles, language: Locale): Words {
  const lines = leftOut.map(({ name, code }) => fileSentences(language)[code].replace('{name}', name))
  const fresh = multiLineText(mail.fresh)
  const text = [cut(fresh), ...lines].filter((part) => part !== '').join('\n\n')
  const original = multiLineText(mail.text) === fresh && cut(fresh) === fresh ? '' : mail.text
  return { way: 'mail', text, attachments: ids, mailId: mail.messageId, original }
}

/** A message is at most as long as one of the form; the whole mail is kept beside it. */
function cut(text: string): string {
  return Array.from(text).slice(0, TICKET_LIMITS.description).join('')
}

/** Stores the files of a mail as uploads are; nobody has claimed them yet. */
async function storeFiles(mail: IncomingMail, effects: ReceiveEffects): Promise<StoredFiles> {
  const ids: string[] = []
  const leftOut: { name: string; code: FileProblem }[] = []
  let total = 0
  for (const { name, content } of mail.files) {
    const problem = sizeProblem(ids.length, content.length, total)
    if (problem !== null) leftOut.push({ name, code: problem })
    else
      try {
        const upload = { name, bytes: [content] }
        const { id, size } = await storeAttachment(upload, content.length, effects, () => Promise.resolve(''))
        ids.push(id)
        total += size
      } catch (error) {
        const code = error instanceof ApiProblem ? error.fields[0]?.code : undefined
        if (code === undefined) throw error
        leftOut.push({ name, code: code as FileProblem })
      }
  }
  return { ids, leftOut }
}

function sizeProblem(count: number, bytes: number, total: number): FileProblem | null {
  if (count >= ATTACHMENT_LIMITS.count) return 'too-many'
  if (bytes > ATTACHMENT_LIMITS.fileBytes) return 'file-too-large'
  return total + bytes > ATTACHMENT_LIMITS.totalBytes ? 'total-too-large' : null
}
