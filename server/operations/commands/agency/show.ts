import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import {
  findMessages,
  readOpening,
  type Conversation,
  type MessageWithFiles,
} from '../../../features/conversation/conversation-rows.ts'
import { findTicket } from '../../../features/support-ticket/ticket-rows.ts'
import type { Db } from '../../../store/tables.ts'
import { CommandRefused, type Command } from './command-context.ts'
import { visibleJson, visibleLine, visibleLines } from './print-rows.ts'
import { FLAG, readOne, readParameters } from './read-arguments.ts'

/** `show <ticket or id>`: everything stored of one conversation, and the state of its mails. */
export const show: Command = {
  parameters: '<ticket or id> [--original] [--json]',
  does: 'shows a ticket, a request for an analysis or a lead with its conversation and its mails; with --original the whole text of mails that came',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, { json: FLAG, original: FLAG })
    const asked = readOne(positionals, 'Name one ticket, or the id of a request or a lead')
    const { db } = await context.openStore()
    const id = (await findTicket(db, parseTicketNumber(asked) ?? ''))?.id ?? asked
    const conversation = await db
      .selectFrom('conversation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (conversation === undefined)
      throw new CommandRefused('There is no ticket, request or lead of that name')
    const table = RECORD_TABLES[conversation.kind] as 'ticket'
    const record = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    // Whoever knows a token can write in somebody's name.
    const shown = Object.entries(conversation).filter(([name]) => !name.endsWith('_token'))
    const mails = await mailsAbout(db, id)
    const messages = await findMessages(db, id)
    context.print(
      values.json
        ? `${visibleJson({ ...Object.fromEntries(shown), ...record, messages, mails })}\n`
        : `${await describeConversation(db, conversation, values.original)}\n${describeRecord(record)}\n${describeMails(mails)}`,
    )
  },
}

const RECORD_TABLES = { ticket: 'ticket', contact: 'contact_request', lead: 'chat_lead' } as const

function describeRecord(record: object): string {
  const entries = Object.entries(record) as [name: string, value: string | number][]
  const width = Math.max(...entries.map(([name]) => name.length)) + 2
  const line = ([name, value]: [string, string | number]) =>
    `${name.padEnd(width)}${visibleLines(String(value), ' '.repeat(width))}\n`
  return entries.map(line).join('')
}

/** Without texts: those of waiting mails contain links that open tickets. */
function mailsAbout(db: Db, conversationId: string) {
  return db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'recipient',
      'state',
      'created_at',
      'sent_at',
      'next_attempt_at',
      'last_error',
      'bounce',
    ])
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('priority')
    .execute()
}

function describeMails(mails: Awaited<ReturnType<typeof mailsAbout>>): string {
  const line = ({ id, kind, recipient, state, sent_at, last_error, bounce }: (typeof mails)[number]) => {
    const problem = bounce === null ? last_error : `came back: ${bounce}`
    const answer = problem === null ? '' : `: ${visibleLine(problem)}`
    return (
      `mail ${id}  ${kind} to ${visibleLine(recipient)}  ${state} ${sent_at ?? ''}`.trimEnd() + `${answer}\n`
    )
  }
  return mails.map(line).join('')
}

const INDENT = '    '

/** A conversation and its messages, for a terminal or an editor. */
export async function describeConversation(db: Db, conversation: Conversation, isOriginal = false) {
  const messages = await findMessages(db, conversation.id)
  const opening = await readOpening(db, conversation)
  const { kind, state, name, email, language, answer_by, assignee } = conversation
  const { number, category, subject, isUrgent } = opening
  const head = [
    `${number || kind}  ${state}${category === null ? '' : `  ${category}`}${isUrgent ? '  URGENT' : ''}`,
    visibleLine(`${name} <${email}>, reads ${language}`),
    ...(subject === '' ? [] : [visibleLine(subject)]),
    ...(state === 'open' ? [`answer promised by ${answer_by}`] : []),
    ...(assignee === '' ? [] : [visibleLine(`assigned to ${assignee}`)]),
  ]
  return `${[...head, ...messages.map((message) => describeMessage(message, opening.text, isOriginal))].join('\n')}\n`
}

function describeMessage(message: MessageWithFiles, openingText: string, isOriginal: boolean): string {
  const { type, way, staff, sender, original } = message
  const shown = type === 'created' ? openingText : message.text
  const text = isOriginal && original !== '' ? original : shown
  const by = [staff, sender === '' ? '' : `from ${sender}`].filter((part) => part !== '').join(', ')
  const files = message.files.map(({ name }) => `${INDENT}file: ${visibleLine(name)}`)
  const words = text === '' ? [] : [INDENT + visibleLines(text, INDENT)]
  const head = `${message.created_at}  ${type} (${way})${by === '' ? '' : `  ${visibleLine(by)}`}`
  return ['', head, ...words, ...files].join('\n')
}
