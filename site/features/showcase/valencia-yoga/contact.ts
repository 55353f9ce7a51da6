/** How to reach the (invented) studio. */
export const contact = {
  telephone: '963 555 018',
  telephoneHref: 'tel:+34963555018',
  mail: 'hola@estudioalbufera.example',
} as const
