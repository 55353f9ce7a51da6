import { expect } from 'vitest'

import type { IncomingMail } from '../../mail/inbox/incoming-mail.ts'
import { samples } from '../conversation/attachments/content/test-content.ts'
import { insertStaff } from '../staff/staff-rows.ts'
import { aContactRequest, aTicket } from '../../test-posts.ts'
import { aMailIn, ANNA, openTicketIn, PIRET, startWithMailbox, UNPROVEN, test } from './test-mailbox.ts'

type Ticket = Awaited<ReturnType<typeof openTicketIn>>

const PROVEN = { isAligned: true, reason: '' }

/** An answer of Anna's to her notification. */
function fromAnna(staffAddress: string, fresh: string, differences: Partial<IncomingMail> = {}) {
  const from = { name: 'Anna', address: ANNA }
  return aMailIn({ from, recipients: [staffAddress], fresh, text: `${fresh}\n\n> quoted`, ...differences })
}

test('staff and customer answer by mail, and the page shows all in order', async ({ office }) => {
  const ticket = await openTicketIn(office)
  expect(ticket.staffAddress).toMatch(/^support\+[0-9a-f]{32}@agency\.example$/)
  expect(ticket.customerAddress).toMatch(/^support\+[0-9a-f]{32}@agency\.example$/)
  expect(ticket.customerAddress).not.toBe(ticket.staffAddress)

  const answer = fromAnna(ticket.staffAddress, 'It is the certificate.')
  expect(await office.receive(answer, PROVEN)).toBe('message')
  const [confirmation, toCustomer] = await office.mailsTo('mari@firma.example')
  expect(toCustomer).toMatchObject({
    kind: 'answer',
    sender_name: confirmation?.sender_name,
    subject: `Re: ${confirmation?.subject ?? ''}`,
    in_reply_to: ticket.toCustomer,
    reply_to: ticket.customerAddress,
    auto_submitted: 'no',
  })
  expect(toCustomer?.text).toContain('It is the certificate.')
  expect(toCustomer?.text).not.toContain('quoted')
  const [, copy] = await office.mailsTo(PIRET)
  expect(copy).toMatchObject({ kind: 'answer-copy', reply_to: ticket.staffAddress })
  expect(copy?.text).toContain(`${ANNA} answered`)
  expect(await office.mailsTo(ANNA)).toHaveLength(1) // she knows

  const png = { name: 'white.png', type: 'image/png', content: samples['image/png'] }
  const reply = aMailIn({
    recipients: [ticket.customerAddress],
    refersTo: [toCustomer?.message_id ?? ''],
    fresh: 'Still white.',
    files: [
      png,
      { name: 'setup.exe', type: 'application/x-msdownload', content: Buffer.from('MZ\u0000\u0001') },
    ],
  })
  expect(await office.receive(reply)).toBe('message')
  const [, toAnna] = await office.mailsTo(ANNA)
  expect(toAnna).toMatchObject({
    kind: 'reply-notification',
    references: [ticket.toAnna, answer.messageId].join(' '),
  })
  const [, , toPiret] = await office.mailsTo(PIRET)
  expect(toPiret?.references?.split(' ')).toHaveLength(2)

  const close = fromAnna(ticket.staffAddress, '#solved', { refersTo: [toAnna?.message_id ?? ''] })
  expect(await office.receive(close, PROVEN)).toBe('message')
  const thanks = aMailIn({ recipients: [ticket.customerAddress], fresh: 'Not quite.' })
  expect(await office.receive(thanks)).toBe('message')

  const { events } = await office.page(ticket.secret)
  expect(events.map(({ type, way }) => `${type} ${way}`)).toEqual([
    'created page',
    'staff-reply mail',
    'customer-reply mail',
    'solved-by-staff mail',
    'customer-reply mail',
    'reopened mail',
  ])
  expect(events[2]?.text).toMatch(/^Still white\.\n\n.*setup\.exe/)
  expect(events[2]?.files.map(({ name }) => name)).toEqual(['white.png'])
  const { state, messages } = await office.conversation()
  expect(state).toBe('open')
  expect(messages[1]).toMatchObject({ staff: ANNA, original: 'It is the certificate.\n\n> quoted' })
  const [, , afterReply] = await office.mailsTo('mari@firma.example')
  expect(afterReply).toMatchObject({ kind: 'closed' })
  expect(afterReply?.references?.split(' ')).toContain(reply.messageId)
})

