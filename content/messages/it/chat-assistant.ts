import type { ChatAssistantMessages } from '../en/chat-assistant.ts'

export const chatAssistant = {
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
  senderBot: 'Pliiats',
  senderUser: 'Lei',
  optionsLabel: 'Suggerimenti',
  startOver: 'Ricomincia',
  privacyNote: 'Quello che lascia qui ci serve per rispondere, e per nient’altro.',
  privacyLink: 'Informativa sulla privacy',
  optionServices: 'Servizi',
  optionPricing: 'Prezzi',
  optionPortfolio: 'Lavori',
  optionContact: 'Parlare con una persona',
  optionDelivery: 'Quanto tempo ci vuole?',
  optionRevisions: 'Le modifiche si pagano?',
  optionOwnership: 'Di chi è il sito?',
  optionHosting: 'Hosting',
  optionLanguages: 'Più lingue',
  optionGuarantee: 'E se non mi piace?',
  optionPayment: 'Quando pago?',
  optionSupport: 'Ho un problema con il sito',
  optionCancel: 'Lasciamo stare',
  replyGreeting:
    'Buongiorno! Sono Pliiats, un programma e non una persona: rispondo in breve. Che cosa desidera sapere?',
  replyServices:
    'Progettiamo, scriviamo, realizziamo e mettiamo online siti per piccole imprese: adatti ai telefoni, pronti per i motori di ricerca, con un modulo di contatto. Chi vuole può aggiungere prenotazioni, un calcolatore, una newsletter e altro.',
  linkServices: 'Che cosa è compreso',
  replyPricing:
    '{packagePrices}. Si paga una volta sola, dopo aver visto il sito e aver detto di sì. Nessun costo in più, se non per quello che ordina Lei.',
  linkPricing: 'I pacchetti a confronto',
  replyPortfolio:
    'Abbiamo consegnato più di {sites} siti. Alcuni li trova tra i nostri lavori: prima, dopo e con le cifre.',
  linkPortfolio: 'Guarda i lavori',
  replyContact:
    'Volentieri: una persona Le risponde entro {hours} ore. A quale indirizzo e-mail può scrivere? Se preferisce telefonare, ci siamo dal lunedì al venerdì, {from}–{to}.',
  linkContact: 'Chiama {telephone}',
  replyDelivery:
    'Giorni lavorativi fino alla consegna: {packageDays}. Si conta dal Suo via libera, con testi e immagini già in mano nostra.',
  linkDelivery: 'I tempi nel dettaglio',
  replyRevisions:
    'Dopo la messa online le modifiche sono gratuite per questi giorni: {packageChangeDays}. Di quelle successive conosce prima il prezzo. Oppure c’è l’aggiornamento dei contenuti, a {maintenancePrice}.',
  linkRevisions: 'Le modifiche nel dettaglio',
  replyOwnership:
    'È tutto Suo: il dominio, le pagine, le immagini, i testi, il codice. Riceve i codici di accesso il giorno della messa online e, se un giorno ci lascia, porta via tutto.',
  linkOwnership: 'Di chi è il sito',
  replyHosting:
    'L’hosting costa {hostingPrice}: online per il {uptime} % del tempo, copia di sicurezza ogni giorno, certificato compreso. Non è obbligatorio: il sito può portarlo dove vuole.',
  linkHosting: 'L’hosting tra gli extra',
  replyLanguages: 'Lingue comprese, al massimo: {packageLanguages}. Ognuna è scritta per chi la legge.',
  linkLanguages: 'Le lingue di ogni pacchetto',
  replyGuarantee:
    'Se non Le piace, non ci deve nulla: si paga solo dopo aver visto il sito finito e aver detto di sì. Nessun vincolo, e niente da disdire.',
  linkGuarantee: 'Quando si paga, nel dettaglio',
  replyPayment:
    'Dopo aver visto il sito finito e aver detto di sì. Nessun anticipo, nessuna rata, una volta sola. Fino ad allora non Le costa nulla.',
  linkPayment: 'Il pagamento nel dettaglio',
  replySupport:
    'Per questo c’è la nostra assistenza, che fa prima di me: apra una richiesta, riceve subito il numero e a leggerla è una persona. Se il sito è fermo, la Sua richiesta ha la precedenza.',
  linkSupport: 'Apri una richiesta',
  replyThanks: 'Prego. Se Le viene in mente altro, sono qui.',
  foundPlace: 'Ne abbiamo scritto. Guardi qui: «{title}».',
  foundLink: 'Fonte: {title}',
  replyFallback: 'Posso dare una mano su servizi, prezzi, lavori o contatti.',
  replyAskingPhone: 'Grazie. E un numero di telefono, nel caso l’e-mail andasse persa?',
  replyAskingName: 'Bene. Di chi dobbiamo chiedere?',
  replyEmailMalformed: 'Inserisca un indirizzo e-mail valido (per esempio {email}).',
  replyPhoneMalformed: 'Inserisca un numero di telefono valido.',
  replyNameMissing: 'Qui non riesco a leggere un nome. Qual è il Suo?',
  replyCancelled: 'Va bene, non invio nulla. Che altro desidera sapere?',
  thanks:
    'Grazie, {name}. Il Suo messaggio è partito, e una persona risponde entro {hours} ore. C’è altro, nel frattempo?',
  replyNoMail:
    'Ancora una cosa: questa volta non possiamo inviarLe una conferma per e-mail. Il Suo messaggio però è arrivato, e una persona Le risponderà.',
} satisfies ChatAssistantMessages
