/** The field that must stay empty, in the shape of every form. It is read, and kept nowhere. */
export const Honeypot = {
  type: 'string',
  description: 'Must be absent or empty: people do not see it.',
} as const

/** The token of a plain form, in the shape of every form. */
export const FormTokenField = {
  type: 'string',
  description: 'What a plain form has for Form-Token.',
} as const