test('a colleague who is only at the desk gets a copy too, and who answered none', async () => {
  await using office = await startWithMailbox(ANNA)
  await office.write((trx) => insertStaff(trx, { email: PIRET, name: 'Piret' }, office.effects))
  const { staffAddress } = await openTicketIn(office)
  await office.receive(fromAnna(staffAddress, 'It is done.'), PROVEN)
  const kinds = async (address: string) => (await office.mailsTo(address)).map(({ kind }) => kind)
  expect(await kinds(PIRET)).toEqual(['ticket-notification', 'answer-copy'])
  expect(await kinds(ANNA)).toEqual(['ticket-notification'])
  expect((await office.mails()).map(({ recipient }) => recipient)).not.toContain('support@agency.example')
})

test('without tokens a mail is found by the mail it answers', async ({ office }) => {
  const { toCustomer, toAnna } = await openTicketIn(office)
  const to = { recipients: ['support@agency.example'] }
  expect(await office.receive(fromAnna('', 'Done.', { ...to, refersTo: [toAnna] }), PROVEN)).toBe('message')
  expect(await office.receive(aMailIn({ ...to, refersTo: [toCustomer], fresh: 'Thanks.' }))).toBe('message')
  const { messages } = await office.conversation()
  expect(messages.map(({ type }) => type)).toEqual(['created', 'staff-reply', 'customer-reply'])
})

test.for([
  ['#note #assign piret\nCanary', 'note assigned', []],
  ['#assign nobody', 'note', []],
  ['#notes\nHe is angry.', 'note', []], // a mistyped command reaches no customer
  ['#solved\nMended.', 'staff-reply solved-by-staff', ['answer']], // told once
  ['Mended.\n\n#solved', 'staff-reply solved-by-staff', ['answer']],
  ['He is angry.\n\n#note', 'note', []],
] as const)('the customer hears of “%s” what is for them', async ([words, types, mails], { office }) => {
  const { secret, staffAddress } = await openTicketIn(office)
  expect(await office.receive(fromAnna(staffAddress, words), PROVEN)).toBe('message')
  const { assignee, state, messages } = await office.conversation()
  expect(messages.map(({ type }) => type).join(' ')).toBe(`created ${types}`)
  expect(assignee).toBe(types.includes('assigned') ? PIRET : '')
  expect(state).toBe(types.includes('solved') ? 'solved' : 'open')
  expect((await office.page(secret)).events).toHaveLength(mails.length === 0 ? 1 : 3)
  const sent = await office.mailsTo('mari@firma.example')
  expect(sent.map(({ kind }) => kind)).toEqual(['ticket-confirmation', ...mails])
})

test('a command above a signature with a logo is a command alone; a picture alone is an answer', async () => {
  const logo = { name: 'image001.png', type: 'image/png', content: samples['image/png'], isInText: true }
  for (const [fresh, types, kind] of [
    ['#solved', 'created solved-by-staff', 'closed'],
    ['', 'created staff-reply', 'answer'],
  ] as const) {
    await using office = await startWithMailbox()
    const { staffAddress } = await openTicketIn(office)
    await office.receive(fromAnna(staffAddress, fresh, { files: [logo] }), PROVEN)
    const { messages } = await office.conversation()
    expect(messages.map(({ type }) => type).join(' ')).toBe(types)
    expect((await office.mailsTo('mari@firma.example')).map((mail) => mail.kind)).toContain(kind)
  }
})

const SUPPORT = 'support@agency.example'
const MALLORY = { name: `Anna <${ANNA}>`, address: 'mallory@evil.example' }

