/** How to reach the firm, written once. The number is from the range kept for drama. */
export const FIRM = {
  telephone: '0113 496 0160',
  telephoneLink: 'tel:+441134960160',
  mail: 'ken@hartleyandsons.example',
} as const
