export const hero = {
  headline: 'Een zakelijke website die werkt, voor {price}',
  lead: 'Ontworpen, gebouwd en online in {days} {days/nl/werkdag/werkdagen}. Eerst zien en goedkeuren, dan pas betalen.',
  checkNoPrepayment: 'U betaalt niets vooraf, pas na uw akkoord',
  checkOwnership: 'Van u, zonder abonnement: u zit nergens aan vast',
  checkRevisions: '{days} {days/nl/dag/dagen} lang gratis aanpassingen',
  freeAnalysis: 'Gratis analyse aanvragen',
  getStarted: 'Mail ons',
  statSites: 'sites opgeleverd',
  statCountries: 'landen',
  statRating: 'in onze enquête onder {reviews} klanten',
  compareLabel: 'Schuif van de oude website naar de nieuwe',
  beforeAlt: 'De oude website van {client}, met opmerkingen in rood potlood',
}

export const socialProof = {
  heading: 'Zij kennen ons al',
  clientsLabel: 'Enkele van onze klanten',
  outletsLabel: 'Bekend van',
  searchRating: '{value}/{best} uit {count} {count/nl/beoordeling/beoordelingen} op {source}',
  platformRating: '{value}/{best} “Uitstekend” op {source}',
  badgesLabel: 'Veiligheid en privacy',
  dataProtection: 'AVG',
}

export const services = {
  heading: 'Dit zit erbij',
  pricingTitle: 'Duidelijke prijzen',
  pricingText: 'Eén bedrag, dat u vooraf hoort, en daar blijft het bij.',
  pricingContents:
    'Het totaalbedrag zwart-op-wit voordat we beginnen|Elke extra met een eigen prijs|Maandkosten alleen als u dat wilt',
  deliveryTitle: 'Snelle levering',
  deliveryText: 'We maken niets anders dan websites, dus het gaat vlot.',
  partnershipTitle: 'Wij blijven bereikbaar',
  partnershipText: 'Volgend jaar iets nodig? U belt dezelfde mensen, en die kennen uw site nog.',
  partnershipContents:
    '{days} {days/nl/dag/dagen} gratis aanpassingen|Een halfuur uitleg bij de oplevering|Latere aanpassingen voor een prijs die u vooraf hoort',
  paymentTitle: 'Geen vooruitbetaling',
  paymentText: 'U betaalt pas na uw akkoord. Bevalt de site u niet, dan bent u ons niets schuldig.',
  paymentContents: 'Een link naar uw site, helemaal af|Uw opmerkingen verwerkt|De factuur pas na uw akkoord',
  designTitle: 'Ontwerp op basis van data',
  designText: 'Waar een knop komt, hangt af van wat bezoekers doen, niet van onze smaak.',
  designContents:
    'Mobielvriendelijk, ook snel bij een trage verbinding|Een contactformulier waar bezoekers het zoeken|Vindbaar in zoekmachines: titels, beschrijvingen, sitemap',
  lockInTitle: 'U zit nergens aan vast, gegarandeerd',
  lockInText:
    'Geen abonnement, geen systeem dat alleen wij kennen. U kunt met uw site naar wie u wilt, wanneer u wilt.',
  lockInContents: 'Uw teksten, foto’s en code|Alle wachtwoorden|De domeinnaam op uw naam',
  callHeading: 'Zullen we uw site eens bekijken?',
  starter: 'Websites vanaf {price}',
  noPayment: 'U betaalt nu niets',
  response: 'Antwoord binnen {hours} uur',
  consultation: 'Gratis adviesgesprek',
}

export const howItWorks = {
  heading: 'Zo werkt het, in vier stappen',
  analysisText:
    'Wij lezen uw site, of uw plannen als er nog geen site is, met een rood potlood in de hand. Binnen {hours} uur hebt u het rapport.',
  designTitle: 'Ontwerp en bouw',
  designText: 'U krijgt een link, geen presentatie. U zegt wat er anders moet, wij passen het aan.',
  seoTitle: 'SEO en snelheid',
  seoText: 'Titels, teksten, snelheid en opbouw, zodat zoekmachines én ongeduldige mensen de weg vinden.',
  launchTitle: 'Lancering en oplevering',
  launchText:
    'U geeft akkoord, u betaalt, de site gaat online. Vanaf die dag hebt u alle sleutels, en {days} {days/nl/dag/dagen} lang zijn aanpassingen gratis.',
}

