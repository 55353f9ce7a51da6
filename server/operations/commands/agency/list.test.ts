import { expect } from 'vitest'

import { fixture, test as baseTest } from '../../../test-app.ts'
import { aChatLead, aContactRequest, aTicket } from '../../../test-posts.ts'
import { startTestAgency } from './test-agency.ts'

/** A name that would clear a terminal, and is a formula. */
const HOSTILE = '=cmd|\u001b[2J\u202eMari'

async function startWithEverything() {
  const staff = await startTestAgency()
  const { app } = staff
  const post = async (differences: Record<string, unknown>) => {
    staff.advance(1_000)
    return (await app.postTicket(aTicket(differences))).json<{ ticketNumber: string }>().ticketNumber
  }
  const slow = await post({ subject: 'Slow' })
  const urgent = await post({ subject: 'Down', category: 'Site Outage' })
  const solved = await post({ subject: 'Done' })
  await staff.agency('close', solved)
  await app.postContact(aContactRequest({ message: 'one\ntwo' }))
  await app.postJson('/api/chatbot-lead', aChatLead())
  await staff.db.updateTable('conversation').set({ name: HOSTILE }).execute() // no form accepts it; the store may be older
  return { ...staff, numbers: { slow, urgent, solved } }
}

const test = baseTest.extend('staff', fixture(startWithEverything))

test('tickets are listed by when an answer is promised, those that wait for nobody last', async ({
  staff,
}) => {
  const { urgent, slow, solved } = staff.numbers
  const { output, code } = await staff.agency('list')
  expect(code).toBe(0)
  const numbers = output.split('\n').map((line) => line.split(' ')[0])
  expect(numbers).toEqual(['number', urgent, slow, solved, ''])
})

test.for([
  ['open', ['urgent', 'slow']],
  ['answered', []],
  ['solved', ['solved']],
] as const)('tickets that are %s', async ([state, names], { staff }) => {
  const { output } = await staff.agency('list', 'tickets', '--state', state, '--json')
  const listed = (JSON.parse(output) as { number: string }[]).map(({ number }) => number)
  expect(listed).toEqual(names.map((name) => staff.numbers[name]))
})

test.for([[], ['contact'], ['leads'], ['--json'], ['contact', '--csv'], ['contact', '--json']])(
  'list %s gives a terminal no orders',
  async (parameters, { staff }) => {
    const { output } = await staff.agency('list', ...parameters)
    expect(output).not.toMatch(/[^\P{Cc}\r\n]|\u202e/u)
    expect(output.split('\n').length).toBeGreaterThan(2)
  },
)

test('a spreadsheet gets no formula of a visitor', async ({ staff }) => {
  const { output } = await staff.agency('list', 'contact', '--csv')
  expect(output).toContain(`,"'=cmd|␛[2J<U+202E>Mari",`)
})

test('an empty list says so to people, and is one to programs', async () => {
  await using staff = await startTestAgency()
  expect((await staff.agency('list', 'leads')).output).toBe('Nothing.\n')
  expect((await staff.agency('list', 'leads', '--json')).output).toBe('[]\n')
})

test('a ticket is shown with its conversation, files and mails, and no mail’s text', async ({ staff }) => {
  const number = staff.numbers.slow
  staff.advance(1_000)
  await staff.agencyWriting('First line\nsecond line', 'reply', number)
  const { output } = await staff.agency('show', number)
  expect(output).toContain(`${number}  answered  Content Update\n=cmd|␛[2J<U+202E>Mari <mari@firma.example>`)
  expect(output).toContain('  staff-reply (terminal)\n    First line\n    second line\n')
  expect(output).toMatch(/mail \S+ {2}answer to mari@firma\.example {2}queued\n/)
  expect(output).not.toContain('/ticket#')
  await staff.db.updateTable('message').set({ original: 'First line\n> quoted' }).execute()
  expect((await staff.agency('show', number)).output).not.toContain('> quoted')
  expect((await staff.agency('show', number, '--original')).output).toContain('> quoted')
  const shown = JSON.parse((await staff.agency('show', number, '--json')).output) as Record<string, unknown>
  expect(shown).toMatchObject({ number, state: 'answered', messages: [{ type: 'created', files: [] }, {}] })
  expect(JSON.stringify(shown)).not.toContain('/ticket#')
})

test('requests and leads are shown by their id', async ({ staff }) => {
  for (const table of ['contact_request', 'chat_lead'] as const) {
    const { id } = await staff.db.selectFrom(table).select('id').executeTakeFirstOrThrow()
    const { output } = await staff.agency('show', id)
    expect(output).toMatch(new RegExp(`^id +${id}\n`, 'm'))
    expect(output).toMatch(/\nmail \S+ {2}\S+-notification to \S+ {2}queued\n/)
    expect(JSON.parse((await staff.agency('show', id, '--json')).output)).toMatchObject({ id })
  }
})
