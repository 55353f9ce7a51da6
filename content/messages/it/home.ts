export const hero = {
  headline: 'Un sito aziendale che funziona, a {price}',
  lead: 'Progettato, realizzato e online in {days} {days/it/giorno lavorativo/giorni lavorativi}. Lei lo guarda, lo approva e solo allora paga.',
  checkNoPrepayment: 'Nessun anticipo: si paga dopo l’approvazione',
  checkOwnership: 'È tutto Suo: nessun vincolo, nessun abbonamento',
  checkRevisions: '{days} {days/it/giorno/giorni} di modifiche gratuite',
  freeAnalysis: 'Chieda l’analisi gratis',
  getStarted: 'Ci scriva',
  statSites: 'siti consegnati',
  statCountries: 'Paesi',
  statRating: 'nel nostro sondaggio tra {reviews} clienti',
  compareLabel: 'Passaggio dal vecchio sito al nuovo',
  beforeAlt: 'Il vecchio sito di {client}, con le note a matita rossa',
}

export const socialProof = {
  heading: 'In buona compagnia',
  clientsLabel: 'Alcuni dei nostri clienti',
  outletsLabel: 'Parlano di noi',
  searchRating: '{value}/{best} con {count} {count/it/recensione/recensioni} su {source}',
  platformRating: '{value}/{best} «Eccellente» su {source}',
  badgesLabel: 'Sicurezza e privacy',
  dataProtection: 'GDPR',
}

export const services = {
  heading: 'Che cosa c’è nel prezzo',
  pricingTitle: 'Prezzi chiari',
  pricingText: 'Il prezzo lo sa prima di cominciare, e non cambia più.',
  pricingContents:
    'Il totale per iscritto prima di cominciare|Ogni extra con il suo prezzo|Nessun canone mensile, se non lo chiede Lei',
  deliveryTitle: 'Consegna rapida',
  deliveryText: 'Facciamo soltanto siti, perciò facciamo presto.',
  partnershipTitle: 'Al Suo fianco, per sempre',
  partnershipText: 'Se tra un anno Le serve qualcosa, risponde chi ha fatto il sito e se lo ricorda.',
  partnershipContents:
    '{days} {days/it/giorno/giorni} di modifiche gratuite|Mezz’ora per imparare a usarlo|Per le modifiche successive, il prezzo prima di cominciare',
  paymentTitle: 'Nessun anticipo',
  paymentText: 'Niente da pagare finché non approva. Se il sito non Le piace, non ci deve nulla.',
  paymentContents:
    'Un link al sito finito|Le modifiche che ci chiede|La fattura solo dopo la Sua approvazione',
  designTitle: 'Design basato sui dati',
  designText: 'Dove mettere un pulsante lo decide chi visita il sito, non il nostro gusto.',
  designContents:
    'Pensato per il telefono, veloce anche con poca rete|Un modulo di contatto ben in vista|Pronto per i motori di ricerca: titoli, descrizioni, mappa del sito',
  lockInTitle: 'Nessun vincolo, mai',
  lockInText:
    'Lo garantiamo: nessun abbonamento, nessun sistema che sappiamo usare solo noi. Il Suo sito lo porta dove vuole, quando vuole.',
  lockInContents: 'Testi, foto e codice|Tutte le password|Il dominio a Suo nome',
  callHeading: 'Un’occhiata al Suo sito?',
  starter: 'Siti web da {price}',
  noPayment: 'Chiedere non costa nulla',
  response: 'Risposta entro {hours} {hours/it/ora/ore}',
  consultation: 'Consulenza gratuita',
}

export const howItWorks = {
  heading: 'Come funziona, in quattro passi',
  analysisText:
    'Passiamo la matita rossa sul Suo sito o, se ancora non c’è, sulle Sue idee. La relazione arriva entro {hours} {hours/it/ora/ore}.',
  designTitle: 'Design e sviluppo',
  designText: 'Riceve un link, non una presentazione. Ci dice che cosa cambiare e noi lo cambiamo.',
  seoTitle: 'SEO e ottimizzazione',
  seoText: 'Curiamo titoli, testi, velocità e struttura, per i motori di ricerca e per chi ha fretta.',
  launchTitle: 'Messa online e consegna',
  launchText:
    'Lei approva, paga, e il sito va online. Da quel giorno è tutto Suo, con {days} {days/it/giorno/giorni} di modifiche gratuite.',
}

