import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { founder, team } from '#content/catalogue/team.ts'
import { type Locale, LOCALE_CODES } from '#domain/language/locales.ts'
import { orderSum } from '#domain/pricing/order.ts'
import type { AddOnId } from '#domain/pricing/packages.ts'
import { priceList } from '#domain/pricing/prices.ts'
import { type TicketCategory, ticketMessage } from '#domain/support-ticket/ticket-request.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Effects } from '../../effects.ts'
import { insertLead } from '../../features/chat-assistant/chat-lead-route.ts'
import { insertRequest } from '../../features/contact-form/insert-request.ts'
import {
  assignTo,
  closeConversation,
  insertAnswer,
  insertNote,
  insertReply,
} from '../../features/conversation/conversation.ts'
import { findConversationToChange } from '../../features/conversation/conversation-rows.ts'
import { DEMO_STATE } from '../../features/staff/me.ts'
import { insertStaff, issueLink, type Staff } from '../../features/staff/staff-rows.ts'
import { openTicket } from '../../features/support-ticket/open-ticket.ts'
import { insertAnalysis } from '../../features/website-analysis/analysis-rows.ts'
import { languageOffice } from '../../mail/render/addressed-mail.ts'
import { projectFolder } from '../../project-folder.ts'
import { insertRow } from '../../store/queries.ts'
import type { Write } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'

/** A conversation of `content/demo/<language>.json`. */
interface DemoConversation {
  kind: 'ticket' | 'contact' | 'lead'
  name: string
  email: string
  hoursAgo: number
  phone?: string
  url?: string
  category?: TicketCategory
  subject?: string
  text?: string
  questions?: string[]
  package?: string
  addOns?: AddOnId[]
  currency?: string
  /** Whether its website was analysed. */
  hasReport?: boolean
  setAside?: SuspicionReason[]
  /** Place of the colleague it is assigned to. */
  assignee?: number
  snoozeHours?: number
  then: { by: 'staff' | 'customer' | 'note' | 'solved'; hoursAgo: number; text?: string; bounce?: string }[]
}

const HOUR_MS = 60 * 60 * 1_000
const HERE = join(projectFolder(), 'server/operations/demo')

/** A demo that cannot be made; its message says why. */
export class DemoRefused extends Error {}

/**
 * Fills an empty database with a week of an agency in the languages of `content/demo/`, for `npm start -- --demo`.
 * Nothing is mailed. Returns a link that opens the desk. Throws `DemoRefused` where there is anything already.
 */
export async function fillDemo(write: Write, effects: Effects): Promise<string> {
  const began = effects.now().getTime()
  let moment = began
  const at = (hoursAgo: number) => void (moment = began - hoursAgo * HOUR_MS)
  const then = { ...effects, now: () => new Date(moment) }
  return write(async (trx) => {
    for (const table of ['conversation', 'staff'] as const)
      if ((await trx.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined)
        throw new DemoRefused('There is data in this database: the demo is for an empty one (set DATA_DIR)')
    const people = await insertPeople(trx, effects)
    for (const language of LOCALE_CODES)
      for (const told of readDemo(language)) await tell(trx, told, { language, people, at, effects: then })
    moment = began
    await trx
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: new Date(began).toISOString() })
      .execute()
    const [first] = people
    if (first === undefined) throw new Error('Nobody was inserted')
    const row = { name: DEMO_STATE, value: 'on', changed_at: new Date(began).toISOString() }
    await insertRow(trx, 'server_state', row)
    return `${effects.places.siteUrl}/desk#login=${await issueLink(trx, first, effects)}`
  })
}

/** The founder and a colleague. */
async function insertPeople(trx: Db, effects: Effects): Promise<Staff[]> {
  const domain = agency.supportMailbox.slice(agency.supportMailbox.indexOf('@'))
  const people: Staff[] = []
  for (const { name } of [founder, team[0]]) {
    const email = `${name
      .split(' ')[0]
      ?.normalize('NFKD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}${domain}`
    const staff = await insertStaff(trx, { email, name }, effects)
    if (staff !== null) people.push(staff)
  }
  return people
}

