export const hero = {
  headline: 'Eine Website, die etwas taugt, für {price}',
  lead: 'Ihre Firmenwebsite: in {days} {days/de/Arbeitstag/Arbeitstagen} gestaltet, gebaut und online. Erst ansehen, dann freigeben, dann zahlen.',
  checkNoPrepayment: 'Keine Vorkasse: Sie zahlen nach der Freigabe',
  checkOwnership: 'Gehört ganz Ihnen: keine Bindung, kein Abo',
  checkRevisions: '{days} {days/de/Tag/Tage} lang kostenlose Änderungen',
  freeAnalysis: 'Kostenlose Analyse',
  getStarted: 'Schreiben Sie uns',
  statSites: 'Websites übergeben',
  statCountries: 'Länder',
  statRating: 'laut Umfrage unter {reviews} Kunden',
  compareLabel: 'Von der alten Website zur neuen schieben',
  beforeAlt: 'Die alte Website von {client}, mit roten Randnotizen',
}

export const socialProof = {
  heading: 'In guter Gesellschaft',
  clientsLabel: 'Einige unserer Kunden',
  outletsLabel: 'Bekannt aus',
  searchRating: '{value}/{best} aus {count} {count/de/Bewertung/Bewertungen} auf {source}',
  platformRating: '{value}/{best} „Hervorragend“ auf {source}',
  badgesLabel: 'Sicherheit und Datenschutz',
  dataProtection: 'DSGVO',
}

export const services = {
  heading: 'Das ist immer dabei',
  pricingTitle: 'Klare Preise',
  pricingText: 'Sie kennen den Preis, bevor wir anfangen, und dabei bleibt es.',
  pricingContents:
    'Die Summe schriftlich, bevor wir anfangen|Jedes Extra mit eigenem Preis|Monatliche Kosten nur auf Wunsch',
  deliveryTitle: 'Schnell fertig',
  deliveryText: 'Wir machen nur Websites, da bekommt man Übung.',
  partnershipTitle: 'Wir bleiben für Sie da',
  partnershipText: 'Wenn Sie nächstes Jahr etwas brauchen, rufen Sie uns an. Wir kennen Ihre Website ja.',
  partnershipContents:
    '{days} {days/de/Tag/Tage} kostenlose Änderungen|Eine halbe Stunde Einweisung bei der Übergabe|Spätere Änderungen zum vorher genannten Preis',
  paymentTitle: 'Keine Vorkasse',
  paymentText:
    'Bis zu Ihrer Freigabe zahlen Sie nichts. Gefällt Ihnen die Website nicht, schulden Sie uns auch nichts.',
  paymentContents:
    'Der Link zu Ihrer fertigen Website|Ihre Änderungswünsche, gleich umgesetzt|Die Rechnung erst nach Ihrer Freigabe',
  designTitle: 'Datenbasiertes Design',
  designText:
    'Wo ein Knopf sitzt und was darauf steht, richtet sich danach, was Besucher tun, nicht nach Geschmack.',
  designContents:
    'Für Handys gemacht, schnell auch bei schlechtem Netz|Ein Kontaktformular, wo man es sucht|In Suchmaschinen zu finden: Titel, Beschreibungen, Sitemap',
  lockInTitle: 'Garantiert keine Bindung',
  lockInText:
    'Kein Abo, kein System, das nur wir verstehen. Mit Ihrer Website können Sie jederzeit umziehen.',
  lockInContents: 'Ihre Texte, Bilder und der Code|Alle Passwörter|Die Domain auf Ihren Namen',
  callHeading: 'Sollen wir uns Ihre Website ansehen?',
  starter: 'Websites ab {price}',
  noPayment: 'Kostenlos und unverbindlich',
  response: 'Antwort innerhalb von {hours} {hours/de/Stunde/Stunden}',
  consultation: 'Beratung inbegriffen',
}

export const howItWorks = {
  heading: 'In vier Schritten zur Website',
  analysisText:
    'Wir gehen mit dem Rotstift durch Ihre Website oder, wenn es noch keine gibt, durch Ihre Pläne. Den Bericht haben Sie innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  designTitle: 'Design und Entwicklung',
  designText:
    'Sie bekommen einen Link, keine Präsentation. Sie sagen, was anders werden soll, und wir ändern es.',
  seoTitle: 'SEO und Optimierung',
  seoText:
    'Wir feilen an Titeln, Texten, Tempo und Aufbau, damit sich Suchmaschinen zurechtfinden und Leute, die es eilig haben, auch.',
  launchTitle: 'Veröffentlichung und Übergabe',
  launchText:
    'Sie geben frei, Sie zahlen, Ihre Website geht online. Ab diesem Tag haben Sie alle Schlüssel selbst in der Hand, und {days} {days/de/Tag/Tage} lang sind Änderungen kostenlos.',
}

