import type { Static } from 'typebox'

import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { type Locale, LOCALE_CODES } from '#domain/language/locales.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'
import { ANALYSIS_REASONS, ANALYSIS_STAGES } from '#domain/website-analysis/analysis-status.ts'
import { ANALYSIS_AREAS, EFFORTS, MARK_KINDS, SEVERITIES } from '#domain/website-analysis/finding.ts'

import { FormTokenField, Honeypot } from '../../abuse/suspicion/honeypot-schema.ts'

const EXAMPLE_SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'
const Email = { type: 'string', maxLength: CONTACT_LIMITS.email } as const

/** Shape of a request for an analysis. */
export const AnalysisBody = {
  type: 'object',
  properties: {
    url: { type: 'string', maxLength: CONTACT_LIMITS.url },
    language: { enum: LOCALE_CODES },
    email: Email,
    [HONEYPOT_FIELD]: Honeypot,
    [FORM_TOKEN_FIELD]: FormTokenField,
  },
  required: ['url'],
  additionalProperties: false,
  examples: [{ url: 'mybakery.com', language: 'en' }],
} as const
/** `enum` of a list loses the type of its members. */
export type AnalysisBody = Omit<Static<typeof AnalysisBody>, 'language'> & { language?: Locale }

/** Shape of a request about the report of a secret. */
export const SecretBody = {
  type: 'object',
  properties: { secret: { type: 'string' } },
  required: ['secret'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET }],
} as const

/** Shape of a request to mail a report. */
export const MailBody = {
  type: 'object',
  properties: { secret: { type: 'string' }, email: Email, wantsPerson: { type: 'boolean' } },
  required: ['secret', 'email'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET, email: 'mari@example.com', wantsPerson: true }],
} as const

/** The answer with the secret of a report. */
export const AnalysisReceipt = {
  type: 'object',
  properties: { success: { const: true }, secret: { type: 'string' } },
  required: ['success', 'secret'],
  examples: [{ success: true, secret: EXAMPLE_SECRET }],
} as const
export type AnalysisReceipt = Static<typeof AnalysisReceipt>

/** The answer to a request without a result. */
export const Done = {
  type: 'object',
  properties: { success: { const: true } },
  required: ['success'],
  examples: [{ success: true }],
} as const

const Device = { enum: ['phone', 'desktop'] } as const
const Text = { type: 'string' } as const
const Figure = { type: 'number' } as const
const TextOrNull = { type: ['string', 'null'] } as const
const FigureOrNull = { type: ['number', 'null'] } as const

/** An object that has all of these. */
function record(properties: object) {
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** Such an object, or null. */
function orNull(properties: object) {
  return { ...record(properties), type: ['object', 'null'] }
}

const texts = { type: 'array', items: Text } as const

/** A picture, for the documentation only. */
export const PictureAnswer = {
  content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
} as const

/** How far an analysis is: `AnalysisStatus` of the domain, whose type it would only repeat. */
export const StatusAnswer: object = record({
  stage: { enum: ANALYSIS_STAGES },
  place: { type: 'integer' },
  reason: { enum: [null, ...ANALYSIS_REASONS] },
  host: Text,
  address: Text,
  createdAt: Text,
  finishedAt: TextOrNull,
  pictures: {
    type: 'array',
    items: record({ device: Device, path: Text, width: Figure, height: Figure }),
  },
  scores: record({ speed: FigureOrNull, mobile: FigureOrNull, search: FigureOrNull }),
  findings: {
    type: 'array',
    items: record({
      id: Text,
      area: { enum: ANALYSIS_AREAS },
      severity: { enum: SEVERITIES },
      effort: { enum: EFFORTS },
      figure: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
      evidence: texts,
      mark: orNull({
        device: Device,
        kind: { enum: MARK_KINDS },
        box: record({ x: Figure, y: Figure, width: Figure, height: Figure }),
      }),
    }),
  },
  checked: texts,
  first: texts,
  marked: texts,
  weight: orNull({
    bytes: Figure,
    requests: Figure,
    largestPaintMs: FigureOrNull,
    thirdParties: texts,
  }),
  since: orNull({ at: Text, mended: texts, appeared: texts }),
})
