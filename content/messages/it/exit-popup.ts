import type { ExitPopupMessages } from '../en/exit-popup.ts'

export const exitPopup = {
  heading: 'Se ne va? Prima passiamo la matita rossa sul Suo sito',
  lead: 'Una persona guarda il Suo sito e scrive, in parole povere:',
  pointWorks: 'che cosa funziona già',
  pointCosts: 'che cosa Le fa perdere clienti',
  pointFirst: 'da dove cominciare',
  terms: 'Per e-mail, entro {hours} ore. Non costa nulla e non impegna a nulla.',
  accept: 'Chieda l’analisi gratis',
  now: 'O vedere subito i primi segni',
  decline: 'No, grazie',
  close: 'Chiudi',
} satisfies ExitPopupMessages
