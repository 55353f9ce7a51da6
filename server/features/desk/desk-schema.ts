import { CONVERSATION_KINDS } from '#domain/conversation/conversation.ts'
import { DESK_FILTERS, DESK_TEXT_MAX_LENGTH } from '#domain/desk/desk.ts'

import { shape } from '../../http/shape.ts'
import { AttachmentIds } from '../conversation/attachments/attachment-answers.ts'

const EXAMPLE_ID = '019a0000-0000-7000-8000-000000000000'

const text = { type: 'string', maxLength: DESK_TEXT_MAX_LENGTH } as const
const id = { type: 'string', maxLength: 64 } as const

export const ListQuery = shape(
  {
    filter: { enum: DESK_FILTERS },
    from: { type: 'string', pattern: '^\\d{1,7}$' },
    kind: { enum: ['', ...CONVERSATION_KINDS] },
    language: { type: 'string', maxLength: 8 },
  },
  undefined,
  ['filter', 'from', 'kind', 'language'],
)

export const SearchQuery = shape({ q: { type: 'string', maxLength: 10_000 } })

/** Any day of a week, as a date of the calendar; this week without it. */
export const WeekQuery = shape({ monday: { type: 'string', format: 'date' } }, undefined, ['monday'])

export const IdAddress = shape({ id })

export const NoteBody = shape({ text, files: AttachmentIds }, { text: 'Ask Mari first.', files: [] })
export const AnswerBody = shape(
  { text, files: AttachmentIds, isSolved: { type: 'boolean' }, seen: id },
  { text: 'It works again.', files: [], isSolved: false, seen: EXAMPLE_ID },
)
export const AssignBody = shape({ staff: { type: 'string', maxLength: 254 } }, { staff: '' })
export const SnoozeBody = shape({ until: { type: ['string', 'null'] } }, { until: null })
export const MergeBody = shape({ into: id }, { into: EXAMPLE_ID })
export const AddressBody = shape(
  { email: { type: 'string', maxLength: 254 }, seen: { type: 'string', maxLength: 254 } },
  { email: 'mari@firma.example', seen: 'mari@frima.example' },
)
export const BlockBody = shape({ isBlocked: { type: 'boolean' } }, { isBlocked: true })
export const NoBody = shape({}, {})
export const RedirectBody = shape({ to: { type: 'string', maxLength: 254 } }, { to: 'mari@firma.example' })
export const ReviewsBody = shape(
  {
    ids: { type: 'array', items: id, minItems: 1, maxItems: 500 },
    decision: { enum: ['release', 'discard'] },
  },
  { ids: [EXAMPLE_ID], decision: 'release' },
)
