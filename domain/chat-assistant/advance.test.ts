import fc from 'fast-check'
import { expect, test } from 'vitest'

import { advance, MESSAGE_LIMIT, MESSAGES_KEPT, SILENCE } from './advance.ts'
import { findLeadProblems, type ChatLead } from './chat-lead.ts'
import { type ChatEvent, type Conversation, messageOptions } from './conversation.ts'
import { CHAT_OPTIONS } from './replies.ts'
import { parseConversation } from './stored-conversation.ts'
import type { ChatOrder, Understanding } from './topics.ts'

const ORDER = { package: 'starter', addOns: ['booking'] }
/** What some messages mean beyond doubt. */
const CERTAIN = new Map([
  ['contact', ['contact']],
  ['pricing', ['pricing']],
  ['thanks', ['thanks']],
  ['never mind', ['cancel']],
  ['no phone', ['skip']],
  ['who wins', ['faq-time']],
  ['a newsletter', ['add-on-newsletter']],
  ['my website is down!!!', ['support']],
  ['price and time?', ['pricing', 'delivery']],
  ['mail to info@firma.example bounces', ['support']],
  ['can i have info@firma.example', ['faq-mailboxes']],
])

function understand(text: string, going?: ChatOrder): Understanding {
  if (text === 'and in pro?' && going !== undefined)
    return { kind: 'order', order: { ...going, package: 'pro' } }
  const meanings = CERTAIN.get(text)
  if (meanings !== undefined) return { kind: 'sure', meanings, isCertain: true }
  if (text === 'a site with booking') return { kind: 'order', order: ORDER }
  if (text === 'hosting or domain') return { kind: 'unsure', between: ['hosting', 'faq-domain'] }
  if (text === 'my mail is mari@firma.example')
    return { kind: 'sure', meanings: ['faq-mailboxes'], isCertain: false }
  return { kind: 'unknown' }
}

const LISTENING = { understand, namePhrases: 'my name is' }

type Lead = Omit<ChatLead, 'language'>
type Step = string | { option: string } | { event: 'opened' | 'replyDue' | 'startedOver' | 'leadUnmailed' }

/** Plays messages and events one after the other; a text or option is answered unless an event follows. */
function play(steps: readonly Step[], from: Conversation = SILENCE) {
  const leads: Lead[] = []
  let conversation = from
  let count = 0
  const happen = (event: Pick<ChatEvent, 'type'> & Partial<Record<'text' | 'option', string>>) => {
    count += 1
    const moment = { id: `m${count}`, timestamp: new Date(count * 1_000).toISOString() }
    const next = advance(conversation, { ...moment, ...event } as ChatEvent, LISTENING)
    conversation = next.conversation
    if (next.lead) leads.push(next.lead)
  }
  for (const step of steps) {
    if (typeof step === 'string') happen({ type: 'userWrote', text: step })
    else if ('option' in step) happen({ type: 'optionPicked', option: step.option })
    else happen({ type: step.event })
  }
  return { conversation, leads, said: conversation.messages.map(({ content }) => content) }
}

const OPENED = { event: 'opened' } as const
const DUE = { event: 'replyDue' } as const
const LEAD_STEPS: Step[] = [OPENED, 'contact', DUE, 'mari@firma.example', DUE, '+372 555 0123', DUE]

test('opening greets once, with the four main suggestions', () => {
  const { conversation, said } = play([OPENED, OPENED])
  expect(said).toEqual([{ kind: 'reply', reply: 'greeting' }])
  expect(messageOptions(conversation)).toEqual(['services', 'pricing', 'portfolio', 'contact'])
})

test('a message is answered when the typing is over, not before', () => {
  const asked = play([OPENED, 'pricing'])
  expect(asked.conversation.isTyping).toBe(true)
  expect(asked.said.at(-1)).toEqual({ kind: 'text', text: 'pricing' })
  const answered = play([DUE], asked.conversation)
  expect(answered.conversation.isTyping).toBe(false)
  expect(answered.said.at(-1)).toEqual({ kind: 'reply', reply: 'pricing' })
})

