import type { PageMessages } from '../en/page.ts'

export const page = {
  homeTitle: 'Siti web aziendali a prezzo fisso, pronti in pochi giorni',
  homeDescription:
    'Un sito professionale per la Sua attività, progettato, realizzato e online in {days} giorni lavorativi. Nessun anticipo: lo guarda, lo approva e solo allora paga.',
  chooseTitle: '{agency}: scelga la lingua',
  chooseDescription:
    'Siti web professionali per le imprese, a prezzo fisso e in {languages} lingue. Scelga la Sua.',
  knowledgeTitle: 'Guide per chi ha un’attività: i siti in parole povere',
  knowledgeDescription:
    'Quanto costa un sito, perché serve a una piccola impresa e quali errori fanno perdere clienti: tre articoli scritti per i titolari, da leggere gratis.',
  faqTitle: 'Domande frequenti: prezzo, pagamento, modifiche',
  faqDescription:
    'Quanto costa un sito e quando si paga, quanto tempo ci vuole, di chi è, quanto costano le modifiche e che cosa ci serve da Lei. Sei risposte chiare.',
  aboutTitle: 'Chi siamo, e perché la matita è rossa',
  aboutDescription:
    'Le persone che disegnano, scrivono e costruiscono il Suo sito, com’è nata l’agenzia e quali regole segue. Con quattro tappe e nessuna foto comprata.',
  privacyTitle: 'Privacy: quali dati conserviamo e per quanto tempo',
  privacyDescription:
    'Quali dati personali conserva questo sito, perché, per quanto tempo, chi li vede e come farli correggere, esportare o cancellare.',
  sentTitle: 'La Sua richiesta è arrivata',
  sentDescription:
    'Abbiamo ricevuto la Sua richiesta di analisi gratuita del sito. Che cosa succede adesso, e quando.',
  notSentTitle: 'La Sua richiesta non è partita',
  notSentDescription:
    'Nel modulo c’è qualcosa da rivedere. Ecco che cosa, e come inviare lo stesso la richiesta.',
  confirmTitle: 'Ancora un clic per inviare',
  confirmDescription:
    'Senza JavaScript serve un passaggio in più. Rilegga per almeno tre secondi ciò che ha scritto, poi lo invii.',
  ticketFormTitle: 'Apra una richiesta di assistenza',
  ticketFormDescription:
    'Qualcosa non va nel sito che abbiamo fatto per Lei? Ci dica che cosa vede: riceve subito il numero della richiesta, e a leggerla è una persona.',
  ticketSentTitle: 'La Sua richiesta di assistenza è stata aperta',
  ticketSentDescription:
    'Abbiamo ricevuto la Sua richiesta di assistenza. Che cosa succede adesso, e come seguirla.',
  ticketNotSentTitle: 'La Sua richiesta di assistenza non è partita',
  ticketNotSentDescription:
    'Nel modulo di assistenza c’è qualcosa da rivedere. Ecco che cosa, e come far partire la richiesta.',
  ticketStatusTitle: 'La Sua richiesta di assistenza',
  ticketStatusDescription:
    'A che punto è la Sua richiesta di assistenza, che cosa è successo finora e dove scriverci se c’è altro da aggiungere.',
  chatTitle: 'Chieda a Pliiats: prezzi, tempi, hosting',
  chatDescription:
    'Chieda quanto costa un sito, quanto tempo ci vuole e di chi è. Risponde in breve un programma; se serve, avvisa una persona.',
  notFoundTitle: '404 Pagina non trovata',
  notFoundDescription:
    'A questo indirizzo non c’è nessuna pagina. Ecco da dove arrivare a quello che cercava.',
} satisfies PageMessages
