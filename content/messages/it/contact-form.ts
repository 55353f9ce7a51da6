export const contactForm = {
  heading: 'Chieda l’analisi gratuita',
  lead: 'Guardiamo il Suo sito e Le scriviamo che cosa funziona, che cosa Le fa perdere clienti e da dove cominciare. Entro {hours} {hours/it/ora/ore}, gratis e senza impegno.',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  url: 'Il Suo sito',
  urlHint: 'Se ne ha uno',
  message: 'Messaggio',
  optional: 'facoltativo',
  startTime: 'Quando vorrebbe cominciare?',
  startImmediately: 'Subito',
  startThisWeek: 'Questa settimana',
  startNextWeek: 'La prossima settimana',
  startWithinMonth: 'Entro un mese',
  startJustExploring: 'Per ora mi informo',
  defaultMessage:
    'Buongiorno, vorrei un’analisi gratuita del mio sito: che cosa funziona, che cosa no e da dove comincereste.',
  submit: 'Invia la richiesta',
  sending: 'Invio in corso…',
  promise: 'Nessun pagamento, nessun impegno. Rispondiamo entro {hours} {hours/it/ora/ore}.',
  privacyNote: 'I Suoi dati ci servono per rispondere, e per nient’altro.',
  privacyLink: 'Informativa sulla privacy',
  errorTitle: 'Errore',
  missingFields: 'Compili tutti i campi obbligatori.',
  sendFailed: 'Non è stato possibile inviare il messaggio. Riprovi.',
  success:
    'Richiesta di analisi inviata! ✓ – Controlli la posta: lì Le spieghiamo come si procede. Le invieremo la relazione dettagliata entro {hours} {hours/it/ora/ore}.',
  successNoMail:
    'Richiesta di analisi inviata! ✓ – Questa volta non possiamo confermarla per e-mail, ma l’abbiamo ricevuta. Le invieremo la relazione dettagliata entro {hours} {hours/it/ora/ore}.',
  fieldMissing: 'Compili questo campo.',
  emailMalformed: 'Questo indirizzo e-mail non sembra valido.',
  urlMalformed: 'Questo non sembra l’indirizzo di un sito web.',
  offline: 'Sembra che manchi la connessione. Il Suo testo resta qui: riprovi appena torna la rete.',
  sentHeading: 'La richiesta è arrivata',
  sentText:
    'Le abbiamo scritto per e-mail come si procede. La relazione arriva entro {hours} {hours/it/ora/ore}.',
  orderHeading: 'Ordini il Suo sito',
  orderLead:
    'Ci mandi l’ordine. Entro {hours} {hours/it/ora/ore} Le scriviamo che cosa ci serve da Lei e in che giorno il sito sarà pronto. Si paga solo dopo aver visto e approvato il sito finito.',
  orderMessage: 'Buongiorno, vorrei ordinare il pacchetto {package}.',
  orderMessageWith: 'Buongiorno, vorrei ordinare il pacchetto {package}, con: {extras}.',
  orderMessageExtras: 'Buongiorno, vorrei ordinare: {extras}.',
  orderPlain: 'Quello che ha spuntato tra i prezzi viene inviato con questo modulo.',
  orderChange: 'Modifica l’ordine',
  orderDrop: 'Solo l’analisi gratuita',
  orderRestore: 'Torna all’ordine',
  priceChanged:
    'I nostri prezzi sono cambiati da quando ha aperto questa pagina. La ricarichi e ricontrolli l’importo; il Suo testo resta qui.',
  orderSuccess:
    'Ordine inviato ✓ – Controlli la posta: lì Le spieghiamo come si procede. Le scriviamo entro {hours} {hours/it/ora/ore}.',
  orderSuccessNoMail:
    'Ordine inviato ✓ – Questa volta non possiamo confermarlo per e-mail, ma l’abbiamo ricevuto. Le scriviamo entro {hours} {hours/it/ora/ore}.',
  orderSentText:
    'Le abbiamo spiegato per e-mail come si procede. Le scriviamo entro {hours} {hours/it/ora/ore}.',
  receiptAsked: 'La Sua richiesta',
  receiptAnalysisOf: 'Analisi gratuita di {url}',
  receiptAnswer: 'Le rispondiamo',
  receiptBy: 'entro {moment} (nel Suo fuso)',
  receiptWithin: 'entro {hours} {hours/it/ora/ore}',
  receiptReader: 'Ci pensa',
  receiptMeanwhile: 'Nel frattempo',
  receiptWork: 'Guardi i siti che abbiamo fatto',
  receiptAdd: 'Altro? Ci mandi un’e-mail',
  receiptAddSubject: 'Ancora una cosa sulla mia richiesta',
  sentBack: 'Torna alla home',
  notSentHeading: 'Non ancora inviata',
  notSentText: 'Torni indietro con il browser: quello che ha scritto è ancora lì.',
  notSentBack: 'Torna al modulo',
  notSentOtherwise: 'Oppure ci scriva: {email}',
}

export const problems = {
  tooLong: 'Il testo è troppo lungo.',
  malformed: 'Una parte dei dati non era leggibile. Li controlli e li invii di nuovo.',
  tooLarge: 'Ha inviato troppi dati insieme. Accorci il messaggio, per favore.',
  crossSite:
    'I dati arrivavano da un altro sito, perciò non sono stati accettati. Usi il modulo sulla nostra pagina.',
  unsupported: 'Qui non si accettano invii di questo tipo.',
  duplicateKey:
    'Questo modulo è già stato inviato con un contenuto diverso. Ricarichi la pagina e lo invii di nuovo.',
  stillRunning: 'Il primo invio è ancora in corso. Attenda un momento.',
  tooManyRequests: 'Troppi invii in poco tempo. Riprovi {wait} oppure scriva a {email}.',
  tooManyForNow: 'Troppi invii in poco tempo. Attenda qualche minuto prima di inviare di nuovo.',
  unavailable:
    'In questo momento non possiamo ricevere la Sua richiesta. Riprovi tra un minuto oppure scriva a {email}.',
}
