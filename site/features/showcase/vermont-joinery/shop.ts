/** How to reach the shop, written once. */
export const SHOP = {
  telephone: '(802) 555-0142',
  telephoneLink: 'tel:+18025550142',
  mail: 'shop@vermontjoinery.example',
} as const
