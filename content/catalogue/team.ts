/** Who founded the agency (spec §2). Sample content (decisions 28 and 29). */
export const founder = {
  sample: true,
  name: 'Liis Tamm',
  initials: 'LT',
} as const
