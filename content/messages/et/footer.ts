import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Head kodulehed väikeettevõtetele: üks hind, mõni päev – ja leht ongi teie oma.',
  officesHeading: 'Kontorid',
  pagesHeading: 'Meie kodulehel',
  supportHeading: 'Olete juba klient?',
  supportButton: 'Kirjutage klienditoele',
  privacy: 'Privaatsustingimused',
  hours: 'Esmaspäevast reedeni {from}–{to}',
  copyright: '© {year} {agency}',
  backToTop: 'Tagasi üles',
} satisfies FooterMessages
