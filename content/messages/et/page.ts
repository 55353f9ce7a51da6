export const page = {
  homeTitle: 'Ettevõtte koduleht kindla hinnaga, valmis mõne päevaga',
  homeDescription:
    'Professionaalne koduleht teie ettevõttele: kujundame, teeme valmis ja avaldame {days} tööpäevaga. Ettemaksu ei ole: vaatate, kiidate heaks ja alles siis maksate.',
  chooseTitle: '{agency}: valige oma keel',
  chooseDescription:
    'Professionaalsed kodulehed ettevõtetele, kindla hinnaga ja {languages} keeles. Valige oma keel.',
  knowledgeTitle: 'Artiklid ettevõtjale: kodulehtedest lihtsate sõnadega',
  knowledgeDescription:
    'Mis koduleht maksab, miks on seda väikeettevõttel vaja ja millised vead peletavad kliente: kolm artiklit ettevõtjale, lugemine on tasuta.',
  faqTitle: 'Korduma kippuvad küsimused: hind, maksmine, muudatused',
  faqDescription:
    'Mis koduleht maksab ja millal maksate, kui kiiresti see valmib, kellele kuulub ja mida teilt vajame. Selged vastused enne tellimist.',
  aboutTitle: 'Kes me oleme ja miks pliiats on punane',
  aboutDescription:
    'Kes teie kodulehe kujundavad, kirjutavad ja valmis teevad ning kuidas ühe pagari küsimusest sai agentuur. Ostetud piltideta.',
  privacyTitle: 'Privaatsustingimused: mida säilitame ja kui kaua',
  privacyDescription:
    'Milliseid isikuandmeid see veebileht säilitab, miks ja kui kaua, kes neid näeb ning kuidas lasta neid parandada, väljastada või kustutada.',
  sampleTitle: 'Näidisaruanne: mida tasuta analüüs leiab',
  sampleDescription:
    'Vana leht punaste märkustega, selle hinded ja kolm asja, millest alustada: just selline näeb välja teie kodulehe tasuta analüüs.',
  confirmTitle: 'Saatmiseks veel üks klõps',
  confirmDescription:
    'Ilma JavaScriptita on vaja veel üht sammu. Palun vaadake kirjutatu üle ja saatke see ära, kõige varem kolme sekundi pärast.',
  chatTitle: 'Küsige Pliiatsilt: hind, valmimisaeg, majutus',
  chatDescription:
    'Mis koduleht maksab, kui kaua see aega võtab ja kellele see kuulub? Vestlusabiline on programm, vastab lühidalt ja viib soovi korral meiega kokku.',
}

export const header = {
  skipLink: 'Otse sisu juurde',
  promise: 'Professionaalsed kodulehed: {package} {days} tööpäevaga',
  existingCustomers: 'Juba meie klient?',
  navigationLabel: 'Peamenüü',
  home: 'Avaleht',
  services: 'Teenused',
  pricing: 'Hinnad',
  portfolio: 'Tööd',
  testimonials: 'Arvustused',
  about: 'Meist',
  knowledge: 'Nõuanded',
  faq: 'Küsimused',
  contact: 'Kontakt',
  freeAnalysis: 'Tasuta analüüs',
  getStarted: 'Alustame',
  chat: 'Kirjuta WhatsAppis',
  chatText: 'Tere! Soovin kodulehte (alates {price}). Palun rääkige lähemalt.',
  menuOpen: 'Menüü',
  menuClose: 'Sulge menüü',
  messagingHeading: 'Kirjutage meile',
  messagingLead: 'Kirjutage igal ajal. WhatsAppis vastame tööajal: {openingHours}.',
}

export const footer = {
  claim: 'Head kodulehed väikeettevõtetele. Üks hind, mõni päev ja leht ongi teie oma.',
  officesHeading: 'Kontorid',
  pagesHeading: 'Meie kodulehel',
  supportHeading: 'Olete juba klient?',
  hours: 'E–R {from}–{to}',
  momentThere: '{moment} {city} aja järgi',
  hoursThere: '{hours} {city} aja järgi',
  copyright: '© {year} {agency}',
  backToTop: 'Tagasi üles',
}

export const language = {
  loading: 'Laadime lehte teie keeles…',
  menuLabel: 'Keel',
  chooseHeading: 'Valige oma keel',
}

export const privacy = {
  updated: 'Viimati muudetud: {date}',
  languageNotice: 'Need tingimused on koostatud inglise ja eesti keeles. Siin on eestikeelne tekst.',
  contents: 'Sellel lehel',
  answer:
    'Hoiame alles selle, mille meile saadate, ja ainult nii kaua, kui teile vastamiseks vaja on; kui saate meie kliendiks, siis kauem. Ilma teie loata ei mõõdeta midagi. Mida vestlusse kirjutate, see jääb teie brauserisse, kuni jätate meile oma kontaktandmed. Oma andmeid võite lasta parandada, väljastada või kustutada.',
}

export const notFound = {
  heading: '404: lehte ei leitud',
  remark: 'Siit ei leia punane pliiatski midagi',
  lead: 'Sellel aadressil lehte ei ole. Võib-olla on selles kirjaviga või on leht ära kolinud.',
  developerHint: 'Kas unustasite lehe ruuterisse lisada?',
}

export const errorFallback = {
  heading: 'Midagi läks viltu',
  remark: 'Meie viga',
  text: 'Tekkis ootamatu viga. Palun proovige leht uuesti laadida.',
  refresh: 'Laadi leht uuesti',
  report: 'Teata veast',
  staleText:
    'Meie koduleht on vahepeal uuenenud, see leht siin veel mitte. Teie tekst on alles; jätkamiseks laadige leht uuesti.',
}

export const chatPage = {
  heading: 'Küsige Pliiatsilt',
  lead: 'Kiired vastused: hind, valmimisaeg, muudatused, majutus. Või jätke sõnum meie meeskonnale.',
  close: 'Sulge vestlus',
  noScript:
    'Vestlus vajab JavaScripti, mis on teie brauseris välja lülitatud. Kirjutage meile aadressil {email}.',
  codeFailed: 'Vestlus ei avanenud. Kirjutage meile aadressil {email}.',
}
