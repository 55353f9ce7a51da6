/** How the office is reached; every clause reads it from here. */
export const office = {
  name: 'Okafor Lindqvist LLP',
  telephone: '416\u00a0555\u00a00186',
  telephoneLink: 'tel:+14165550186',
  mail: 'desk@okaforlindqvist.example',
} as const
