export const sampleReport = {
  heading: 'Ecco com’è la relazione',
  lead: 'La Sua pagina sotto la matita rossa, i suoi punteggi e le prime tre cose da fare. Qui c’è il vecchio sito di {client}; la Sua relazione arriva entro {hours} {hours/it/ora/ore}.',
  firstHeading: 'Le prime tre cose da fare',
  oneText:
    'Caratteri da 11 pixel in righe di 130 battute: sul telefono serve una lente. Ingrandirli e accorciare le righe è un pomeriggio di lavoro, e aiuta tutti.',
  twoText:
    'Scaricare, stampare, compilare, spedire per fax: quattro passaggi, e a ognuno qualcuno rinuncia. Bastano un orario libero e un numero di telefono; il resto lo chiede poi la segreteria.',
  threeText:
    'Il titolo della pagina è «Home». Non c’è né «dentista» né il quartiere, e chi li cerca non trova la clinica. Dieci minuti di lavoro che rendono per anni.',
  keepHeading: 'Che cosa va già bene',
  keepText: 'Il listino è pubblico; molte cliniche lo nascondono. Da tenere.',
  askHeading: 'E il Suo sito, com’è messo?',
  askText: 'Lo leggiamo entro {hours} {hours/it/ora/ore}. Non costa nulla e non impegna a nulla.',
  link: 'Guardi una relazione di esempio',
}