function readDemo(language: Locale): DemoConversation[] {
  const file = join(projectFolder(), `content/demo/${language}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoConversation[]) : []
}

interface Telling {
  language: Locale
  people: readonly Staff[]
  /** Moves the clock. */
  at: (hoursAgo: number) => void
  effects: Effects
}

/** Inserts a conversation as it would have come about. */
async function tell(trx: Db, told: DemoConversation, { language, people, at, effects }: Telling) {
  at(told.hoursAgo)
  const id = await begin(trx, told, language, effects)
  const office = languageOffice(language)
  const staff = people[told.assignee ?? 0]?.email ?? ''
  for (const { by, hoursAgo, text = '', bounce } of told.then) {
    at(hoursAgo)
    const conversation = await findConversationToChange(trx, id)
    if (conversation === undefined) throw new Error('A conversation is gone')
    const words = { text, attachments: [], way: 'page', staff } as const
    if (by === 'customer') await insertReply(trx, conversation, { ...words, way: 'mail', office }, effects)
    else if (by === 'note') await insertNote(trx, conversation, words, effects)
    else if (by === 'solved') await closeConversation(trx, conversation, { way: 'page', staff }, effects)
    else await insertAnswer(trx, conversation, words, effects)
    if (bounce !== undefined)
      await trx
        .updateTable('outbox')
        .set({ bounce, bounced_at: effects.now().toISOString(), is_hard_bounce: 1 })
        .where('conversation_id', '=', id)
        .where('kind', '=', 'answer')
        .execute()
  }
  const conversation = await findConversationToChange(trx, id)
  if (conversation !== undefined && told.assignee !== undefined)
    await assignTo(trx, conversation, { way: 'page', staff }, effects)
  if (told.snoozeHours !== undefined) {
    at(-told.snoozeHours)
    await trx
      .updateTable('conversation')
      .set({ snoozed_until: effects.now().toISOString() })
      .where('id', '=', id)
      .execute()
  }
}

async function begin(trx: Db, told: DemoConversation, language: Locale, effects: Effects): Promise<string> {
  const { kind, name, email, phone = '', url = '', text = '', setAside = [] } = told
  const office = languageOffice(language)
  const ids = new Set(await allIds(trx))
  if (kind === 'ticket') {
    const { category = 'General', subject = '' } = told
    const ticket = {
      name,
      email,
      category,
      subject,
      message: ticketMessage(text, url),
      language,
      attachments: [],
      office,
    }
    await openTicket(trx, ticket, setAside, effects)
  } else if (kind === 'contact') {
    const request = {
      name,
      email,
      phone,
      url,
      message: text,
      startTime: '',
      language,
      order: orderOf(told),
      office,
    }
    await insertRequest(trx, request, setAside, effects, async (_, { contactId }) => {
      if (told.hasReport === true) await insertReport(trx, { url, language, email, contactId }, effects)
      return null
    })
  } else {
    const lead = {
      name,
      email,
      phone,
      language,
      questions: told.questions ?? [],
      timestamp: effects.now().toISOString(),
      office,
    }
    await insertLead(trx, lead, setAside, effects)
  }
  const id = (await allIds(trx)).find((candidate) => !ids.has(candidate))
  if (id === undefined) throw new Error('Nothing was inserted')
  return id
}

async function allIds(trx: Db): Promise<string[]> {
  return (await trx.selectFrom('conversation').select('id').execute()).map(({ id }) => id)
}

/** What was ordered, at today's prices; null: nothing. */
function orderOf({ package: name, addOns: ticked = [], currency }: DemoConversation) {
  if (name === undefined) return null
  const chosen = packages.find(({ id }) => id === name)?.id ?? packages[0].id
  const profile = priceProfiles.find((candidate) => candidate.currency === currency) ?? priceProfiles[0]
  const known = addOns.filter(({ id }) => ticked.includes(id))
  const sum = orderSum(priceList({ packages, addOns }, profile), chosen, known)
  return { package: chosen, addOns: known.map(({ id }) => id), currency: profile.currency, ...sum }
}

async function insertReport(
  trx: Db,
  { url, language, email, contactId }: { url: string; language: Locale; email: string; contactId: string },
  effects: Effects,
): Promise<void> {
  const text = readFileSync(join(HERE, 'analysis.json'), 'utf8')
  const { pictures, ...result } = JSON.parse(text) as {
    pictures: { device: 'phone' | 'desktop'; width: number; height: number }[]
  }
  const { id } = await insertAnalysis(
    trx,
    { address: url, host: new URL(url).host, link: { language, email, contactId } },
    effects,
  )
  await trx
    .updateTable('analysis')
    .set({
      stage: 'done',
      attempts: 1,
      finished_at: effects.now().toISOString(),
      result: JSON.stringify(result),
    })
    .where('id', '=', id)
    .execute()
  for (const picture of pictures)
    await insertRow(trx, 'analysis_picture', {
      ...picture,
      analysis_id: id,
      place: 0,
      bytes: readFileSync(join(HERE, `${picture.device}.webp`)),
    })
}
