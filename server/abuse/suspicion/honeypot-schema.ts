/** The honeypot field of every form: it must stay empty, and is never stored. */
export const Honeypot = {
  type: 'string',
  description: 'Must be absent or empty: people do not see it.',
} as const

export const FormTokenField = {
  type: 'string',
  description: 'What a plain form has for Form-Token.',
} as const