export const guarantee = {
  heading: 'Sie riskieren nichts',
  untilYes: 'Bis Sie Ja sagen',
  atYes: 'Sobald Sie Ja sagen, ab',
  later: 'Danach jeden Monat',
  prepaymentTitle: 'Keine Vorkasse',
  prepaymentText: 'Sie zahlen erst, wenn Sie alles gesehen und Ja gesagt haben.',
  ownershipTitle: '{percent} % Ihr Eigentum',
  ownershipText: 'Domain, Texte, Bilder, Code: alles, und zwar für immer.',
  deliveryTitle: 'Fertig in {days} {days/de/Arbeitstag/Arbeitstagen}',
  deliveryText: 'Ab Startschuss, Texten und Bildern: {packageDays}.',
  revisionsTitle: '{days} {days/de/Tag/Tage} kostenlos ändern',
  revisionsText: 'Etwas passt noch nicht ganz? Sagen Sie es, und wir ändern es.',
}

export const founder = {
  heading: 'Ein Brief der Gründerin',
  quote:
    'Mir ist noch kein Bäcker begegnet, der eine Website wollte. Alle wollten dasselbe: mehr Leute an der Theke, auch dienstags.',
  role: 'Gründerin',
  portraitAlt: 'Gezeichnetes Porträt von {name}, mit einem Bleistift hinter dem Ohr',
  letterOne:
    'Angefangen habe ich mit den ausgedruckten Websites anderer Leute und einem Rotstift: Was ist das hier? Wo muss ich klicken? Was kostet das? So arbeiten wir bis heute.',
  letterTwo:
    'Um gefunden zu werden, braucht ein kleines Unternehmen keinen Projektleiter, keinen Zweijahresvertrag und keinen Kredit, sondern eine gute Website, einen festen Preis und jemanden, der antwortet. Mehr verkaufen wir nicht.',
  statYears: 'Jahre Erfahrung',
  statTeam: 'Leute im Team',
  missionHeading: 'Was wir wollen',
  mission: 'Jedem kleinen Unternehmen die eigene Website: bezahlbar und verständlich.',
  valuesHeading: 'Woran wir uns halten',
  valueHonestyTitle: 'Zuerst der Preis',
  valueHonestyText: 'Vor dem ersten Gespräch, auf der ersten Seite, in Ihrer Währung.',
  valuePlainTitle: 'Ihre Worte, nicht unsere',
  valuePlainText: 'Was Ihre Kunden nie sagen würden, steht auch nicht auf der Seite.',
  valueFinishTitle: 'Fertig werden',
  valueFinishText: 'Eine fast fertige Website hat noch niemandem einen Kunden gebracht.',
  moreAboutUs: 'Mehr über uns',
}

export const testimonials = {
  heading: 'Was unsere Kunden sagen',
  lead: 'Bewertungen von Leuten, deren Website wir gemacht haben. Wir fragen alle Kunden und veröffentlichen, was sie schreiben.',
  carouselLabel: 'Bewertungen',
  previous: 'Vorherige Bewertungen',
  next: 'Nächste Bewertungen',
  slide: 'Bewertungen {from} bis {to} von {total}',
  stars: '{value} von {best} Sternen',
  write: 'Bewertung schreiben',
  watchVideo: 'Video ansehen',
  joinerTitle: 'Inhaber',
  joinerReview:
    'Ich habe einen Karton Fotos geschickt und seitenlang gemeckert. Vier Tage später hatte ich eine Website und nichts mehr zu meckern.',
  joinerMetric: 'Angebotsanfragen',
  dentistTitle: 'Leitende Zahnärztin',
  dentistReview:
    'Zuerst kam die Frage, was Patienten am Empfang wissen wollen. Die Antworten stehen jetzt auf der Startseite. Das hatte mich vorher noch niemand gefragt.',
  dentistMetric: 'der Termine jetzt online gebucht',
  bakerTitle: 'Bäcker',
  bakerReview:
    'Dass auf der Website steht, was wann aus dem Ofen kommt, war eine Idee der Agentur. Samstags kommen die Leute jetzt auf die Minute genau.',
  bakerMetric: 'telefonische Bestellungen',
  lawyerTitle: 'Partnerin',
  lawyerReview:
    'Festpreis, klare Worte, pünktlich fertig. Ich rechne nach Stunden ab und habe mich ein wenig geschämt.',
  lawyerMetric: 'Erstberatungen',
  yogiTitle: 'Yogalehrerin',
  yogiReview:
    'Ich habe es mir dreimal anders überlegt. Die Website hat sich dreimal geändert, der Preis kein einziges Mal.',
  yogiMetric: 'gebuchte Probestunden',
  plumberTitle: 'Inhaber',
  plumberReview:
    'Große Nummer, großer Knopf, fertig. Auf der alten Website lief ein Video von einem Wasserfall.',
  plumberMetric: 'Anrufe beim Notdienst',
}

export const stickyBar = {
  text: 'Kostenlose Analyse in {hours} {hours/de/Stunde/Stunden}',
  button: 'Anfordern',
}