test.each([
  ['the staff’s token and her address without proof', { from: { name: 'Anna', address: ANNA } }, UNPROVEN],
  ['the staff’s token and her name at another address', { from: MALLORY }, PROVEN],
  [
    'the staff’s token and the customer’s own address',
    { from: { name: 'Mari', address: 'mari@firma.example' } },
    PROVEN,
  ],
  ['the staff’s token and no sender', { from: null }, PROVEN],
  [
    'the staff’s token and letters that only look like hers',
    { from: { name: 'Anna', address: ANNA.replace('a', 'ａ') } },
    PROVEN,
  ],
  [
    'her address without proof, sent out of the blue',
    { from: { name: 'Anna', address: ANNA } },
    UNPROVEN,
    SUPPORT,
  ],
])('nobody speaks in the agency’s name with %s', async (_, from, verdict, to = '') => {
  await using office = await startWithMailbox()
  const { secret, staffAddress } = await openTicketIn(office)
  const forged = fromAnna(to || staffAddress, 'Send money.', from)
  expect(await office.receive(forged, verdict)).toBe('waiting')
  expect((await office.page(secret)).events).toHaveLength(1)
  expect(await office.mailsTo('mari@firma.example')).toHaveLength(1)
  expect(await office.incoming()).toMatchObject([{ outcome: 'waiting', text: 'Send money.' }])
  await office.conversation() // there is one
})

test('what waits is taken in once the staff trust it, and only once', async ({ office }) => {
  const { staffAddress } = await openTicketIn(office)
  const mail = fromAnna(staffAddress, 'From my telephone.')
  await office.receive(mail)
  const [waiting] = await office.incoming()
  const again = { id: waiting?.id ?? '', isTrusted: true }
  expect(await office.receive(mail, UNPROVEN, again)).toBe('message')
  expect(await office.receive(mail, UNPROVEN, again)).toBe('known')
  expect((await office.conversation()).messages).toHaveLength(2)
  expect(await office.incoming()).toMatchObject([{ id: waiting?.id, outcome: 'message', text: '' }])
})

test('of another sender in a conversation only the staff hear, by name', async ({ office }) => {
  const { secret, customerAddress, toCustomer } = await openTicketIn(office)
  const from = { name: 'Jaan', address: 'jaan@elsewhere.example' }
  expect(await office.receive(aMailIn({ from, refersTo: [toCustomer], fresh: 'Let me in.' }))).toBe('message')
  expect((await office.page(secret)).events).toHaveLength(1)
  expect(await office.receive(aMailIn({ from, recipients: [customerAddress], fresh: 'For Mari.' }))).toBe(
    'message',
  )
  const [, toAnna] = await office.mailsTo(ANNA)
  expect(toAnna?.text).toContain('jaan@elsewhere.example')
  expect(await office.mailsTo('jaan@elsewhere.example')).toEqual([])
  expect((await office.conversation()).messages.map(({ type, sender }) => [type, sender])).toEqual([
    ['created', ''],
    ['note', 'jaan@elsewhere.example'],
    ['customer-reply', 'jaan@elsewhere.example'],
  ])
})

test('a mail out of the blue is a ticket, acknowledged in its thread', async ({ office }) => {
  const mail = aMailIn({
    subject: 'Pood on maas',
    fresh: 'Tere! Meie pood on jälle maas, palun aidake kiiresti.',
  })
  expect(await office.receive(mail)).toBe('message')
  const [confirmation] = await office.mailsTo('mari@firma.example')
  expect(confirmation).toMatchObject({
    kind: 'ticket-confirmation',
    subject: 'Re: Pood on maas',
    in_reply_to: mail.messageId,
    language: 'et',
  })
  expect(await office.tickets()).toMatchObject([
    { kind: 'ticket', category: 'General', subject: 'Pood on maas' },
  ])
  expect((await office.mailsTo(ANNA))[0]?.text).toContain('Meie pood on jälle maas')
})

test('a stranger whose name is an address of ours has their own in its place', async ({ office }) => {
  await office.receive(aMailIn({ from: { ...MALLORY, name: SUPPORT } }))
  expect(await office.tickets()).toMatchObject([{ name: MALLORY.address, email: MALLORY.address }])
  expect(await office.mailsTo(ANNA)).toMatchObject([{ reply_to_name: MALLORY.address }])
})

