import { CONVERSATION_KINDS } from '#domain/conversation/conversation.ts'
import { DESK_FILTERS, DESK_TEXT_MAX_LENGTH } from '#domain/desk/desk.ts'

import { AttachmentIds } from '../conversation/attachments/attachment-answers.ts'

const EXAMPLE_ID = '019a0000-0000-7000-8000-000000000000'

/** Shape of a body that has all its properties. */
function body<const Properties extends object, const Required extends readonly (keyof Properties)[]>(
  properties: Properties,
  required: Required,
  example: Record<Required[number], unknown>,
) {
  return { type: 'object', properties, required, additionalProperties: false, examples: [example] } as const
}

/** What the list is asked for. */
export const ListQuery = {
  type: 'object',
  properties: {
    filter: { enum: DESK_FILTERS },
    from: { type: 'string', pattern: '^\\d{1,7}$' },
    kind: { enum: ['', ...CONVERSATION_KINDS] },
    language: { type: 'string', maxLength: 8 },
    assignee: { type: 'string', maxLength: 254 },
  },
  additionalProperties: false,
} as const

/** What is searched for. */
export const SearchQuery = {
  type: 'object',
  properties: { q: { type: 'string', maxLength: 10_000 } },
  required: ['q'],
} as const

/** Any day of a week, as a date of the calendar; this week without it. */
export const WeekQuery = {
  type: 'object',
  properties: { monday: { type: 'string', format: 'date' } },
} as const

/** The id in an address. */
export const IdAddress = {
  type: 'object',
  properties: { id: { type: 'string', maxLength: 64 } },
  required: ['id'],
} as const

const text = { type: 'string', maxLength: DESK_TEXT_MAX_LENGTH } as const
const id = { type: 'string', maxLength: 64 } as const

export const NoteBody = body({ text, files: AttachmentIds }, ['text', 'files'], {
  text: 'Ask Mari first.',
  files: [],
})
export const AnswerBody = body(
  { text, files: AttachmentIds, isSolved: { type: 'boolean' }, seen: id },
  ['text', 'files', 'isSolved', 'seen'],
  { text: 'It works again.', files: [], isSolved: false, seen: EXAMPLE_ID },
)
export const AssignBody = body({ staff: { type: 'string', maxLength: 254 } }, ['staff'], { staff: '' })
export const SnoozeBody = body({ until: { type: ['string', 'null'] } }, ['until'], { until: null })
export const MergeBody = body({ into: id }, ['into'], { into: EXAMPLE_ID })
export const BlockBody = body({ isBlocked: { type: 'boolean' } }, ['isBlocked'], { isBlocked: true })
export const NoBody = body({}, [], {})
export const RedirectBody = body({ to: { type: 'string', maxLength: 254 } }, ['to'], {
  to: 'mari@firma.example',
})
export const ReviewsBody = body(
  {
    ids: { type: 'array', items: id, minItems: 1, maxItems: 500 },
    decision: { enum: ['release', 'discard'] },
  },
  ['ids', 'decision'],
  { ids: [EXAMPLE_ID], decision: 'release' },
)
