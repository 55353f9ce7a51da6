import { expect, test } from 'vitest'

import { readCommands } from './staff-commands.ts'

const SOLVED = { type: 'solved' }
const NOTE = { type: 'note' }

test.each([
  ['#solved', [SOLVED], ''],
  ['#solved\n\nIt works again.', [SOLVED], 'It works again.'],
  ['\n  #Solved  \nIt works again.\n', [SOLVED], 'It works again.'],
  ['#note\nHe called twice.', [NOTE], 'He called twice.'],
  ['#note #assign Anna\nPlease call.', [NOTE, { type: 'assign', to: 'Anna' }], 'Please call.'],
  ['#assign anna\n#solved\n\nDone.', [{ type: 'assign', to: 'anna' }, SOLVED], 'Done.'],
  ['#ASSIGN anna@a.example #NOTE', [{ type: 'assign', to: 'anna@a.example' }, NOTE], ''],
  ['#assign @õnne\nHi', [{ type: 'assign', to: 'õnne' }], 'Hi'],
  ['#solved #solved', [SOLVED], ''],
  ['#note He called twice.\nYes.', [NOTE], 'He called twice.\nYes.'],
  ['#solved, thank you', [SOLVED], 'thank you'],
  ['It works again.\n\n#solved', [SOLVED], 'It works again.'],
  [
    'He is angry.\n#note #assign anna\n\nAnna',
    [NOTE, { type: 'assign', to: 'anna' }],
    'He is angry.\n\nAnna',
  ],
  ['#solved\nDone.\n#solved', [SOLVED], 'Done.'],
])('%j has commands in its first lines, or on a line of their own', (fresh, commands, text) => {
  expect(readCommands(fresh)).toEqual({ commands, text, isUnclear: false })
})

test.each([
  ['a text', 'It works again.'],
  ['a command within a text', 'It works again: #solved\n#solved is what we call it'],
  ['a heading', '# solved\n## note'],
  ['nothing', ''],
])('%s stays as it is', (_, fresh) => {
  expect(readCommands(fresh)).toEqual({ commands: [], text: fresh, isUnclear: false })
})

test.each(['#webdesign is what we do', '#solvedit', '#notes\nHe is angry.', '#assign'])(
  '%j is unclear: it begins like a command',
  (fresh) => {
    expect(readCommands(fresh)).toEqual({ commands: [], text: fresh, isUnclear: true })
  },
)

test('what follows a command may be unclear', () => {
  expect(readCommands('#solved #notes')).toEqual({ commands: [SOLVED], text: '#notes', isUnclear: true })
})
