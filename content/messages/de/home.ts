import type * as en from '../en/home.ts'

export const hero = {
  headline: 'Eine Website, die ihren Job macht, für {price}',
  lead: 'Ihre Firmenwebsite: gestaltet, gebaut und online in {days} Arbeitstagen. Erst ansehen, dann freigeben, dann zahlen.',
  checkNoPrepayment: 'Keine Vorkasse: Sie zahlen nach der Freigabe',
  checkOwnership: 'Gehört ganz Ihnen: keine Bindung, keine Monatsgebühr',
  checkRevisions: '{days} Tage lang kostenlose Änderungen',
  freeAnalysis: 'Kostenlose Analyse',
  getStarted: 'Schreiben Sie uns',
  statSites: 'fertige Websites',
  statCountries: 'Länder',
  statRating: 'von {reviews} befragten Kunden',
  compareLabel: 'Von der alten Website zur neuen schieben',
  beforeAlt: 'Die alte Website von {client}, mit roten Randnotizen',
  afterAlt: 'Die neue Website von {client}',
} satisfies en.HeroMessages

export const socialProof = {
  heading: 'In guter Gesellschaft',
  clientsLabel: 'Einige unserer Kunden',
  joinery: 'Tischlerei',
  dental: 'Zahnklinik',
  bakery: 'Bäckerei',
  law: 'Anwaltskanzlei',
  yoga: 'Yogastudio',
  plumber: 'Klempnerei',
  outletsLabel: 'Bekannt aus',
  searchRating: '{value}/{best} aus {count} Bewertungen auf {source}',
  platformRating: '{value}/{best} „Hervorragend“ auf {source}',
  badgesLabel: 'Zertifikate',
  dataProtection: 'DSGVO',
} satisfies en.SocialProofMessages

export const services = {
  heading: 'Das ist immer dabei',
  pricingTitle: 'Klare Preise',
  pricingText: 'Eine Zahl. Sie hören sie, bevor wir anfangen, und dabei bleibt es.',
  pricingContents: 'Seiten mit Ihren Texten und Bildern|Kontaktformular|SSL-Zertifikat',
  deliveryTitle: 'Schnelle Lieferung',
  deliveryText: 'Fertig in {days} Arbeitstagen, weil wir nur das eine machen, und das jede Woche.',
  deliveryContents:
    'Ein Plan, zu dem Sie Ja sagen|Ein erster Blick, solange sich alles noch ändern lässt|Start und Übergabe',
  partnershipTitle: 'Lebenslange Partnerschaft',
  partnershipText: 'Auch nächstes Jahr schreiben Sie denselben Leuten, und die kennen Ihre Website noch.',
  partnershipContents:
    '{days} Tage kostenlose Änderungen|Eine halbe Stunde Einweisung bei der Übergabe|Spätere Änderungen zum vorher genannten Preis',
  paymentTitle: 'Keine Vorkasse',
  paymentText:
    'Bis zu Ihrer Freigabe zahlen Sie nichts. Gefällt Ihnen die Website nicht, schulden Sie uns auch nichts.',
  paymentContents: 'Kostenlose Analyse|Entwurf und Bau|Ihr Blick auf die fertige Website',
  designTitle: 'Datenbasiertes Design',
  designText:
    'Wo ein Knopf sitzt und was darauf steht, richtet sich danach, was Besucher tun, nicht nach Geschmack.',
  designContents:
    'Zuerst fürs Handy gemacht|In Suchmaschinen zu finden: Titel, Beschreibungen, Sitemap|Schnell auch bei schlechtem Netz',
  lockInTitle: 'Garantiert keine Bindung',
  lockInText:
    'Kein Abo, kein System, das nur wir verstehen. Sie können mit Ihrer Website jederzeit zu jemand anderem gehen.',
  lockInContents: 'Alle Dateien|Alle Passwörter|Die Domain auf Ihren Namen',
  callHeading: 'Sollen wir uns Ihre Website ansehen?',
  freeAnalysis: 'Kostenlose Analyse',
  starter: 'Websites ab {price}',
  noPayment: 'Keine Zahlung nötig',
  response: 'Antwort innerhalb von {hours} Stunden',
  consultation: 'Kostenlose Beratung',
} satisfies en.ServicesMessages

export const howItWorks = {
  heading: 'Vier Schritte, ein Strich',
  analysisTitle: 'Kostenlose Analyse',
  analysisText:
    'Wir gehen mit dem Rotstift durch Ihre Website oder, wenn es noch keine gibt, durch Ihre Pläne. Den Bericht haben Sie innerhalb von {hours} Stunden.',
  designTitle: 'Design und Entwicklung',
  designText:
    'Sie bekommen einen Link, keine Präsentation. Sie sagen, was anders werden soll, und wir ändern es.',
  seoTitle: 'SEO und Optimierung',
  seoText:
    'Titel, Texte, Tempo, Aufbau: So finden sich Suchmaschinen zurecht und Leute, die es eilig haben, auch.',
  launchTitle: 'Veröffentlichung und Übergabe',
  launchText:
    'Sie geben frei, Sie zahlen, Ihre Website geht online. Von diesem Tag an haben Sie alle Schlüssel selbst in der Hand, und {days} Tage lang sind Änderungen kostenlos.',
} satisfies en.HowItWorksMessages