test.each(['mybakery.com', 'look at https://www.mybakery.com/menu, please!', 'mybakery.com.'])(
  'the address of a website is offered a look: %s',
  (text) => {
    expect(play([OPENED, text, DUE]).said.at(-1)).toEqual({ kind: 'reply', reply: 'analysis' })
  },
)

test.each(['e.g. this', 'mari@firma', 'wait...what'])('%s is no website to look at', (text) => {
  expect(play([OPENED, text, DUE]).said.at(-1)).not.toEqual({ kind: 'reply', reply: 'analysis' })
})

test('a quick reply is answered as its topic', () => {
  const { said } = play([OPENED, { option: 'portfolio' }, DUE])
  expect(said.slice(1)).toEqual([
    { kind: 'option', option: 'portfolio' },
    { kind: 'reply', reply: 'portfolio' },
  ])
})

test('a quick reply that is no longer offered does nothing', () => {
  expect(play([OPENED, 'contact', DUE, { option: 'pricing' }]).said).toHaveLength(3)
})

test.each(['', ' ', '\n\t '])('the blank message %j is ignored', (text) => {
  expect(play([OPENED, text]).conversation).toEqual(play([OPENED]).conversation)
})

test('nothing is taken while the bot types', () => {
  const typing = play([OPENED, 'pricing']).conversation
  const steps: Step[] = ['more', { option: 'contact' }, { event: 'startedOver' }, OPENED]
  expect(play(steps, typing).conversation).toEqual(typing)
})

test('an answer that is due twice is given once', () => {
  expect(play([OPENED, 'pricing', DUE, DUE]).said).toHaveLength(3)
})

test.each([
  ['who wins', { kind: 'found', document: 'faq-time' }],
  ['thanks', { kind: 'reply', reply: 'thanks' }],
  ['blah', { kind: 'reply', reply: 'fallback' }],
  ['a site with booking', { kind: 'order', order: ORDER }],
  ['hosting or domain', { kind: 'unsure', between: ['hosting', 'faq-domain'] }],
] as const)('%s is answered by %o', (text, content) => {
  expect(play([OPENED, text, DUE]).said.at(-1)).toEqual(content)
})

test('contact, address, number and name make a lead', () => {
  const { conversation, leads, said } = play([...LEAD_STEPS, ' Mari  Maasikas ', DUE])
  expect(leads).toEqual([
    {
      email: 'mari@firma.example',
      phone: '+372 555 0123',
      name: 'Mari Maasikas',
      questions: [],
      timestamp: '1970-01-01T00:00:08.000Z',
    },
  ])
  expect(said.filter(({ kind }) => kind === 'reply')).toEqual(
    ['greeting', 'contact', 'asking-phone', 'asking-name'].map((reply) => ({ kind: 'reply', reply })),
  )
  expect(said.at(-1)).toEqual({ kind: 'thanks', name: 'Mari Maasikas' })
  expect(conversation).toMatchObject({ step: 'thanks', lead: {} })
})

test('the lead is handed over with the name, before the thank-you: a closed tab loses nothing', () => {
  const typing = play([...LEAD_STEPS, 'Mari'])
  expect(typing.leads).toHaveLength(1)
  expect(play([DUE], parseConversation(typing.conversation) ?? SILENCE).leads).toEqual([])
})

test('picking the suggestion asks for the address as the word does', () => {
  const { conversation } = play([OPENED, { option: 'contact' }, DUE])
  expect(conversation.step).toBe('asking-email')
  expect(messageOptions(conversation)).toEqual(['cancel'])
})