export const guarantee = {
  heading: 'Lei non rischia niente',
  untilYes: 'Finché non approva',
  atYes: 'Quando approva, da',
  later: 'Dopo, ogni mese',
  prepaymentTitle: 'Nessun anticipo',
  prepaymentText: 'Si paga a sito visto e approvato.',
  ownershipTitle: 'Suo al {percent}%',
  ownershipText: 'Dominio, testi, immagini, codice: tutto, e per sempre.',
  deliveryTitle: 'Pronto in {days} {days/it/giorno/giorni}',
  deliveryText: 'Giorni lavorativi, dal Suo via libera alla messa online: {packageDays}.',
  revisionsTitle: '{days} {days/it/giorno/giorni} di modifiche',
  revisionsText: 'Qualcosa non La convince ancora? Lo cambiamo, gratis.',
}

export const founder = {
  heading: 'Una lettera della fondatrice',
  quote:
    'Un fornaio che sognasse un sito non l’ho mai incontrato. Volevano tutti la stessa cosa: più gente al banco il martedì.',
  role: 'Fondatrice',
  portraitAlt: 'Disegno: {name}, con una matita dietro l’orecchio',
  letterOne:
    'Ho cominciato stampando i siti degli altri e riempiendoli di segni con la matita rossa: che cos’è questo, dove devo premere, quanto costa? Lavoriamo ancora così.',
  letterTwo:
    'Per farsi trovare, una piccola impresa non dovrebbe aver bisogno di un capoprogetto, di un contratto di due anni o di un prestito in banca. Bastano un buon sito, un prezzo fisso e qualcuno che risponda. Non vendiamo altro.',
  statYears: 'anni di esperienza',
  statTeam: 'persone',
  missionHeading: 'La nostra missione',
  mission: 'Un sito che ogni piccola impresa possa permettersi, capire e tenersi stretto.',
  valuesHeading: 'Le nostre regole',
  valueHonestyTitle: 'Prima il prezzo',
  valueHonestyText: 'Ancora prima di parlarci, in prima pagina, nella Sua valuta.',
  valuePlainTitle: 'Parole Sue, non nostre',
  valuePlainText: 'Quello che un Suo cliente non direbbe mai, sulla pagina non c’è.',
  valueFinishTitle: 'Il lavoro si finisce',
  valueFinishText: 'Un sito quasi pronto non ha mai portato un cliente a nessuno.',
  moreAboutUs: 'Conosciamoci meglio',
}

export const testimonials = {
  heading: 'La parola ai clienti',
  lead: 'Recensioni di chi ha un sito fatto da noi. Chiediamo a ogni cliente di scriverne una, e la pubblichiamo così com’è.',
  carouselLabel: 'Recensioni',
  previous: 'Recensioni precedenti',
  next: 'Recensioni successive',
  slide: 'Recensioni da {from} a {to} su {total}',
  stars: '{value} stelle su {best}',
  write: 'Scriva una recensione',
  watchVideo: 'Guardi il video',
  joinerTitle: 'Titolare',
  joinerReview:
    'Ho spedito una scatola da scarpe piena di foto e una pagina di lamentele. Quattro giorni dopo avevo un sito, e di lamentele neanche una.',
  joinerMetric: 'di richieste di preventivo',
  dentistTitle: 'Direttrice sanitaria',
  dentistReview:
    'Mi hanno chiesto che cosa domandano i pazienti in segreteria, e le risposte le hanno messe in prima pagina. Non me l’aveva mai chiesto nessuno.',
  dentistMetric: 'delle prenotazioni ora arriva online',
  bakerTitle: 'Fornaio',
  bakerReview:
    'Scrivere sul sito che cosa esce dal forno e a che ora è stata un’idea loro. Adesso, il sabato, la gente spacca il minuto.',
  bakerMetric: 'di ordini per telefono',
  lawyerTitle: 'Socia',
  lawyerReview:
    'Prezzo fisso, parole semplici, tutto pronto il giorno promesso. Io fatturo a ore, e mi sono un po’ vergognata.',
  lawyerMetric: 'di prime consulenze',
  yogiTitle: 'Insegnante',
  yogiReview: 'Ho cambiato idea tre volte. Tre volte hanno cambiato il sito, il prezzo nemmeno una.',
  yogiMetric: 'di prime lezioni prenotate',
  plumberTitle: 'Titolare',
  plumberReview: 'Numero grande, pulsante grande, e basta. Sul sito vecchio avevo il filmato di una cascata.',
  plumberMetric: 'di chiamate urgenti',
}

export const stickyBar = {
  text: 'Analisi gratuita in {hours} {hours/it/ora/ore}',
  button: 'La voglio',
}
