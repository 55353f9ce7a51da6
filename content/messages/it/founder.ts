import type { FounderMessages } from '../en/founder.ts'

export const founder = {
  heading: 'Una lettera della fondatrice',
  quote:
    'Non ho mai conosciuto un fornaio che volesse un sito. Volevano tutti la stessa cosa: più gente al banco il martedì.',
  role: 'Fondatrice',
  portraitAlt: 'Ritratto disegnato di {name}, con una matita dietro l’orecchio',
  letterOne:
    'Ho cominciato stampando i siti degli altri e riempiendoli di segni con la matita rossa: che cos’è questo, dove devo premere, quanto costa? Lavoriamo ancora così.',
  letterTwo:
    'Per farsi trovare, una piccola impresa non dovrebbe aver bisogno di un capoprogetto, di un contratto di due anni e di un prestito in banca. Bastano un buon sito, un prezzo fisso e qualcuno che risponde. Non vendiamo altro.',
  statYears: 'anni di esperienza',
  statProjects: 'progetti',
  statTeam: 'persone',
  missionHeading: 'La nostra missione',
  mission: 'Un sito che ogni piccola impresa possa permettersi, capire e tenersi stretto.',
  valuesHeading: 'Le nostre regole',
  valueHonestyTitle: 'Prima il prezzo',
  valueHonestyText: 'Ancora prima di parlarci, in prima pagina, nella Sua valuta.',
  valuePlainTitle: 'Parole Sue, non nostre',
  valuePlainText: 'Quello che un Suo cliente non direbbe mai, sulla pagina non c’è.',
  valueFinishTitle: 'Finire il lavoro',
  valueFinishText: 'Un sito quasi pronto non ha mai portato un cliente a nessuno.',
  moreAboutUs: 'Chi siamo, più da vicino',
} satisfies FounderMessages