test.for([
  'Re: ',
  'RE : ',
  'AW: ',
  'Antw: ',
  'SV: ',
  'Vs: ',
  'R: ',
  'RV: ',
  'TR: ',
  'Отв: ',
  'Re[2]: AW: ',
  '',
])('a subject that begins with "%s" is answered with one Re:', async (prefix, { office }) => {
  await office.receive(aMailIn({ subject: `${prefix}Pood on maas` }))
  expect(await office.mailsTo('mari@firma.example')).toMatchObject([{ subject: 'Re: Pood on maas' }])
})

test('an answer to a mail we do not know is a ticket, in its own language', async ({ office }) => {
  const fresh = 'Tere! Meie pood on jälle maas, palun aidake kiiresti.'
  const text = `${fresh}\n\n> ${'We have received your order and will send it tomorrow. '.repeat(5)}`
  await office.receive(aMailIn({ refersTo: ['<of-another-program@agency.example>'], fresh, text }))
  expect(await office.mailsTo('mari@firma.example')).toMatchObject([{ language: 'et' }])
})

test('the language of a known address is that of its last conversation', async ({ office }) => {
  await office.postContact(aContactRequest({ email: 'mari@firma.example', language: 'de' }))
  await office.receive(aMailIn({ fresh: 'ok' }))
  expect((await office.tickets()).map(({ language }) => language)).toEqual(['de'])
})

test.for([
  ['auto-submitted', { automatic: 'auto-submitted' }],
  ['a list', { automatic: 'list' }],
  ['nothing', { fresh: '', text: '' }],
] as const)('%s is kept and never answered', async ([, differences], { office }) => {
  expect(await office.receive(aMailIn(differences))).toBe('kept')
  expect(await office.mails()).toEqual([])
})

test.for([
  ['a customer', (ticket: Ticket) => ticket.customerAddress, {}, 'customer-reply'],
  [
    'one of the staff',
    (ticket: Ticket) => ticket.staffAddress,
    { from: { name: '', address: ANNA } },
    'note',
  ],
] as const)(
  'words of %s among or below an old text that has no marks wait, and are whole once let in',
  async ([, addressOf, differences, type], { office }) => {
    const ticket = await openTicketIn(office)
    const text = 'From: Valmis\nSent: today\nSubject: x\n\nShall we begin?\nYes, on Monday.'
    const mail = aMailIn({ recipients: [addressOf(ticket)], fresh: '', text, ...differences })
    expect(await office.receive(mail, PROVEN)).toBe('waiting')
    const [waiting] = await office.incoming()
    expect(waiting).toMatchObject({ reason: 'only-old-text', text })
    expect(await office.receive(mail, PROVEN, { id: waiting?.id ?? '', isTrusted: true })).toBe('message')
    expect((await office.conversation()).messages.at(-1)).toMatchObject({ type, text })
  },
)

test('words within our own mail are told from it, though nothing marks it', async ({ office }) => {
  const ticket = await openTicketIn(office)
  const [ours] = await office.mailsTo('mari@firma.example')
  const [greeting = '', first = '', ...rest] = (ours?.text ?? '').split('\n\n')
  const header = 'From: Valmis\nSent: today at 15:04\nTo: Mari\nSubject: x'
  const text = [header, 'Valmis', greeting, first, 'It is worse now.', ...rest, 'Please call.'].join('\n\n')
  const mail = aMailIn({
    recipients: [ticket.customerAddress],
    refersTo: [ticket.toCustomer],
    fresh: '',
    text,
  })
  expect(await office.receive(mail)).toBe('message')
  expect((await office.conversation()).messages.at(-1)).toMatchObject({
    text: 'It is worse now.\n\nPlease call.',
    original: text,
  })
})

test('two machines that talk for a day get at most three mails', async ({ office }) => {
  for (let mails = 0; mails < 100; mails += 1) {
    await office.receive(aMailIn({ subject: `Out of office ${mails}` }))
    office.advance(14 * 60 * 1_000)
  }
  expect(await office.mailsTo('mari@firma.example')).toHaveLength(3)
  const outcomes = (await office.incoming()).map(({ outcome }) => outcome)
  expect(new Set(outcomes)).toEqual(new Set(['message']))
})

test('more than five mails an hour of an address are kept, and tell nobody', async ({ office }) => {
  for (let mails = 0; mails < 7; mails += 1) await office.receive(aMailIn({ subject: `No ${mails}` }))
  expect(
    (await office.incoming()).map(({ outcome }) => outcome).filter((outcome) => outcome === 'waiting'),
  ).toHaveLength(2)
  expect(await office.tickets()).toHaveLength(5)
})

