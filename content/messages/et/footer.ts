import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Head kodulehed väikeettevõtetele: üks hind, mõni päev – ja leht ongi teie oma.',
  officesHeading: 'Kontorid',
  pagesHeading: 'Meie kodulehel',
  supportHeading: 'Olete juba klient?',
  supportButton: 'Esita pöördumine',
  privacy: 'Privaatsustingimused',
  hours: 'Esmaspäevast reedeni {from}–{to}',
  momentThere: '{moment} {city} aja järgi',
  hoursThere: '{hours} {city} aja järgi',
  copyright: '© {year} {agency}',
  backToTop: 'Tagasi üles',
} satisfies FooterMessages
