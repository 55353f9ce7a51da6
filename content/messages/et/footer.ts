import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Head kodulehed väikeettevõtetele: üks hind, mõni päev – ja leht ongi teie oma.',
  officesHeading: 'Kontorid',
  officeUS: 'Wilmington, Ameerika Ühendriigid',
  officeCA: 'Toronto, Kanada',
  officeEE: 'Tallinn, Eesti',
  officeBE: 'Gent, Belgia',
  pagesHeading: 'Meie kodulehel',
  supportHeading: 'Olete juba klient?',
  supportButton: 'Esita pöördumine',
  privacy: 'Privaatsustingimused',
  hours: 'Esmaspäevast reedeni {from}–{to}',
  copyright: '© {year} {agency}',
  backToTop: 'Tagasi üles',
} satisfies FooterMessages