test('the same mail is one message, by its bytes and by its words', async ({ office }) => {
  const mail = aMailIn()
  expect(await office.receive(mail)).toBe('message')
  expect(await office.receive(mail)).toBe('known')
  expect(await office.receive({ ...mail, hash: 'another way, with other headers' })).toBe('known')
  expect(await office.receive({ ...mail, hash: 'other', text: 'Other words', fresh: 'Other words' })).toBe(
    'message',
  )
  expect(await office.tickets()).toHaveLength(2)
})

test('a mail that came back is noted, and two hard ones end automatic mails there', async ({ office }) => {
  for (let tickets = 0; tickets < 2; tickets += 1) {
    await office.postTicket(aTicket({ subject: `Ticket ${tickets}` }))
    const sent = (await office.mailsTo('mari@firma.example')).at(-1)
    const report = {
      messageId: sent?.message_id ?? '',
      recipients: [],
      isHard: true,
      reason: '550 5.1.1 No such user',
    }
    const bounce = aMailIn({ from: null, bounce: report, automatic: 'null-sender' })
    expect(await office.receive(bounce)).toBe('bounce')
  }
  expect(await office.mailsTo('mari@firma.example')).toMatchObject([
    { bounce: '550 5.1.1 No such user', is_hard_bounce: 1 },
    { is_hard_bounce: 1 },
  ])
  await office.postTicket(aTicket({ subject: 'Third' }))
  expect(await office.mailsTo('mari@firma.example')).toHaveLength(2)
  const report = { messageId: '<never@sent.example>', recipients: [], isHard: true, reason: 'x' }
  expect(await office.receive(aMailIn({ bounce: report }))).toBe('kept')
})

test.for([
  ['its recipient', ['mari@firma.example'], 'bounce'],
  ['its recipient in another spelling', ['MARI+shop@Firma.example'], 'bounce'],
  ['its recipient, and whom it was passed on to', ['jaan@elsewhere.example', 'mari@firma.example'], 'bounce'],
  ['whom it was passed on to', ['jaan@elsewhere.example'], 'waiting'],
  ['one of the staff', [ANNA], 'waiting'],
] as const)('a report that names %s marks that mail or none', async ([, recipients, outcome], { office }) => {
  const { toCustomer: messageId } = await openTicketIn(office)
  const bounce = aMailIn({ from: null, bounce: { messageId, recipients, isHard: true, reason: '550 5.1.1' } })
  expect(await office.receive(bounce)).toBe(outcome)
  const marked = () => office.mails().then((mails) => mails.filter(({ bounced_at: at }) => at !== null))
  expect((await marked()).map((mail) => mail.recipient)).toEqual(
    outcome === 'bounce' ? ['mari@firma.example'] : [],
  )
  const [row] = await office.incoming()
  const again = { id: row?.id ?? '', isTrusted: true }
  if (outcome === 'waiting') expect(await office.receive(bounce, UNPROVEN, again)).toBe('bounce')
  expect(await marked()).toHaveLength(1)
})

test('an answer that came back leaves its conversation open', async ({ office }) => {
  const { staffAddress } = await openTicketIn(office)
  await office.receive(fromAnna(staffAddress, 'It is done.\n\n#solved'), PROVEN)
  const report = async (place: number) => {
    const messageId = (await office.mailsTo('mari@firma.example'))[place]?.message_id ?? ''
    const bounce = { messageId, recipients: [], isHard: false, reason: '452 full' }
    await office.receive(aMailIn({ from: null, bounce }))
    return (await office.conversation()).state
  }
  const before = (await office.conversation()).state
  expect([await report(0), await report(1)]).toEqual([before, 'open'])
  expect(before).not.toBe('open')
})

test('a long mail is cut on the page, and whole for the staff', async ({ office }) => {
  const text = 'word '.repeat(5_000).trim()
  await office.receive(aMailIn({ fresh: text, text }))
  const { messages } = await office.conversation()
  expect(messages[0]?.original).toBe(text)
})
