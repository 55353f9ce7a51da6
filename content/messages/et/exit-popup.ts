import type { ExitPopupMessages } from '../en/exit-popup.ts'

export const exitPopup = {
  heading: 'Juba minek? Vaatame enne teie kodulehe punase pliiatsiga üle',
  lead: 'Inimene vaatab teie kodulehe läbi ja paneb lihtsate sõnadega kirja:',
  pointWorks: 'mis juba toimib',
  pointCosts: 'mis peletab kliente',
  pointFirst: 'mida muuta esimesena',
  terms: 'Vastus jõuab teie postkasti {hours} tunni jooksul. See ei maksa midagi ega kohusta millekski.',
  accept: 'Küsige tasuta analüüsi',
  decline: 'Ei, aitäh',
  close: 'Sulge',
} satisfies ExitPopupMessages
