export const page = {
  homeTitle: 'Siti web aziendali a prezzo fisso, pronti in pochi giorni',
  homeDescription:
    'Un sito professionale per la Sua attività, progettato, realizzato e online in {days} {days/it/giorno lavorativo/giorni lavorativi}. Nessun anticipo: lo guarda, lo approva e solo allora paga.',
  chooseTitle: '{agency}: scelga la lingua',
  chooseDescription:
    'Siti web professionali per le imprese, a prezzo fisso e in {languages} {languages/it/lingua/lingue}. Scelga la Sua.',
  knowledgeTitle: 'Guide per chi ha un’attività: i siti in parole povere',
  knowledgeDescription:
    'Quanto costa un sito, perché serve a una piccola impresa e quali errori fanno perdere clienti: tre articoli per chi ha un’attività, da leggere gratis.',
  faqTitle: 'Domande frequenti: prezzo, pagamento, modifiche',
  faqDescription:
    'Quanto costa un sito e quando si paga, quanto tempo ci vuole, di chi è, quanto costano le modifiche e che cosa ci serve da Lei. Sei risposte chiare.',
  aboutTitle: 'Chi siamo, e perché la matita è rossa',
  aboutDescription:
    'Le persone che disegnano, scrivono e costruiscono il Suo sito, com’è nata l’agenzia, quali regole segue, per quali tappe è passata. Foto comprate: nessuna.',
  privacyTitle: 'Privacy: quali dati conserviamo e per quanto tempo',
  privacyDescription:
    'Quali dati personali conserva questo sito, perché, per quanto tempo, chi li vede e come farli correggere, esportare o cancellare.',
  sampleTitle: 'Relazione di esempio: che cosa trova l’analisi',
  sampleDescription:
    'Una vecchia pagina sotto la matita rossa, i suoi punteggi e le prime tre cose da fare: ecco com’è l’analisi gratuita del Suo sito.',
  confirmTitle: 'Ancora un clic per inviare',
  confirmDescription:
    'Senza JavaScript serve un passaggio in più. Rilegga, aspetti almeno tre secondi, poi invii.',
  chatTitle: 'Chieda a Pliiats: prezzi, tempi, hosting',
  chatDescription:
    'Chieda quanto costa un sito, quanto tempo ci vuole e di chi è. Un programma risponde in poche parole e, se serve, ci avvisa.',
}

export const header = {
  skipLink: 'Vai al contenuto',
  promise: 'Un sito professionale {package} in {days} {days/it/giorno lavorativo/giorni lavorativi}',
  existingCustomers: 'Già cliente?',
  navigationLabel: 'Principale',
  home: 'Home',
  services: 'Servizi',
  pricing: 'Prezzi',
  portfolio: 'Lavori',
  testimonials: 'Recensioni',
  about: 'Chi siamo',
  knowledge: 'Guide',
  faq: 'FAQ',
  contact: 'Contatti',
  freeAnalysis: 'Analisi gratuita',
  getStarted: 'Cominciamo',
  chat: 'Ci scriva su WhatsApp',
  chatText: 'Buongiorno, mi interessa un sito da {price}. Potete dirmi qualcosa di più?',
  menuOpen: 'Menu',
  menuClose: 'Chiudi il menu',
  messagingHeading: 'Ci scriva in chat',
  messagingLead: 'Scriva quando Le fa comodo: rispondiamo in orario d’ufficio. {openingHours}.',
}

export const footer = {
  claim: 'Siti fatti bene per piccole imprese: un prezzo solo, pochi giorni, e il sito è Suo.',
  officesHeading: 'Sedi',
  pagesHeading: 'In questo sito',
  supportHeading: 'È già nostro cliente?',
  hours: 'Dal lunedì al venerdì, {from}–{to}',
  momentThere: '{moment}, ora di {city}',
  hoursThere: '{hours} (ora di {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Torna su',
}

export const language = {
  loading: 'Carichiamo il sito nella Sua lingua…',
  menuLabel: 'Lingua',
  chooseHeading: 'Scelga la lingua',
}

export const privacy = {
  updated: 'Ultima modifica: {date}',
  languageNotice: 'Questa informativa è redatta in inglese e in estone. Qui sotto trova il testo inglese.',
  contents: 'In questa pagina',
  answer:
    'Conserviamo quello che ci manda solo per il tempo che serve a rispondere; più a lungo, soltanto se diventa nostro cliente. Senza il Suo consenso non si misura nulla. Quello che scrive qui resta nel Suo browser finché non ci lascia un recapito. Può far correggere, esportare o cancellare i Suoi dati.',
}

export const notFound = {
  heading: '404 Pagina non trovata',
  remark: 'Qui nemmeno la matita rossa trova niente',
  lead: 'A questo indirizzo non c’è nessuna pagina. Forse c’è un errore di battitura, o la pagina è stata spostata.',
  developerHint: 'Ha dimenticato di aggiungere la pagina al router?',
}

export const errorFallback = {
  heading: 'Qualcosa è andato storto',
  remark: 'L’errore è nostro, non Suo',
  text: 'Si è verificato un errore imprevisto. Provi a ricaricare la pagina.',
  refresh: 'Ricarica la pagina',
  report: 'Segnala il problema',
  staleText:
    'Nel frattempo il nostro sito è stato aggiornato. Il Suo testo è al sicuro: ricarichi la pagina per continuare.',
}

export const chatPage = {
  heading: 'Chieda a Pliiats',
  lead: 'Domande brevi, risposte brevi: prezzi, tempi, modifiche, hosting. Oppure lasci un recapito, e Le scriviamo noi.',
  close: 'Chiudi la chat',
  noScript:
    'La chat richiede JavaScript, che nel Suo browser è disattivato. Ci scriva a {email}: rispondiamo noi.',
  codeFailed: 'La chat non si è caricata. Scriva a {email}: funziona sempre.',
}
