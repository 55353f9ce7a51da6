export const websiteAnalysis = {
  askTitle: 'Uw website onder het rode potlood, in een halve minuut',
  askDescription:
    'Geef het adres van uw website op en kijk mee: wat u klanten kost, wat goed is en waar u het best mee begint. Gratis, zonder aanmelden.',
  askHeading: 'Uw site onder het rode potlood',
  askLead:
    'Vul het adres in. Na ongeveer een halve minuut ziet u uw eigen pagina met onze opmerkingen erop: wat u klanten kost, wat goed is en waar u het best mee begint.',
  address: 'Adres van uw website',
  addressHint: '“mijnbakkerij.nl” is genoeg.',
  submit: 'Bekijk mijn site',
  starting: 'Bezig met openen…',
  terms:
    'Gratis, zonder naam, e-mailadres of account. Het rapport verschijnt op uw scherm, en alleen u hebt de link.',
  addressMissing: 'Vul het adres van uw website in.',
  getHeading: 'Wat u te zien krijgt',
  getMarks:
    'Uw pagina zoals een telefoon en een computer die tonen, met rood potlood bij alles wat niet klopt',
  getFirst: 'Drie dingen om mee te beginnen: veel resultaat voor weinig werk',
  getFindings:
    'Al het andere wat ons opviel, in gewone taal: wat we zagen, wat het u kost en wat u eraan doet',
  getFigures: 'De scores, het gewicht, de laadtijd, en welke bedrijven met uw bezoekers meekijken',
  sampleCaption: 'Zo, maar dan met uw site',
  honestHeading: 'Wat er met uw adres gebeurt',
  lookTerm: 'Wat we bekijken',
  lookText:
    'De pagina die u opgeeft, één keer op een telefoon en één keer op een computer, en een paar links die erop staan. We loggen nergens in, vullen niets in en bestellen niets.',
  timeTerm: 'Hoelang het duurt',
  timeText:
    'Ongeveer een halve minuut. Zijn er anderen voor u, dan ziet u hoeveel, en uw site komt vanzelf aan de beurt.',
  keepTerm: 'Hoelang we het bewaren',
  keepText: '{days} {days/nl/dag/dagen}, of korter als u het zelf verwijdert, met één knop in het rapport.',
  limitTerm: 'Wat het niet kan',
  limitText:
    'Dit is een programma. Het meet, maar het heeft geen smaak en kent uw klanten niet. Een mens wel: ook die kijkt gratis, binnen {hours} uur.',
  robotLink: 'Zijn we op uw site geweest? Dit deed ons programma daar',

  reportTitle: 'Uw website onder het rode potlood: het rapport',
  reportDescription:
    'Het rapport over uw website: uw eigen pagina met opmerkingen in rood potlood, drie dingen om mee te beginnen en al het andere wat ons opviel.',
  reportHeading: 'Uw rapport',
  reportHeadingOf: '{host} onder het rode potlood',
  opening: 'Uw rapport wordt opgezocht…',
  lookedAt: 'Bekeken op {date}.',
  keptUntil: 'Deze link werkt tot {date}.',
  progress: 'Hoever we zijn',
  stageWaiting: 'In de rij',
  stageWaitingText:
    'Er zijn anderen vóór u. Nog te gaan: {place}. Uw site komt vanzelf aan de beurt; laat deze pagina gerust openstaan.',
  stageNextText: 'U bent zo aan de beurt.',
  stageVisiting: 'Uw pagina openen',
  stageVisitingText: 'We openen {host} zoals een bezoeker dat doet, eerst op een telefoon.',
  stageMeasuring: 'Meten',
  stageMeasuringText: 'Hoe zwaar is de pagina, hoe snel, en wie kijkt er met uw bezoekers mee?',
  stageDrawing: 'Aanstrepen',
  stageDrawingText: 'Het potlood is geslepen. Nu de opmerkingen.',
  stageDone: 'Klaar',
  stageDoneText: 'Het rapport is klaar. Te doen: {count}.',
  connectionOffline: 'U lijkt offline te zijn. Zodra u weer verbinding hebt, gaan we vanzelf verder.',
  connectionFailed: 'Onze server antwoordt even niet. We blijven het vanzelf proberen.',
  noScript:
    'Zonder JavaScript kan deze pagina uw rapport niet tonen. Begin de analyse in ons formulier, dan lukt het wel.',
  unknownHeading: 'Hier is geen rapport',
  unknownText:
    'Misschien is de link niet helemaal overgenomen, of heeft iemand die hem had het rapport verwijderd. We bewaren elk rapport {days} {days/nl/dag/dagen}.',
  unknownButton: 'Een site laten bekijken',
  failedHeading: 'Het is niet gelukt om {host} te bekijken',
  reasonNotFound: 'Er bestaat geen website met deze naam. Is er een letter weggevallen?',
  reasonPrivateAddress:
    'Dit adres is niet bereikbaar vanaf het internet. Wij kunnen er dus niet bij, en uw klanten ook niet.',
  reasonUnreachable: 'Dit adres geeft geen antwoord. Blijft dat zo, bel dan uw hostingbedrijf.',
  reasonTimedOut:
    'De pagina deed er langer over dan wij kunnen wachten. Uw bezoekers geven het veel eerder op.',
  reasonFrozen:
    'De pagina geeft de browser zoveel te doen dat hij vastloopt. Op de telefoon van uw bezoekers gebeurt dat ook.',
  reasonTooLarge:
    'De pagina is zo zwaar dat we het laden hebben afgebroken. Op een telefoon zou ze uw bezoekers geld kosten.',
  reasonTooManyRedirects: 'Het adres stuurt van de ene plek naar de andere en komt nergens aan.',
  reasonRefused:
    'De site vraagt om een wachtwoord of laat programma’s zoals het onze niet binnen. Iemand van ons komt verder.',
  reasonServerError: 'De server van de site geeft een foutmelding. Die zien uw bezoekers ook.',
  reasonBadCertificate:
    'Het certificaat van de site is niet geldig: in plaats van de pagina zien uw bezoekers een waarschuwing.',
  reasonNotAPage: 'Op dit adres staat een bestand, geen pagina.',
  reasonEmpty: 'De pagina kwam binnen, maar er staat niets op.',
  reasonCrashed:
    'Onze browser liep op deze pagina vast, twee keer. Een zwakke telefoon kan hetzelfde overkomen.',
  reasonSkipped: 'De eigenaar van deze site heeft ons gevraagd weg te blijven, en daar houden we ons aan.',
  reasonNoBrowser:
    'Deze keer konden we alleen de tekst van uw pagina lezen en haar niet bekijken. Daarom zijn er geen beelden, geen opmerkingen in rood en geen scores, en zeggen we niets over snelheid of telefoons.',
  failedWays: 'Een van ons kan er zelf naar kijken, gratis, binnen {hours} uur.',
  phone: 'Op een telefoon',
  desktop: 'Op een computer',
  phoneAlt: '{host} op een telefoon. Wat is aangestreept, staat in de lijst.',
  desktopAlt: '{host} op een computer. Wat is aangestreept, staat in de lijst.',
  marksHeading: 'Wat het potlood aanstreepte',
  markedOnPhone: 'aangestreept op de telefoon',
  markedOnDesktop: 'aangestreept op de computer',
  noMarks: 'Er viel niets aan te strepen. Dat maken we zelden mee.',
  nothingFirst: 'Niets wat haast heeft. Wie deze site heeft gemaakt, verstaat zijn vak.',
  allHeading: 'Alles wat ons opviel',
  seen: 'Wat we zagen',
  cost: 'Wat het u kost',
  todo: 'Wat u eraan doet',
  evidence: 'Op uw pagina',
  severitySevere: 'Kost u klanten',
  severitySerious: 'Beter snel te verhelpen',
  severityMinor: 'Een kleinigheid',
  effortMinutes: 'Een paar minuten werk',
  effortHours: 'Een middag werk',
  effortDays: 'Een paar dagen werk',
  article: 'Meer hierover in ons artikel',
  figuresHeading: 'Gemeten op een telefoon',
  figuresNote:
    'Scores van 0 tot 100. Snelheid en SEO zijn gemeten met Lighthouse, van Google zelf, zoals een doorsneetelefoon uw pagina ziet. Mobiel is onze eigen telling van wat we daar zagen.',
  notMeasured: 'niet gemeten',
  weight: 'Gewicht van de pagina',
  requests: 'Bestanden die worden geladen',
  seconds: 'Tot het grootste deel er staat',
  thirdParties: 'Wie er met uw bezoekers meekijkt',
  nobodyElse: 'Niemand. Netjes.',
  sinceHeading: 'Sinds {date}',
  sinceMended: 'Verholpen',
  sinceAppeared: 'Nieuw',
  sinceNothing: 'Van wat wij bekijken, is niets veranderd.',
  /** Heads what one of us says about it; {date} is such as “March 2, 2026”. */
  reviewHeading: '{name} heeft er op {date} ook naar gekeken',
  /** The last line of their answer. */
  reviewLink: 'Uw rapport met mijn aantekeningen: {url}',
  nextHeading: 'En nu?',
  personHeading: 'Laat er ook een mens naar kijken',
  personText:
    'Iemand van ons, met smaak en met uw klanten in gedachten. Binnen {hours} uur, gratis, met dit rapport ernaast. Of ontvang alleen het rapport: één e-mail, geen nieuwsbrief.',
  email: 'Uw e-mailadres',
  personButton: 'Laat iemand kijken',
  mailButton: 'Mail alleen het rapport',
  emailMissing: 'Vul uw e-mailadres in.',
  personSent: 'Goed aangekomen. Binnen {hours} uur hoort u van ons.',
  mailSent: 'Het rapport is naar u onderweg.',
  offerHeading: 'Of laat het aan ons over',
  offerText:
    'Een nieuwe website vanaf {price}, klaar in {days} {days/nl/werkdag/werkdagen}. U betaalt pas als u hem hebt gezien en akkoord bent.',
  offerButton: 'Bekijk de pakketten',
  keepHeading: 'Dit rapport',
  print: 'Afdrukken of als pdf bewaren',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd. Iedereen met de link kan het rapport lezen.',
  copyFailed: 'Kopieer de link uit de adresbalk.',
  again: 'Opnieuw bekijken',
  againHint: 'Iets verholpen? Laat de site opnieuw bekijken, dan ziet u wat er is veranderd.',
  remove: 'Rapport nu verwijderen',
  removeQuestion: 'Voorgoed verwijderen? De link werkt dan meteen voor niemand meer.',
  removeYes: 'Ja, verwijderen',
  removeNo: 'Nee, bewaren',
  removing: 'Wordt verwijderd…',
  removedHeading: 'Verwijderd',
  removedText: 'Het rapport en de beelden zijn weg, bij ons en bij iedereen die de link had.',

  notSentTitle: 'We hebben uw site nog niet bekeken',
  tooMany:
    'We hebben voorlopig genoeg sites bekeken. Probeer het later opnieuw, of laat iemand van ons naar uw site kijken.',
  switchedOff: 'Ons programma bekijkt op dit moment geen sites. Wij doen het zelf, gratis: mail ons.',

  robotTitle: 'Ons programma was op uw site: wat het deed',
  robotDescription:
    'Wie ons programma naar uw website stuurde, wat het daar doet, hoe vaak het komt en hoe u het voorgoed buiten de deur houdt.',
  robotHeading: 'Is ons programma bij u langs geweest?',
  robotLead: 'Dan heeft iemand het adres van uw site in onze analyse ingevuld. Meestal is dat de eigenaar.',
  robotDoesHeading: 'Wat het doet',
  robotDoesText:
    'Het opent één pagina in een echte browser, als telefoon en als computer, en meet die. Ook gaat het na of een aantal links en afbeeldingen op die pagina het nog doen. Het logt nergens in, vult geen formulier in en bestelt niets.',
  robotOftenHeading: 'Hoe vaak het komt',
  robotOftenText:
    'Alleen als iemand erom vraagt, en hoogstens een paar keer per uur naar dezelfde site, wie er ook vraagt.',
  robotNameHeading: 'Hoe u het herkent',
  robotNameText: 'In het logboek van uw server heet het {agent}, met het adres van deze pagina erbij.',
  robotStopHeading: 'Hoe u het buiten de deur houdt',
  robotStopText:
    'Laat ons via {email} weten om welke site het gaat. We zetten die op onze lijst, en het programma komt er niet meer. Wie er dan nog om vraagt, leest dat u dat niet wilt.',

  fromContact: 'Bekijk nu de eerste opmerkingen',
  fromContactHint: 'In een halve minuut, van ons programma; iemand van ons kijkt daarna.',
  fromArticle: 'Of bekijk nu de eerste opmerkingen, in een halve minuut',
  fromReceipt: 'Bekijk nu de eerste opmerkingen bij uw site',
}
