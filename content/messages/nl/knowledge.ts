import type * as en from '../en/knowledge.ts'

export const faq = {
  heading: 'Veelgestelde vragen',
  shortAnswers:
    'Betaal ik iets voordat ik de site heb gezien? Nee. Is hij van mij? Ja, helemaal. En als ik iets wil laten aanpassen? Dat kan {days} dagen lang gratis.',
  allQuestions: 'Alle zes antwoorden',
  pageHeading: 'Voordat u het vraagt',
  pageLead:
    'Zes dingen die ondernemers willen weten voordat ze hun etalage uit handen geven, en wat wij daarop antwoorden.',
  priceQuestion: 'Wat kost het, en komt er nog iets bij?',
  priceAnswer:
    'Een website hebt u vanaf {price}. Dat is de hele prijs: ontwerp, bouw, lancering en de aanpassingen daarna. U betaalt één keer. Er loopt niets door, tenzij u dat zelf bestelt; hosting bijvoorbeeld kost {hosting}, en daarmee kunt u op elk moment naar een ander.',
  payQuestion: 'Wanneer betaal ik?',
  payAnswer:
    'Pas als de site klaar is, u hem hebt bekeken en ja hebt gezegd. Tot dan betaalt u niets, ook niet in termijnen. Bevalt u niet wat we hebben gemaakt, dan bent u ons niets schuldig en gaan we als vrienden uit elkaar.',
  timeQuestion: 'Hoelang duurt het?',
  timeAnswer:
    'Zoveel werkdagen hebben we nodig: {deliveryDays}. We tellen vanaf uw startsein, zodra uw teksten en foto’s bij ons binnen zijn; een eerste versie ziet u al vóór de laatste dag.',
  ownQuestion: 'Is de website van mij?',
  ownAnswer:
    'Helemaal: het adres, de pagina’s, de beelden, de teksten. Op de dag van de lancering krijgt u alles, met de inloggegevens erbij. Gaat u bij ons weg, dan gaat de site met u mee en blijft hij gewoon werken.',
  changesQuestion: 'En als ik iets wil laten aanpassen?',
  changesAnswer:
    'Na de lancering is elke aanpassing aan wat we hebben gebouwd gratis, zoveel dagen lang: {changeDays}. Ook van latere aanpassingen weet u de prijs voordat we beginnen.',
  prepareQuestion: 'Wat hebt u van mij nodig?',
  prepareAnswer:
    'Een uur van uw tijd en wat u al hebt: prijzen, openingstijden, een paar foto’s op uw telefoon. Wij stellen de vragen en brengen er orde in. Van techniek hoeft u niets te weten.',
  prepareTexts: 'Bij {packages} schrijven we ook de teksten.',
  linkLabel: 'Link naar dit antwoord',
  moreHeading: 'Staat uw vraag er niet bij?',
  moreText: 'Zet hem in uw aanvraag voor de gratis analyse. Een echt mens antwoordt binnen {hours} uur.',
  moreButton: 'Stel uw vraag',
} satisfies en.FaqMessages

export const knowledgeBase = {
  heading: 'Eerst lezen, dan kopen',
  lead: 'Drie artikelen voor ondernemers, zonder één woord dat u moet opzoeken.',
  readTime: '{minutes} min leestijd',
  allArticles: 'Alle artikelen',
  newsletterHeading: 'Wat zou een website u opleveren?',
  newsletterText:
    'We hebben een kleine rekentool: uw bezoekers, uw gemiddelde bestelling, en wat een betere pagina daaraan verandert. Schrijf ons en u krijgt hem, net als elk nieuw artikel.',
  newsletterButton: 'Stuur mij de rekentool',
  feed: 'Nieuwe artikelen als RSS-feed',
} satisfies en.KnowledgeBaseMessages

export const articles = {
  back: 'Terug naar de homepage',
  contents: 'In dit artikel',
  byline: 'Door {name}',
  published: 'Gepubliceerd op {date}',
  updated: 'Laatst gewijzigd op {date}',
  bestFor: 'Geschikt voor',
  remedy: 'Verhelp het nog deze week',
  readNext: 'Lees ook',
} satisfies en.ArticlesMessages
