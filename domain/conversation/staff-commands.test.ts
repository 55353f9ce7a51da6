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
])('%j has commands in its first lines', (fresh, commands, text) => {
  expect(readCommands(fresh)).toEqual({ commands, text, isUnclear: false })
})

test.each([
  ['a text', 'It works again.'],
  ['a command behind a text', 'It works again.\n#solved'],
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
