export const chatAssistant = {
  listenName: 'mi chiamo|il mio nome è|il mio nome e|nome è|sono|qui',
  open: 'Chieda a Pliiats, il nostro assistente',
  title: 'Pliiats',
  subtitle: 'Un programma, non una persona. Sa i prezzi a memoria.',
  minimise: 'Riduci la chat',
  openInFull: 'Apri la chat a tutta pagina',
  logLabel: 'Conversazione con Pliiats',
  inputLabel: 'Il Suo messaggio',
  inputEmail: 'Il Suo indirizzo e-mail',
  placeholder: 'Prezzi, tempi, hosting…',
  placeholderEmail: 'nome@example.com',
  placeholderPhone: 'Il Suo numero di telefono',
  placeholderName: 'Il Suo nome',
  send: 'Invia',
  typing: 'Pliiats sta scrivendo…',
  senderUser: 'Lei',
  optionsLabel: 'Suggerimenti',
  startOver: 'Ricomincia',
  privacyNote: 'Quello che lascia qui ci serve per rispondere, e per nient’altro.',
  privacyLink: 'Informativa sulla privacy',
  optionServices: 'Servizi',
  optionPricing: 'Prezzi',
  optionDiscount: 'C’è uno sconto?',
  optionPortfolio: 'Lavori',
  optionContact: 'Vorrei parlare con qualcuno',
  optionAnalysis: 'Guardate il mio sito',
  optionOffice: 'Dove siete?',
  optionDelivery: 'Quanto tempo ci vuole?',
  optionRevisions: 'Le modifiche si pagano?',
  optionOwnership: 'Di chi è il sito?',
  optionHosting: 'Hosting',
  optionLanguages: 'Più lingue',
  optionGuarantee: 'E se non mi piace?',
  optionPayment: 'Quando pago?',
  optionSupport: 'Ho un problema con il sito',
  optionBot: 'Chi mi risponde?',
  optionCancel: 'Lasciamo stare',
  optionSkip: 'Avanti senza numero',
  optionBack: 'Torna indietro',
  optionAlone: 'Non inviare le mie domande',
  replyGreeting:
    'Buongiorno, sono Pliiats. Sono un programma, non una persona, e rispondo in poche parole. Che cosa vuole sapere?',
  replyServices:
    'Progettiamo, realizziamo e mettiamo online siti per piccole imprese: pensati per il telefono, pronti per i motori di ricerca, con modulo di contatto. Su richiesta aggiungiamo prenotazioni online, calcolatore di prezzi, newsletter e altro. Il pacchetto più piccolo è {firstPackage}.',
  linkServices: 'Che cosa è compreso',
  replyPricing:
    'I nostri siti hanno un prezzo fisso: {packagePrices}. Si paga una volta sola, dopo aver visto e approvato il sito finito. Si aggiunge soltanto quello che ordina in più.',
  linkPricing: 'I pacchetti a confronto',
  replyDiscount:
    'Non facciamo sconti: tutti pagano lo stesso prezzo fisso. Il pacchetto più piccolo è {firstPackage}, e si aggiunge solo quello che serve.',
  replyPortfolio:
    'Abbiamo già consegnato più di {sites} siti. Alcuni li trova tra i nostri lavori: prima e dopo, con i numeri e con quello che ne dicono i clienti.',
  linkPortfolio: 'Guardi i lavori',
  replyContact:
    'Volentieri. Qual è il Suo indirizzo e-mail? Le rispondiamo entro {hours} {hours/it/ora/ore}, anche nel fine settimana. Preferisce il telefono? {telephone}. {openingHours}.',
  replyContactWithQuestions:
    'Volentieri. Qual è il Suo indirizzo e-mail? Ci arriva anche quello che ha chiesto qui, così non deve ripeterlo, e Le rispondiamo entro {hours} {hours/it/ora/ore}, anche nel fine settimana. Preferisce il telefono? {telephone}. {openingHours}.',
  replyAlone: 'Va bene, le Sue domande non le invio. Qual è il Suo indirizzo e-mail?',
  linkContact: 'Chiami {telephone}',
  replyAnalysis:
    'Volentieri, ed è gratis. Basta l’indirizzo del Suo sito, scritto qui o nella pagina dell’analisi: in mezzo minuto vede la Sua pagina con i nostri segni. Se vuole, entro {hours} {hours/it/ora/ore} la guarda anche uno di noi.',
  linkAnalysis: 'Guardate subito il mio sito',
  replyOffice:
    'Telefono: {telephone}. {openingHours}. Alle e-mail rispondiamo entro {hours} {hours/it/ora/ore}, anche nel fine settimana. Non serve venire da noi: facciamo tutto online. Siamo in queste città: {offices}. Il nostro indirizzo postale è {address}.',
  linkOffice: 'Chi siamo',
  replyDelivery:
    'Ecco in quanti giorni lavorativi il sito è pronto: {packageDays}. Si parte quando abbiamo testi, foto e il Suo via libera.',
  linkDelivery: 'I tempi nel dettaglio',
  replyRevisions:
    'Finché non approva il sito, cambiamo quello che non Le piace. Dopo la messa online le modifiche sono gratuite per un certo periodo, a seconda del pacchetto: {packageChangeDays}. Per quelle successive diciamo il prezzo prima di cominciare, oppure c’è l’aggiornamento dei contenuti a {maintenancePrice}.',
  linkRevisions: 'Le modifiche nel dettaglio',
  changeDays: '{count} {count/it/giorno/giorni}',
  replyOwnership:
    'Il sito è Suo: dominio, pagine, foto, testi e codice. Riceve tutte le password il giorno della messa online e può passare a un altro fornitore quando vuole.',
  linkOwnership: 'Di chi è il sito',
  replyHosting:
    'Il nostro hosting costa {hostingPrice}: sito online per il {uptime}% del tempo, copia di sicurezza ogni giorno e certificato SSL compreso. È facoltativo: può tenere il sito dove vuole. Oltre all’hosting, di spese fisse c’è solo il canone annuo del dominio.',
  linkHosting: 'L’hosting tra gli extra',
  replyLanguages:
    'Sì, il sito può essere in più lingue. Lingue comprese, pacchetto per pacchetto: {packageLanguages}. Testi pensati per chi li legge, non affidati a un traduttore automatico.',
  linkLanguages: 'Le lingue di ogni pacchetto',
  replyGuarantee:
    'Se il sito finito non Le piace, non lo paga. Nessun contratto La vincola e non c’è nulla da disdire. Dopo la messa online le modifiche sono gratuite per un certo periodo, a seconda del pacchetto: {packageChangeDays}.',
  linkGuarantee: 'Perché non rischia niente',
  replyPayment:
    'Si paga una volta sola, dopo aver visto e approvato il sito finito. Nessun anticipo, nessuna rata. Ogni mese si pagano soltanto il nostro hosting ({hostingPrice}) e l’aggiornamento dei contenuti ({maintenancePrice}), e solo se li vuole.',
  linkPayment: 'Il pagamento nel dettaglio',
  replySupport:
    'Mi dispiace. Apra una richiesta di assistenza: il Suo testo è già nel modulo, e Lei riceve subito il numero della richiesta. Se il sito non si apre, la Sua ha la precedenza.',
  linkSupport: 'Apra una richiesta',
  replyBot:
    'Non sono una persona: sono Pliiats, un programma, e rispondo con quello che è scritto su questo sito. Se preferisce parlare con una persona, me lo dica.',
  replyThanks: 'Prego. Se c’è altro, chieda pure.',
  replyUnsure: 'Non sono sicuro di aver capito. Che cosa intende? O preferisce che risponda una persona?',
  replyOrder: '{items}. In tutto {total}, una tantum.',
  replyOrderMonthly: '{items}. In tutto {total} una tantum e {monthly} al mese.',
  replyAddOns: '{items}. Da aggiungere a un pacchetto; il più piccolo è {firstPackage}.',
  foundPlace: 'Ne abbiamo scritto qui: «{title}».',
  foundLink: 'Legga: {title}',
  replyFallback: 'Può chiedermi di servizi, prezzi, lavori o contatti.',
  replyAskingEmail: 'A quale indirizzo e-mail possiamo scrivere?',
  replyAskingPhone: 'Grazie. Ci lascia anche il telefono, nel caso l’e-mail non arrivi? È facoltativo.',
  replyAskingName: 'Bene. E come si chiama?',
  replyEmailMalformed: 'Inserisca un indirizzo e-mail valido (per esempio {email}).',
  replyPhoneMalformed: 'Inserisca un numero di telefono valido.',
  replyNameMissing: 'Non ho capito il nome. Come si chiama?',
  replyCancelled: 'Va bene, non invio nulla. Vuole sapere altro?',
  replyCancelledAfterLead:
    'Va bene. Quello che ci ha mandato prima ci è arrivato, e non invio altro. Se c’è altro, chieda pure.',
  thanks:
    'Grazie, {name}. È arrivato tutto: Le rispondiamo entro {hours} {hours/it/ora/ore}. Intanto vuole sapere altro?',
  replyNoMail:
    'Ancora una cosa: al momento non possiamo mandare una conferma per e-mail. Il Suo messaggio però è arrivato, e Le risponderemo.',
}
