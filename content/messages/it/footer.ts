import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Siti fatti bene per piccole imprese: un prezzo solo, pochi giorni, e il sito è Suo.',
  officesHeading: 'Sedi',
  pagesHeading: 'In questo sito',
  supportHeading: 'È già nostro cliente?',
  supportButton: 'Chieda assistenza',
  privacy: 'Informativa sulla privacy',
  hours: 'Dal lunedì al venerdì, {from}–{to}',
  momentThere: '{moment}, ora di {city}',
  hoursThere: '{hours} (ora di {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Torna su',
} satisfies FooterMessages