test.each([
  ['an address that is none', [OPENED, 'contact', DUE, 'mari@firma', DUE], 'asking-email', 'email-malformed'],
  ['a word', [OPENED, 'contact', DUE, 'pricing', DUE], 'asking-email', 'email-malformed'],
  ['two addresses', [OPENED, 'contact', DUE, 'a,b@firma.example', DUE], 'asking-email', 'email-malformed'],
  ['a short number', [...LEAD_STEPS.slice(0, 5), '123456', DUE], 'asking-phone', 'phone-malformed'],
  ['letters', [...LEAD_STEPS.slice(0, 5), 'call me', DUE], 'asking-phone', 'phone-malformed'],
  ['no readable name', [...LEAD_STEPS, '\u0007', DUE], 'asking-name', 'name-missing'],
] as const)('%s keeps the step and is told so (spec §8)', (_, steps, step, reply) => {
  const { conversation, said, leads } = play(steps)
  expect(conversation.step).toBe(step)
  expect(said.at(-1)).toEqual({ kind: 'reply', reply })
  expect(leads).toEqual([])
})

test('two questions in one message are both answered', () => {
  const { said, conversation } = play([OPENED, 'price and time?', DUE])
  expect(said.slice(-2)).toEqual([
    { kind: 'reply', reply: 'pricing' },
    { kind: 'reply', reply: 'delivery' },
  ])
  expect(new Set(conversation.messages.map(({ id }) => id)).size).toBe(4)
})

test('what is said right after a sum may change it', () => {
  const { said } = play([OPENED, 'a site with booking', DUE, 'and in pro?', DUE])
  expect(said.at(-1)).toEqual({ kind: 'order', order: { ...ORDER, package: 'pro' } })
  const later = play([OPENED, 'a site with booking', DUE, 'pricing', DUE, 'and in pro?', DUE])
  expect(later.said.at(-1)).toEqual({ kind: 'reply', reply: 'fallback' })
})

test('of two possible meanings the visitor picks one', () => {
  const { said, conversation } = play([OPENED, 'hosting or domain', DUE])
  expect(messageOptions(conversation)).toEqual(['hosting', 'faq-domain', 'contact'])
  expect(said).toHaveLength(3)
  expect(play([{ option: 'faq-domain' }, DUE], conversation).said.at(-1)).toEqual({
    kind: 'found',
    document: 'faq-domain',
  })
})

test.each([
  ['trouble', [...LEAD_STEPS.slice(0, 3), 'my website is down!!!', DUE], 'support', 'asking-email'],
  ['a question instead of a name', [...LEAD_STEPS, "what's it for?", DUE], 'fallback', 'asking-name'],
] as const)('%s during the capture is answered, and the capture goes on', (_, steps, reply, asked) => {
  const { said, leads, conversation } = play(steps)
  expect(said.slice(-2)).toEqual([
    { kind: 'reply', reply },
    { kind: 'reply', reply: asked },
  ])
  expect(conversation.step).toBe(asked)
  expect(leads).toEqual([])
})

test('without a telephone the lead goes on, and keeps the address', () => {
  for (const skipping of ['no phone', { option: 'skip' as const }]) {
    const { leads } = play([...LEAD_STEPS.slice(0, 5), skipping, DUE, 'Mari', DUE])
    expect(leads).toMatchObject([{ email: 'mari@firma.example', phone: '', name: 'Mari' }])
  }
})

test.each(['Skip Johnson', 'mari'])('%j is a name, even where it might be something else', (name) => {
  const unsure = () => ({ kind: 'sure', meanings: ['skip'], isCertain: false }) as const
  const { conversation } = play(LEAD_STEPS)
  const moment = { id: 'last', timestamp: new Date(0).toISOString() }
  const { lead } = advance(
    conversation,
    { ...moment, type: 'userWrote', text: name },
    { ...LISTENING, understand: unsure },
  )
  expect(lead).toMatchObject({ name })
})

