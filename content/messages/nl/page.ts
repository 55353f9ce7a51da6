export const page = {
  homeTitle: 'Zakelijke website, vaste prijs, in enkele dagen klaar',
  homeDescription:
    'Een professionele website voor uw bedrijf: ontworpen, gebouwd en online in {days} {days/nl/werkdag/werkdagen}. Niets vooraf: eerst zien en goedkeuren, dan pas betalen.',
  chooseTitle: '{agency}: kies uw taal',
  chooseDescription:
    'Professionele zakelijke websites voor een vaste prijs, in {languages} {languages/nl/taal/talen}. Kies de taal die u het liefst leest.',
  knowledgeTitle: 'Websites in gewone taal uitgelegd',
  knowledgeDescription:
    'Wat een website kost, waarom een klein bedrijf er een nodig heeft en welke fouten u klanten kosten: drie artikelen voor ondernemers, gratis te lezen.',
  faqTitle: 'FAQ: wat een site kost, wanneer u betaalt, van wie hij is',
  faqDescription:
    'Wat een website kost, wanneer u betaalt, hoelang het duurt, van wie hij is en wat wij van u nodig hebben. Duidelijke antwoorden voordat u bestelt.',
  aboutTitle: 'Wie wij zijn, en waarom het potlood rood is',
  aboutDescription:
    'De mensen die uw website ontwerpen, schrijven en bouwen, hoe het bureau begon en waar het zich aan houdt. Met vier mijlpalen en zonder stockfoto’s.',
  privacyTitle: 'Privacyverklaring: wat wij bewaren en hoelang',
  privacyDescription:
    'Welke persoonsgegevens deze website opslaat, waarom, hoelang en wie ze ziet, en hoe u ze laat corrigeren, exporteren of wissen.',
  sampleTitle: 'Voorbeeldrapport: wat de gratis analyse vindt',
  sampleDescription:
    'Een oude pagina met opmerkingen in rood potlood, de scores en de drie dingen om mee te beginnen: zo ziet de gratis analyse van uw website eruit.',
  confirmTitle: 'Nog één klik om te versturen',
  confirmDescription:
    'Zonder JavaScript is er één stap extra. Kijk uw tekst rustig na; versturen kan na drie seconden.',
  chatTitle: 'Vraag het aan Pliiats: prijs, levertijd, hosting',
  chatDescription:
    'Vraag onze chatassistent wat een website kost, hoelang het duurt en van wie hij is. Een programma dat kort antwoordt en, als u wilt, uw vraag aan ons doorgeeft.',
}

export const header = {
  skipLink: 'Naar de inhoud',
  promise: 'Professionele websites, {package} in {days} {days/nl/werkdag/werkdagen}',
  existingCustomers: 'Al klant?',
  navigationLabel: 'Hoofdmenu',
  home: 'Home',
  services: 'Diensten',
  pricing: 'Prijzen',
  portfolio: 'Portfolio',
  testimonials: 'Ervaringen',
  about: 'Over ons',
  knowledge: 'Kennisbank',
  faq: 'FAQ',
  contact: 'Contact',
  freeAnalysis: 'Gratis analyse',
  getStarted: 'Aan de slag',
  chat: 'Chat via WhatsApp',
  chatText: 'Goedendag, ik wil graag een website voor {price}. Kunt u me daar meer over vertellen?',
  menuOpen: 'Menu',
  menuClose: 'Menu sluiten',
  messagingHeading: 'Stuur ons een bericht',
  messagingLead: 'Schrijf wanneer het u uitkomt; we antwoorden tijdens onze openingstijden. {openingHours}.',
}

export const footer = {
  claim: 'Goede websites voor kleine bedrijven. Eén prijs, een paar dagen, en de site is van u.',
  officesHeading: 'Kantoren',
  pagesHeading: 'Op deze site',
  supportHeading: 'Al klant?',
  hours: 'Maandag tot en met vrijdag, {from}–{to} uur',
  momentThere: '{moment} uur (tijd in {city})',
  hoursThere: '{hours} (tijd in {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Naar boven',
}

export const language = {
  loading: 'De site wordt in uw taal geladen…',
  menuLabel: 'Taal',
  chooseHeading: 'Kies uw taal',
}

export const privacy = {
  updated: 'Laatst gewijzigd op {date}',
  languageNotice: 'Deze verklaring is opgesteld in het Engels en het Ests. Hier leest u de Engelse tekst.',
  contents: 'Op deze pagina',
  answer:
    'Wat u ons stuurt, bewaren we om u te antwoorden, en niet langer dan daarvoor nodig is, tenzij u klant wordt. Zonder uw toestemming wordt er niets gemeten. Wat u hier typt, blijft in uw browser tot u ons uw gegevens geeft. U kunt uw gegevens laten corrigeren, exporteren of wissen.',
}

export const notFound = {
  heading: '404 Pagina niet gevonden',
  remark: 'Hier vindt zelfs het rode potlood niets',
  lead: 'Op dit adres staat geen pagina. Misschien zit er een tikfout in, of is de pagina verhuisd.',
  developerHint: 'Bent u vergeten de pagina aan de router toe te voegen?',
}

export const errorFallback = {
  heading: 'Er is iets misgegaan',
  remark: 'Dit ligt aan ons',
  text: 'Er is een onverwachte fout opgetreden. Vernieuw de pagina.',
  refresh: 'Pagina vernieuwen',
  report: 'Probleem melden',
  staleText:
    'Onze website is intussen bijgewerkt. Uw tekst blijft bewaard; vernieuw de pagina om verder te gaan.',
}

export const chatPage = {
  heading: 'Vraag het aan Pliiats',
  lead: 'Korte antwoorden over prijzen, levertijd, aanpassingen en hosting. Of laat een bericht achter voor ons team.',
  close: 'Chat sluiten',
  noScript: 'De chat heeft JavaScript nodig, en dat staat uit in uw browser. Mail ons gerust: {email}.',
  codeFailed: 'De chat wil niet laden. Mail naar {email}: dat werkt altijd.',
}
