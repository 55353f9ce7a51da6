import { expect } from 'vitest'

import { test } from './test-agency.ts'

const REFUSALS: readonly (readonly [parameters: readonly string[], refusal: string | RegExp])[] = [
  [['backup'], 'Name one file'],
  [['backup', 'a', 'b'], 'Name one file'],
  [['restore'], 'Name one file'],
  ...['export', 'erase'].flatMap((command) =>
    [[], ['mari'], ['a@b.example', 'c@d.example']].map(
      (parameters) => [[command, ...parameters], 'Name one e-mail address'] as const,
    ),
  ),
  [['list', 'visitors'], 'There are lists of tickets, contact and leads'],
  [['list', '--state', 'lost'], '--state must be one of open, answered, solved'],
  [['list', '--csv', '--json'], '--json or --csv, not both'],
  [['list', '--separator', ';'], '--separator goes with --csv'],
  [['list', '--csv', '--separator', 'x'], '--separator must be one of , ; tab'],
  [['list', 'tickets', 'leads'], 'One list at a time'],
  [['show'], /^Name one/],
  [['show', 'one', 'two'], /^Name one/],
  [['show', 'nobody'], /^There is no/],
  [['show', 'K7M-3QX3'], /^There is no/],
  [['outbox', 'retry', 'nothing'], 'There is no such mail'],
  [['outbox', 'redirect', 'x', 'a@b.example, c@d.example'], 'That is not one e-mail address'],
  [['outbox', 'retry'], /^Say "outbox"/],
  [['outbox', 'retry', 'x', '--dead'], /^Say "outbox"/],
  [['outbox', 'redirect', 'x'], /^Say "outbox"/],
  [['outbox', '--dead'], /^Say "outbox"/],
  [['outbox', 'send'], /^Say "outbox"/],
  [['review', 'release'], 'Name a post by its id, or a ticket by its number'],
  [['review', 'show'], 'Name a post by its id, or a ticket by its number'],
  [['review', 'release', 'nobody'], 'Nothing was set aside under nobody'],
  [['review', 'burn', 'nobody'], 'There are review show, release and discard'],
  [['staff', 'link', 'nobody@agency.example'], /^Nobody at the desk has/],
  [['staff', 'add', 'no address'], 'That is not one e-mail address'],
  [['staff', 'promote', 'anna@agency.example'], /^There are staff/],
]

test('what a command cannot do it refuses in a sentence', async ({ staff }) => {
  for (const [parameters, refusal] of REFUSALS)
    expect(await staff.agency(...parameters), parameters.join(' ')).toMatchObject({
      code: 1,
      refusal: typeof refusal === 'string' ? refusal : (expect.stringMatching(refusal) as string),
    })
})