test('what is said in one message is not asked for again', () => {
  const told = 'my name is Mari Maasikas, mari@firma.example, 030/1234567'
  const { leads } = play([OPENED, 'contact', DUE, told, DUE])
  expect(leads).toMatchObject([{ phone: '030 1234567', name: 'Mari Maasikas' }])
})

test('one step back asks again, and keeps what came before it', () => {
  const { conversation } = play([...LEAD_STEPS, { option: 'back' }, DUE])
  expect(conversation).toMatchObject({ step: 'asking-phone', lead: { email: 'mari@firma.example' } })
  expect(play([{ option: 'back' }, DUE], conversation).conversation).toMatchObject({
    step: 'asking-email',
    lead: {},
  })
})

test('what was asked before goes with the lead, unless the visitor says no', () => {
  const asked = [OPENED, 'who wins', DUE, ...LEAD_STEPS.slice(1)]
  const { said, leads } = play([...asked, 'Mari', DUE])
  expect(said).toContainEqual({ kind: 'reply', reply: 'contact-with-questions' })
  expect(leads).toMatchObject([{ questions: ['who wins'] }])
  const alone = [...asked.slice(0, 5), { option: 'alone' as const }, DUE, ...asked.slice(5), 'Mari', DUE]
  expect(play(alone).leads).toMatchObject([{ questions: [] }])
})

test.each([
  ['while asked for an address', LEAD_STEPS.slice(0, 3)],
  ['while asked for a number', LEAD_STEPS.slice(0, 5)],
  ['while asked for a name', LEAD_STEPS],
])('"never mind" %s leaves the capture and forgets what it had', (_, steps) => {
  for (const leaving of ['never mind', { option: 'cancel' as const }]) {
    const { conversation, leads, said } = play([...steps, leaving, DUE])
    expect(conversation).toMatchObject({ step: 'normal', lead: {} })
    expect(said.at(-1)).toEqual({ kind: 'reply', reply: 'cancelled' })
    expect(leads).toEqual([])
  }
})

test.each(['mari@firma.example', 'my mail is mari@firma.example'])(
  '%j written unasked is a mention of email, and not asked for again',
  (text) => {
    const { conversation } = play([OPENED, text, DUE])
    expect(conversation).toMatchObject({ step: 'asking-phone', lead: { email: 'mari@firma.example' } })
  },
)

test.each([
  ['mail to info@firma.example bounces', { kind: 'reply', reply: 'support' }],
  ['can i have info@firma.example', { kind: 'found', document: 'faq-mailboxes' }],
])('%j is about an address, and gives none', (text, answer) => {
  const { said, conversation } = play([OPENED, text, DUE])
  expect(said.at(-1)).toEqual(answer)
  expect(conversation).toMatchObject({ step: 'normal', lead: {} })
})

test('after the thank-you the assistant answers as before, and takes another lead', () => {
  const again = play([...LEAD_STEPS, 'Mari', DUE, 'pricing', DUE, ...LEAD_STEPS.slice(1), 'Jüri', DUE])
  expect(again.said).toContainEqual({ kind: 'reply', reply: 'pricing' })
  expect(again.leads.map(({ name }) => name)).toEqual(['Mari', 'Jüri'])
})

test.each([
  ['at once', ['never mind', DUE]],
  ['later', ['never mind', DUE, 'pricing', DUE, 'never mind', DUE]],
  ['in another capture', ['contact', DUE, { option: 'cancel' }, DUE]],
] as const)('whoever leaves it at that %s is not told that nothing gets sent: the lead was', (_, steps) => {
  const { said } = play([...LEAD_STEPS, 'Mari', DUE, ...steps])
  expect(said.at(-1)).toEqual({ kind: 'reply', reply: 'cancelled-after-lead' })
  expect(said).not.toContainEqual({ kind: 'reply', reply: 'cancelled' })
})

