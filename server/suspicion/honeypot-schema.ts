/** The field that must stay empty, in the shape of every form. It is read, and kept nowhere. */
export const Honeypot = {
  type: 'string',
  description: 'Must be absent or empty: people do not see it.',
} as const
