export const exitPopup = {
  heading: 'Se ne va? Prima passiamo la matita rossa sul Suo sito',
  lead: 'Guardiamo il Suo sito e Le scriviamo, in parole povere:',
  pointWorks: 'che cosa funziona già',
  pointCosts: 'che cosa Le fa perdere clienti',
  pointFirst: 'da dove cominciare',
  terms: 'Per e-mail, entro {hours} {hours/it/ora/ore}. Non costa nulla e non impegna a nulla.',
  accept: 'Chieda l’analisi gratis',
  now: 'Oppure veda le prime correzioni',
  decline: 'No, grazie',
  close: 'Chiudi',
}
