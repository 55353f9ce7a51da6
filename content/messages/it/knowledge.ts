import type * as en from '../en/knowledge.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Pago qualcosa prima di vedere il sito? No. È mio? Sì, tutto. E se voglio delle modifiche? Per {days} giorni sono gratuite.',
  allQuestions: 'Tutte e sei le risposte',
  pageHeading: 'Prima di chiedere',
  pageLead:
    'Sei cose che un titolare vuole sapere prima di affidare la vetrina a qualcuno, con le nostre risposte per esteso.',
  priceQuestion: 'Quanto costa, e ci sono altre spese?',
  priceAnswer:
    'Un sito parte da {price}. È il prezzo intero: design, realizzazione, messa online e modifiche successive. Si paga una volta. Nessun canone, se non per i servizi che ordina Lei: l’hosting, per esempio, costa {hosting}, e può spostarlo altrove quando vuole.',
  payQuestion: 'Quando pago?',
  payAnswer:
    'Dopo aver visto il sito finito e aver detto di sì. Prima, nessun anticipo e nessuna rata. Se quello che abbiamo fatto non Le piace, non ci deve nulla e ci salutiamo da amici.',
  timeQuestion: 'Quanto tempo ci vuole?',
  timeAnswer:
    'Giorni lavorativi fino alla consegna: {deliveryDays}. Si conta dal Suo via libera, con testi e immagini già in mano nostra; una prima versione la vede prima dell’ultimo giorno.',
  ownQuestion: 'Il sito è mio?',
  ownAnswer:
    'Sì, tutto: l’indirizzo, le pagine, le immagini, i testi. Riceve ogni cosa il giorno della messa online, codici di accesso compresi. Se un giorno ci lascia, il sito viene via con Lei e continua a funzionare.',
  changesQuestion: 'E se voglio cambiare qualcosa?',
  changesAnswer:
    'Dopo la messa online ogni modifica a quello che abbiamo fatto è gratuita per questi giorni: {changeDays}. Quelle successive hanno un prezzo, e lo conosce prima che cominciamo.',
  prepareQuestion: 'Che cosa vi serve da me?',
  prepareAnswer:
    'Un’ora del Suo tempo e quello che ha già: prezzi, orari, qualche foto fatta con il telefono. Noi facciamo le domande e mettiamo tutto in ordine. Di tecnica non serve sapere niente.',
  prepareTexts: 'Con {packages} scriviamo anche i testi.',
  linkLabel: 'Link a questa risposta',
  moreHeading: 'La Sua domanda non c’è?',
  moreText: 'La faccia insieme alla richiesta di analisi gratuita. Risponde una persona, entro {hours} ore.',
  moreButton: 'Faccia la Sua domanda',
} satisfies en.FaqMessages

export const knowledgeBase = {
  heading: 'Da leggere prima di spendere',
  lead: 'Tre articoli per chi ha un’attività, senza una sola parola da cercare sul vocabolario.',
  readTime: '{minutes} min di lettura',
  allArticles: 'Tutti gli articoli',
  newsletterHeading: 'Quanto Le renderebbe un sito?',
  newsletterText:
    'Abbiamo un piccolo calcolatore: quanti visitatori ha, quanto spende in media un cliente, che cosa cambia con una pagina migliore. Ci scriva ed è Suo, insieme a ogni nuovo articolo.',
  newsletterButton: 'Chieda il calcolatore',
  feed: 'I nuovi articoli in un feed RSS',
} satisfies en.KnowledgeBaseMessages

export const articles = {
  back: 'Torna alla home',
  contents: 'In questo articolo',
  byline: 'Di {name}',
  published: 'Prima pubblicazione: {date}',
  updated: 'Ultima modifica: {date}',
  bestFor: 'Va bene per',
  remedy: 'Da sistemare questa settimana',
  readNext: 'Continui a leggere',
} satisfies en.ArticlesMessages
