import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Pago qualcosa prima di vedere il sito? No. È mio? Sì, per intero. E se voglio delle modifiche? Per {days} giorni sono gratuite.',
  allQuestions: 'Tutte e sei le risposte',
  pageHeading: 'Prima di chiedere',
  pageLead:
    'Sei cose che un titolare vuole sapere prima di affidare la vetrina a qualcuno, con le nostre risposte per intero.',
  priceQuestion: 'Quanto costa, e poi si aggiunge altro?',
  priceAnswer:
    'Un sito parte da {price}. È il prezzo intero: design, testi, messa online e le modifiche che vengono dopo. Si paga una volta. Non c’è niente che continui a costare se non lo ordina Lei; l’hosting, per esempio, viene {hosting}, e può spostarlo altrove quando vuole.',
  payQuestion: 'Quando pago?',
  payAnswer:
    'Dopo aver visto il sito finito e aver detto di sì. Prima, nessun anticipo e nessuna rata. Se quello che abbiamo fatto non Le piace, non ci deve nulla e ci salutiamo da amici.',
  timeQuestion: 'Quanto tempo ci vuole?',
  timeAnswer:
    'Starter è pronto in {starter} giorni lavorativi, Business in {business}, Pro in {pro}. Si conta dal giorno in cui abbiamo i Suoi testi e le Sue immagini, e una prima versione la vede prima dell’ultimo giorno.',
  ownQuestion: 'Il sito è mio?',
  ownAnswer:
    'Per intero: l’indirizzo, le pagine, le immagini, i testi. Il giorno della messa online riceve tutto, codici di accesso compresi. Se un giorno ci lascia, il sito viene via con Lei e continua a funzionare.',
  changesQuestion: 'E se voglio cambiare qualcosa?',
  changesAnswer:
    'Per {days} giorni dopo la messa online ogni modifica a quello che abbiamo fatto è gratuita; con il pacchetto Pro per {proDays} giorni. Quelle successive hanno un prezzo, e lo conosce prima che cominciamo.',
  prepareQuestion: 'Di che cosa avete bisogno da me?',
  prepareAnswer:
    'Di un’ora del Suo tempo e di quello che ha già: prezzi, orari, qualche foto fatta con il telefono. Noi facciamo le domande e scriviamo i testi, Lei corregge quello che non torna. Di tecnica non serve sapere niente.',
  linkLabel: 'Link a questa risposta',
  moreHeading: 'La Sua domanda non c’è?',
  moreText: 'La faccia insieme alla richiesta di analisi gratuita. Risponde una persona, entro {hours} ore.',
  moreButton: 'Faccia la Sua domanda',
} satisfies FaqMessages