export const guarantee = {
  heading: 'Sie riskieren nichts',
  prepaymentTitle: 'Keine Vorkasse',
  prepaymentText: 'Sie zahlen erst, wenn Sie alles gesehen und Ja gesagt haben.',
  ownershipTitle: '{percent} % Ihr Eigentum',
  ownershipText: 'Domain, Texte, Bilder, Code: alles, und zwar für immer.',
  deliveryTitle: '{days} Arbeitstage',
  deliveryText: 'Von Ihrem Startschuss, bis die Website online ist.',
  revisionsTitle: '{days} Tage für Änderungen',
  revisionsText: 'Etwas passt noch nicht ganz? Wir ändern es, kostenlos.',
} satisfies en.GuaranteeMessages

export const founder = {
  heading: 'Ein Brief der Gründerin',
  quote:
    'Ich bin noch keinem Bäcker begegnet, der eine Website wollte. Was sie alle wollten: mehr Leute an der Theke, und zwar an einem Dienstag.',
  role: 'Gründerin',
  portraitAlt: 'Gezeichnetes Porträt von {name}, mit einem Bleistift hinter dem Ohr',
  letterOne:
    'Angefangen habe ich mit den ausgedruckten Websites anderer Leute und einem Rotstift: Was ist das hier? Wo muss ich klicken? Was kostet das? So arbeiten wir bis heute.',
  letterTwo:
    'Um gefunden zu werden, sollte ein kleines Unternehmen keinen Projektleiter brauchen, keinen Zweijahresvertrag und keinen Kredit. Es braucht eine gute Website, einen festen Preis und jemanden, der antwortet. Mehr verkaufen wir nicht.',
  statYears: 'Jahre Erfahrung',
  statProjects: 'Projekte',
  statTeam: 'Leute im Team',
  missionHeading: 'Wofür wir arbeiten',
  mission: 'Eine Website, die jedes kleine Unternehmen bezahlen, verstehen und behalten kann.',
  valuesHeading: 'Woran wir uns halten',
  valueHonestyTitle: 'Zuerst der Preis',
  valueHonestyText: 'Vor dem ersten Gespräch, auf der ersten Seite, in Ihrer Währung.',
  valuePlainTitle: 'Ihre Worte, nicht unsere',
  valuePlainText: 'Was Ihre Kunden nie sagen würden, steht auch nicht auf der Seite.',
  valueFinishTitle: 'Fertig werden',
  valueFinishText: 'Eine fast fertige Website hat noch niemandem einen Kunden gebracht.',
  moreAboutUs: 'Mehr über uns',
} satisfies en.FounderMessages

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
  portraitAlt: 'Gezeichnetes Porträt von {name}',
  joinerTitle: 'Inhaber',
  joinerReview:
    'Hingeschickt habe ich einen Schuhkarton voller Fotos und eine Seite Beschwerden. Vier Tage später hatte ich eine Website und nichts mehr zu meckern.',
  joinerMetric: 'Angebotsanfragen',
  dentistTitle: 'Leitende Zahnärztin',
  dentistReview:
    'Zuerst kam die Frage, was Patienten am Empfang wissen wollen. Die Antworten stehen jetzt auf der ersten Seite. Das hatte mich vorher noch niemand gefragt.',
  dentistMetric: 'der Termine jetzt online gebucht',
  bakerTitle: 'Bäcker',
  bakerReview:
    'Dass auf der Website steht, was wann aus dem Ofen kommt, war eine Idee der Agentur. Samstags kommen die Leute jetzt auf die Minute genau.',
  bakerMetric: 'telefonische Bestellungen',
  lawyerTitle: 'Partnerin',
  lawyerReview:
    'Festpreis, klare Worte, fertig am versprochenen Tag. Ich rechne nach Stunden ab und habe mich ein wenig geschämt.',
  lawyerMetric: 'Erstberatungen',
  yogiTitle: 'Yogalehrerin',
  yogiReview:
    'Ich habe es mir dreimal anders überlegt. Die Website hat sich dreimal geändert, der Preis kein einziges Mal.',
  yogiMetric: 'gebuchte Probestunden',
  plumberTitle: 'Inhaber',
  plumberReview:
    'Große Nummer, großer Knopf, fertig. Auf meiner alten Website lief ein Film von einem Wasserfall.',
  plumberMetric: 'Anrufe beim Notdienst',
} satisfies en.TestimonialsMessages

export const stickyBar = {
  label: 'Kostenlose Analyse',
  text: 'Kostenlose Analyse in {hours} Stunden',
  button: 'Anfordern',
} satisfies en.StickyBarMessages