export const guarantee = {
  heading: 'U loopt geen risico',
  untilYes: 'Tot u ja zegt',
  atYes: 'Na uw akkoord, vanaf',
  later: 'Daarna elke maand',
  prepaymentTitle: 'Niets vooraf betalen',
  prepaymentText: 'U betaalt pas als u de site hebt gezien en ja hebt gezegd.',
  ownershipTitle: '{percent}% van u',
  ownershipText: 'Domein, teksten, foto’s, code: alles, en voorgoed.',
  deliveryTitle: '{days} {days/nl/werkdag/werkdagen}',
  deliveryText: 'Van uw startsein tot de site online staat: {packageDays}.',
  revisionsTitle: '{days} {days/nl/dag/dagen} nazorg',
  revisionsText: 'Toch iets niet naar wens? Dat passen we gratis aan.',
}

export const founder = {
  heading: 'Een brief van de oprichter',
  quote: 'Ik ken geen bakker die een website wil. Ze willen allemaal meer klanten op dinsdag.',
  role: 'Oprichter',
  portraitAlt: 'Getekend portret van {name}, met een potlood achter het oor',
  letterOne:
    'Ooit begon ik met een rood potlood en uitgeprinte websites van anderen. Wat is dit? Waar moet ik klikken? Wat kost het? Zo werken we nog steeds.',
  letterTwo:
    'Een klein bedrijf moet gevonden kunnen worden zonder projectleider, zonder contract van twee jaar en zonder lening. Het heeft een goede site nodig, een vaste prijs en iemand die antwoord geeft. Meer verkopen we niet.',
  statYears: 'jaar ervaring',
  statTeam: 'in het team',
  missionHeading: 'Onze missie',
  mission: 'Elk klein bedrijf een eigen website, betaalbaar en begrijpelijk.',
  valuesHeading: 'Waar we ons aan houden',
  valueHonestyTitle: 'Eerst de prijs',
  valueHonestyText: 'Vóór het eerste gesprek, op de eerste pagina, in uw eigen valuta.',
  valuePlainTitle: 'In gewone taal',
  valuePlainText: 'Wat uw klant niet zo zou zeggen, komt niet op de pagina.',
  valueFinishTitle: 'Afmaken',
  valueFinishText: 'Een site die bijna klaar is, heeft nog nooit een klant opgeleverd.',
  moreAboutUs: 'Meer over ons',
}

export const testimonials = {
  heading: 'Wat ondernemers zeggen',
  lead: 'Beoordelingen van mensen voor wie wij een site hebben gemaakt. We vragen elke klant naar zijn oordeel en plaatsen wat we terugkrijgen.',
  carouselLabel: 'Beoordelingen',
  previous: 'Vorige beoordelingen',
  next: 'Volgende beoordelingen',
  slide: 'Beoordelingen {from} tot en met {to} van {total}',
  stars: '{value} van de {best} sterren',
  write: 'Beoordeling schrijven',
  watchVideo: 'Bekijk de video',
  joinerTitle: 'Eigenaar',
  joinerReview:
    'Ik stuurde ze een schoenendoos vol foto’s en een lijstje klachten. Vier dagen later had ik een website en geen klachten meer.',
  joinerMetric: 'offerteaanvragen',
  dentistTitle: 'Tandarts en eigenaar',
  dentistReview:
    'Ze vroegen wat patiënten aan de balie vragen, en zetten de antwoorden meteen op de homepage. Dat had me nog nooit iemand gevraagd.',
  dentistMetric: 'van de afspraken nu online',
  bakerTitle: 'Bakker',
  bakerReview:
    'Dat er op de site staat wanneer wat uit de oven komt, was hun idee. Op zaterdag staan de mensen nu stipt op tijd voor de deur.',
  bakerMetric: 'telefonische bestellingen',
  lawyerTitle: 'Advocaat en partner',
  lawyerReview:
    'Vaste prijs, gewone taal, klaar op de dag die ze hadden genoemd. Zelf reken ik per uur, en ik schaamde me een beetje.',
  lawyerMetric: 'eerste gesprekken',
  yogiTitle: 'Yogadocent',
  yogiReview:
    'Ik ben drie keer van gedachten veranderd. Zij veranderden drie keer de site, en niet één keer de prijs.',
  yogiMetric: 'geboekte proeflessen',
  plumberTitle: 'Eigenaar',
  plumberReview: 'Groot nummer, grote knop, klaar. Op mijn oude site stond een filmpje van een waterval.',
  plumberMetric: 'spoedklussen',
}

export const stickyBar = {
  text: 'Gratis analyse binnen {hours} uur',
  button: 'Aanvragen',
}
