export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Pago qualcosa prima di vedere il sito? No. È mio? Sì, tutto. E se voglio delle modifiche? Per {days} {days/it/giorno/giorni} sono gratuite.',
  allQuestions: 'Tutte le risposte',
  pageHeading: 'Prima di chiedere',
  pageLead: 'Prima le sei cose che vogliono sapere tutti, poi le domande più scomode.',
  priceQuestion: 'Quanto costa, e ci sono altre spese?',
  priceAnswer:
    'Un sito parte da {price}. È tutto compreso: design, realizzazione, messa online e poi {days} {days/it/giorno/giorni} di modifiche. Si paga una volta. Poi c’è solo il canone annuo del dominio, e quello dei servizi che ordina: il nostro hosting, ad esempio, costa {hosting}, ma può sceglierne un altro.',
  payQuestion: 'Quando pago?',
  payAnswer:
    'Dopo aver visto e approvato il sito finito. Prima, nessun anticipo e nessuna rata. Se quello che abbiamo fatto non Le piace, non ci deve nulla, e amici come prima.',
  timeQuestion: 'Quanto tempo ci vuole?',
  timeAnswer:
    'Giorni lavorativi fino alla consegna: {deliveryDays}. Si conta dal Suo via libera, ricevuti testi e immagini; una prima versione la vede già prima della consegna.',
  ownQuestion: 'Il sito è mio?',
  ownAnswer:
    'Sì, tutto: l’indirizzo, le pagine, le immagini, i testi. Riceve ogni cosa il giorno della messa online, codici di accesso compresi. Se un giorno ci lascia, il sito viene via con Lei e continua a funzionare.',
  changesQuestion: 'E se voglio cambiare qualcosa?',
  changesAnswer:
    'Finché non approva il sito, cambiamo quello che non Le piace. Dopo la messa online le modifiche a quello che abbiamo fatto sono gratuite per un certo periodo, a seconda del pacchetto: {changeDays}. Per quelle successive Le diciamo il prezzo prima di cominciare.',
  prepareQuestion: 'Che cosa vi serve da me?',
  prepareAnswer:
    'Ci servono un’oretta del Suo tempo e quello che ha già: prezzi, orari, qualche foto. Quelle del telefono vanno benissimo. Noi facciamo le domande e mettiamo tutto in ordine. Non serve intendersi di computer.',
  prepareTexts: 'Con {packages} scriviamo anche i testi.',
  doubtsHeading: 'Prima di fidarsi di noi',
  scamQuestion: 'Come faccio a sapere che non è una truffa?',
  scamAnswer:
    'Non si paga nulla prima di aver visto e approvato il sito finito: non rischia nulla. Guardi i nostri lavori o ci chiami. Il nostro indirizzo postale è {address}.',
  vanishQuestion: 'Che fine fa il mio sito se voi chiudete?',
  vanishAnswer:
    'Il sito resta online. Il dominio è a Suo nome e dal giorno della messa online tutti i file e le password sono in mano Sua. Il sito è fatto con strumenti aperti e diffusi: qualsiasi sviluppatore web può metterci mano.',
  invoiceQuestion: 'Fate fattura? E l’IVA è compresa?',
  invoiceAnswer:
    'Riceve una fattura intestata alla Sua impresa, con la partita IVA se ce l’ha. Il prezzo che vede è quello che paga: se l’IVA è dovuta, è compresa e indicata a parte in fattura.',
  waysQuestion: 'Come si paga: carta, PayPal, bonifico?',
  waysAnswer:
    'Si paga con bonifico o con carta, tramite un link nella fattura, nella valuta che vede qui. Non accettiamo PayPal né contanti.',
  editQuestion: 'Posso modificare io il sito?',
  editAnswer:
    'Il sito lo può modificare da sé: si fa clic su un testo o su una foto, si cambia e si salva. Vale per prezzi, orari, novità. Alla consegna mostriamo come si fa; ci vuole mezz’ora ed è compreso.',
  oldSiteQuestion: 'Ho già un sito. Che fine fa? E la mia posizione su Google?',
  oldSiteAnswer:
    'Rifacciamo il Suo sito e teniamo i testi e le foto che lo meritano. Quello vecchio resta online finché Lei non approva il nuovo. Poi ogni vecchio indirizzo porta alla pagina nuova corrispondente: i link funzionano e su Google non perde posizioni.',
  domainQuestion: 'Chi registra il dominio e chi lo paga?',
  domainAnswer:
    'Il dominio è intestato a Lei, e il canone annuo si paga direttamente al registrar. Se ha già un dominio, lo tiene: lo colleghiamo, ovunque sia. Altrimenti ne scegliamo uno insieme e lo registriamo per Lei.',
  mailboxesQuestion: 'Posso avere indirizzi e-mail con il mio dominio?',
  mailboxesAnswer:
    'Creiamo indirizzi come info@ o con il Suo nome presso il fornitore di posta che sceglie; quello lo paga Lei. Le caselle che ha già continuano a funzionare, e nel passaggio non si perde nessuna e-mail.',
  elsewhereQuestion: 'Il sito può stare su un altro hosting?',
  elsewhereAnswer:
    'Può tenere il sito dove vuole. Il nostro hosting costa {hosting} ed è facoltativo. Ci dica qual è il Suo, e mettiamo lì il sito, senza altri costi.',
  builtWithQuestion: 'Come fate i siti? Con WordPress?',
  builtWithAnswer:
    'Non usiamo WordPress, Wix o altri sistemi già pronti. Ogni sito lo disegniamo e lo programmiamo noi, con tecnologie web aperte e diffuse. Così è veloce e non ha plugin, che vanno aggiornati e fanno gola agli hacker.',
  shopQuestion: 'Fate anche negozi online?',
  shopAnswer:
    'Un vero negozio con carrello e pagamento con carta non rientra nei nostri pacchetti. Possiamo fare una pagina con i Suoi prodotti, i prezzi e un modulo d’ordine: gli ordini Le arrivano per e-mail.',
  logoQuestion: 'Fate anche loghi, foto o volantini?',
  logoAnswer:
    'Facciamo siti, non loghi, foto o volantini. Usiamo il Suo logo e le Sue foto; quelle del telefono vanno bene. Se non c’è un logo, scriviamo il nome con un carattere adatto alla Sua attività.',
  socialQuestion: 'Seguite anche i social e la pubblicità?',
  socialAnswer:
    'Non curiamo post né annunci su Facebook, Instagram o Google, però colleghiamo il sito ai Suoi profili e alla scheda su Google Maps, così dall’uno si arriva agli altri.',
  linkLabel: 'Link a questa risposta',
  moreHeading: 'La Sua domanda non c’è?',
  moreText:
    'La faccia insieme alla richiesta di analisi gratuita. Rispondiamo entro {hours} {hours/it/ora/ore}.',
  moreButton: 'Faccia la Sua domanda',
}

export const knowledgeBase = {
  heading: 'Da leggere prima di spendere',
  lead: 'Tre articoli per chi ha un’attività, senza una sola parola da cercare sul vocabolario.',
  readTime: '{minutes} min di lettura',
  allArticles: 'Tutti gli articoli',
  newsletterHeading: 'Quanto Le renderebbe un sito?',
  newsletterText:
    'Abbiamo un piccolo calcolatore: da visite e spesa media per cliente stima quanto frutterebbe una pagina migliore. Basta scriverci per riceverlo, con i nuovi articoli.',
  newsletterButton: 'Chieda il calcolatore',
  feed: 'I nuovi articoli in un feed RSS',
}

export const articles = {
  contents: 'In questo articolo',
  byline: 'Di {name}',
  published: 'Prima pubblicazione: {date}',
  bestFor: 'Va bene per',
  remedy: 'Da sistemare questa settimana',
  readNext: 'Continui a leggere',
}
