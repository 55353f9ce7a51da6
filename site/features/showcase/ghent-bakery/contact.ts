/** How to reach the (invented) bakery. */
export const contact = {
  telephone: '09 555 01 42',
  telephoneHref: 'tel:+3295550142',
  mail: 'brood@bakkerijdeeg.example',
} as const
