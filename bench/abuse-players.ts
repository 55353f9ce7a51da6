import { randomUUID } from 'node:crypto'

import { aChatLead } from '../server/features/chat-assistant/a-chat-lead.ts'
import { aContactRequest } from '../server/features/contact-form/a-contact-request.ts'
import { aTicket, aTicketForm } from '../server/features/support-ticket/a-ticket.ts'
import { hiddenFields } from '../server/abuse/suspicion/test-confirmation.ts'
import type { AbusedSite, Fate } from './abuse-site.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** A sender of posts: the n-th one, from an address of its own. */
export interface Player {
  name: string
  isPerson: boolean
  posts: number
  play: (site: AbusedSite, turn: number, email: string) => Promise<Fate>
}

/** The network of a person, or the one a robot stays in. */
const networkOf = (turn: number) => `198.18.${turn >> 8}.${turn & 0xff}`
const contact = (email: string, more = {}) => aContactRequest({ email, ...more })

/** Three or four kinds of posts in turn, as the pages send them. */
function send(
  site: AbusedSite,
  network: string,
  turn: number,
  email: string,
  headers: Record<string, string>,
) {
  if (turn % 3 === 0) return site.post(network, '/api/contact', contact(email), headers)
  if (turn % 3 === 1) return site.post(network, '/api/tickets', aTicket({ customerEmail: email }), headers)
  return site.post(network, '/api/chatbot-lead', aChatLead({ email }), headers)
}

async function person(site: AbusedSite, turn: number, email: string): Promise<Fate> {
  const network = networkOf(turn)
  const given = await site.begin(network)
  site.advance(3 * SECOND_MS + ((turn * 7_919) % (5 * MINUTE_MS)))
  return send(site, network, turn, email, given)
}

/** Sends a plain form, and confirms it after a while. */
async function confirmed(site: AbusedSite, network: string, path: string, form: object): Promise<Fate> {
  const question = await site.post(network, path, form, FORM)
  site.advance(4 * SECOND_MS)
  return site.post(network, path, hiddenFields(question.text), FORM)
}

/** A day of people, then robots of every kind, each from one network, with people among them. */
export function players(count: number): Player[] {
  let kept: Record<string, string> | null = null
  const robot = (name: string, play: Player['play']): Player => {
    return { name, isPerson: false, posts: Math.ceil(count / 10), play }
  }
  /** One that fetches a token, waits, and sends. */
  const waiting = (name: string, network: string, ms: number, sends = send) =>
    robot(name, async (site, turn, email) => {
      const given = await site.begin(network)
      site.advance(ms)
      return sends(site, network, turn, email, given)
    })
  return [
    { name: 'people with script', isPerson: true, posts: Math.ceil(count * 0.8), play: person },
    {
      name: 'people without script',
      isPerson: true,
      posts: Math.floor(count * 0.2),
      play: (site, turn, email) => {
        site.advance(5 * MINUTE_MS)
        if (turn % 2 === 0) return confirmed(site, networkOf(turn), '/api/contact', contact(email))
        const form = Object.fromEntries(new URLSearchParams(aTicketForm({ email })))
        return confirmed(site, networkOf(turn), '/api/tickets', form)
      },
    },
    robot('posts without a token', (site, turn, email) => send(site, '203.0.113.1', turn, email, {})),
    robot('invents tokens', (site, turn, email) =>
      send(site, '203.0.113.2', turn, email, { 'form-token': randomUUID() }),
    ),
    waiting('does not wait', '203.0.113.3', 0),
    waiting('fills in every field', '203.0.113.4', 4 * SECOND_MS, (site, network, _, email, given) =>
      site.post(network, '/api/contact', contact(email, { remarks: 'Buy' }), given),
    ),
    robot('uses one token for everything', async (site, turn, email) => {
      kept ??= await site.begin('203.0.113.5')
      site.advance(4 * SECOND_MS)
      return send(site, '203.0.113.5', turn, email, kept)
    }),
    waiting('comes back with old tokens', '203.0.113.6', DAY_MS + MINUTE_MS),
    robot('plain forms, every field', (site, _, email) =>
      site.post('203.0.113.7', '/api/contact', contact(email, { remarks: 'Buy' }), FORM),
    ),
    robot('plain forms, one step', (site, _, email) =>
      site.post('203.0.113.8', '/api/contact', contact(email), FORM),
    ),
    waiting('waits like a person', '203.0.113.9', 4 * SECOND_MS),
    {
      name: 'people with script, meanwhile',
      isPerson: true,
      posts: Math.ceil(count / 10),
      play: async (site, turn, email) => {
        for (let noise = 0; noise < 20; noise += 1) await site.begin('203.0.113.11')
        return person(site, 10_000 + turn, email)
      },
    },
  ]
}
