import type * as en from '../en/knowledge.ts'

export const faq = {
  heading: 'Küsimused',
  shortAnswers:
    'Kas pean midagi maksma, enne kui olen kodulehte näinud? Ei. Kas see jääb mulle? Jah, täielikult. Aga kui tahan muudatusi? {days} päeva jooksul on need tasuta.',
  allQuestions: 'Kõik kuus vastust',
  pageHeading: 'Enne kui küsite',
  pageLead:
    'Kuus asja, mida omanikud tahavad teada, enne kui oma vaateakna meie kätte usaldavad. Vastused on siin täies pikkuses.',
  priceQuestion: 'Mis koduleht maksab ja kas midagi tuleb veel juurde?',
  priceAnswer:
    'Koduleht maksab alates {price}. See ongi kogu hind: kujundus, arendus ja avaldamine ning pärast seda tasuta muudatused. Maksate ühe korra. Kuutasu lisandub ainult siis, kui te ise midagi juurde tellite; näiteks majutus maksab {hosting} ja selle võite igal ajal mujale viia.',
  payQuestion: 'Millal ma maksan?',
  payAnswer:
    'Siis, kui koduleht on valmis, olete selle üle vaadanud ja jah öelnud. Enne seda ei küsi me ettemaksu ega osamakseid. Kui tulemus ei meeldi, ei ole te meile midagi võlgu ja lahku läheme sõpradena.',
  timeQuestion: 'Kui kaua see aega võtab?',
  timeAnswer:
    'Tööpäevi kodulehe valmimiseni: {deliveryDays}. Aega loeme teie jah-sõnast, kui tekstid ja pildid on meie käes, ja esimest versiooni näete enne viimast päeva.',
  ownQuestion: 'Kas koduleht jääb mulle?',
  ownAnswer:
    'Täielikult: aadress, lehed, pildid, tekstid. Avaldamise päeval saate kõik koos paroolidega enda kätte. Kui meie juurest lahkute, tuleb koduleht teiega kaasa ja töötab edasi.',
  changesQuestion: 'Aga kui tahan midagi muuta?',
  changesAnswer:
    'Pärast avaldamist on iga muudatus meie tehtud kodulehel mõnda aega tasuta, päevades: {changeDays}. Hilisemad muudatused on tasulised, aga hinna saate teada enne, kui alustame.',
  prepareQuestion: 'Mida te minult vajate?',
  prepareAnswer:
    'Tundi teie ajast ja seda, mis teil juba on: hinnad, lahtiolekuajad, mõni pilt telefonist. Meie küsime ja paneme kõik paika. Tehnikast ei pea te midagi teadma.',
  prepareTexts: '{packages} puhul kirjutame ka tekstid.',
  linkLabel: 'Link sellele vastusele',
  moreHeading: 'Teie küsimust siin ei ole?',
  moreText: 'Lisage see tasuta analüüsi päringule. Vastab inimene, {hours} tunni jooksul.',
  moreButton: 'Esitage oma küsimus',
} satisfies en.FaqMessages

export const knowledgeBase = {
  heading: 'Hea teada enne ostmist',
  lead: 'Kolm artiklit ettevõtjale. Ühtegi sõna ei pea sõnaraamatust otsima.',
  readTime: '{minutes} min lugemist',
  allArticles: 'Kõik artiklid',
  newsletterHeading: 'Mida koduleht teile tooks?',
  newsletterText:
    'Meil on väike kalkulaator: teie külastajad, keskmine tellimus ja see, mida parem leht muudaks. Kirjutage meile ja saate selle endale, edaspidi ka iga uue artikli.',
  newsletterButton: 'Küsige kalkulaatorit',
  feed: 'Uued artiklid RSS-voona',
} satisfies en.KnowledgeBaseMessages

export const articles = {
  back: 'Tagasi avalehele',
  contents: 'Selles artiklis',
  byline: 'Kirjutas {name}',
  published: 'Avaldatud: {date}',
  updated: 'Viimati muudetud: {date}',
  bestFor: 'Sobib',
  remedy: 'Parandage veel sel nädalal',
  readNext: 'Lugege edasi',
} satisfies en.ArticlesMessages