test('that no mail will come is said once the lead is thanked for, and to nobody else', () => {
  const note = { kind: 'reply', reply: 'no-mail' }
  const unmailed = { event: 'leadUnmailed' } as const
  expect(play([...LEAD_STEPS, 'Mari', unmailed, DUE]).said).not.toContainEqual(note)
  expect(play([...LEAD_STEPS, 'Mari', DUE, { event: 'startedOver' }, unmailed]).said).not.toContainEqual(note)
  const { conversation, said } = play([...LEAD_STEPS, 'Mari', DUE, unmailed])
  expect(said.slice(-2)).toEqual([{ kind: 'thanks', name: 'Mari' }, note])
  expect(messageOptions(conversation)).toEqual(['pricing', 'delivery', 'portfolio'])
})

test('starting over leaves only a greeting', () => {
  const { conversation, said } = play([...LEAD_STEPS, { event: 'startedOver' }])
  expect(said).toEqual([{ kind: 'reply', reply: 'greeting' }])
  expect(conversation).toMatchObject({ step: 'normal', lead: {} })
})

test('a long message is cut, and a long conversation lets go of its beginning', () => {
  const [, message] = play([OPENED, '😀'.repeat(MESSAGE_LIMIT + 1)]).said
  expect(message).toEqual({ kind: 'text', text: '😀'.repeat(MESSAGE_LIMIT) })
  const chatter = Array.from({ length: MESSAGES_KEPT }, () => ['pricing', DUE]).flat()
  expect(play([OPENED, ...chatter]).said).toHaveLength(MESSAGES_KEPT)
})

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(DUE) },
  fc.constantFrom<Step>(OPENED, { event: 'startedOver' }, 'contact', 'never mind', 'pricing', ' \n'),
  fc.constantFrom<Step>('mari@firma.example', 'a,b@c.de', 'mari', '+372 555 0123', '12', 'Mari', '\u0000'),
  fc.constantFrom('no phone', 'price and time?', 'a site with booking', 'hosting or domain', 'a newsletter'),
  fc.constantFrom(...CHAT_OPTIONS).map((option) => ({ option })),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const anySteps = fc.array(anyStep, { maxLength: 40 })
/** A lead capture interrupted by anything, so that leads are common. */
const leadSteps = fc
  .array(fc.tuple(fc.constantFrom(...LEAD_STEPS, 'Mari', DUE), fc.option(anyStep, { freq: 8 })), {
    maxLength: 60,
  })
  .map((pairs) => pairs.flatMap(([step, other]) => (other === null ? [step] : [step, other])))

test.each([
  ['anything', anySteps],
  ['lead captures', leadSteps],
])('%s: every lead can be kept by the server, and each is thanked for once', (_, steps) => {
  fc.assert(
    fc.property(steps, (some) => {
      let conversation = SILENCE
      let owed = 0
      for (const step of some) {
        const before = conversation.messages.length
        const next = play([step], conversation)
        for (const lead of next.leads) {
          expect(findLeadProblems(lead, 'mailable')).toEqual([])
          owed += 1
        }
        conversation = next.conversation
        if (conversation.messages.length > before && next.said.at(-1)?.kind === 'thanks') owed -= 1
        // A thank-you is due exactly while the bot types it.
        expect(owed).toBe(conversation.step === 'thanks' && conversation.lead.name !== undefined ? 1 : 0)
        if (owed === 1) expect(conversation.isTyping).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
})

test('no message is ever blank, and every message of a visitor is answered', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const { conversation, said } = play(steps)
      for (const content of said) if (content.kind === 'text') expect(content.text.trim()).not.toBe('')
      const senders = conversation.messages.map(({ sender }) => sender)
      for (const [index, sender] of senders.entries())
        if (sender === 'user' && index > 0) expect(senders[index - 1]).toBe('bot')
    }),
  )
})

test('whatever happened, the conversation survives being stored', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const { conversation } = play([OPENED, ...steps])
      expect(parseConversation(JSON.parse(JSON.stringify(conversation)))).toEqual(conversation)
    }),
  )
})
