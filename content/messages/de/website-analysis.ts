export const websiteAnalysis = {
  askTitle: 'Mit dem Rotstift durch Ihre Website, in einer halben Minute',
  askDescription:
    'Adresse eintippen und dem Rotstift auf Ihrer Website zusehen: was Sie Kunden kostet, was gut ist, was zuerst dran ist. Kostenlos, ohne Anmeldung.',
  askHeading: 'Mit dem Rotstift durch Ihre Website',
  askLead:
    'Tippen Sie die Adresse ein. Nach etwa einer halben Minute sehen Sie Ihre eigene Seite mit unseren Randnotizen: was Sie Kunden kostet, was gut ist und was zuerst dran ist.',
  address: 'Adresse Ihrer Website',
  addressHint: '„meine-baeckerei.de“ genügt.',
  submit: 'Website prüfen lassen',
  starting: 'Wird geöffnet …',
  terms:
    'Kostenlos. Ohne Namen, ohne E-Mail, ohne Anmeldung: Der Bericht erscheint hier auf dem Bildschirm, und den Link dazu haben nur Sie.',
  addressMissing: 'Bitte tippen Sie die Adresse Ihrer Website ein.',
  getHeading: 'Das bekommen Sie',
  getMarks: 'Ihre Seite am Handy und am Computer, mit Randnotizen überall dort, wo etwas nicht stimmt',
  getFirst: 'Drei Dinge, die zuerst dran sind, geordnet nach Nutzen und Aufwand',
  getFindings:
    'Alles Weitere, was uns aufgefallen ist, in klaren Worten: was wir gesehen haben, was es Sie kostet, was zu tun ist',
  getFigures: 'Messwerte wie Größe und Ladezeit, und welche Firmen etwas über Ihre Besucher erfahren',
  sampleCaption: 'So sieht das dann aus',
  honestHeading: 'Was mit Ihrer Adresse passiert',
  lookTerm: 'Was wir uns ansehen',
  lookText:
    'Die Seite, die Sie nennen, einmal am Handy und einmal am Computer, dazu einige ihrer Links. Wir melden uns nirgends an, füllen nichts aus und bestellen nichts.',
  timeTerm: 'Wie lange es dauert',
  timeText:
    'Etwa eine halbe Minute. Waren andere schneller, sehen Sie, wie viele noch vor Ihnen sind, und Ihre Analyse beginnt von selbst.',
  keepTerm: 'Wie lange wir den Bericht aufheben',
  keepText: '{days} {days/de/Tag/Tage} lang, oder bis Sie ihn löschen: Ein Knopf im Bericht genügt.',
  limitTerm: 'Was unser Programm nicht kann',
  limitText:
    'Es misst, aber Geschmack hat es keinen, und Ihre Kunden kennt es nicht. Dafür sind wir da: Unsere eigene Analyse kostet auch nichts und ist innerhalb von {hours} {hours/de/Stunde/Stunden} bei Ihnen.',
  robotLink: 'Waren wir auf Ihrer Website? Was unser Programm dort macht',

  reportTitle: 'Mit dem Rotstift durch Ihre Website: der Bericht',
  reportDescription:
    'Der Bericht über Ihre Website: Ihre Seite mit roten Randnotizen, die drei dringendsten Punkte und alles Weitere, was uns aufgefallen ist.',
  reportHeading: 'Ihr Bericht',
  reportHeadingOf: 'Mit dem Rotstift durch {host}',
  readHeadingOf: '{host}: gelesen, aber nicht gesehen',
  opening: 'Ihr Bericht wird gesucht …',
  lookedAt: 'Angesehen am {date}.',
  keptUntil: 'Dieser Link gilt bis {date}.',
  progress: 'So weit sind wir',
  stageWaiting: 'In der Warteschlange',
  stageWaitingText:
    'Andere waren schneller. Noch vor Ihnen: {place}. Es geht von selbst los, lassen Sie diese Seite ruhig offen.',
  stageNextText: 'Sie sind als Nächstes dran.',
  waitText:
    'Etwa eine halbe Minute je Website. Zuerst erscheint hier Ihre Seite, dann kommen die Randnotizen.',
  stageVisiting: 'Seite öffnen',
  stageVisitingText: 'Wir öffnen {host} wie Ihre Besucher, zuerst am Handy.',
  stageMeasuring: 'Messen',
  stageMeasuringText: 'Wie groß, wie schnell, und wer erfährt etwas über Ihre Besucher?',
  stageDrawing: 'Anstreichen',
  stageDrawingText: 'Der Stift ist gespitzt. Jetzt kommen die Randnotizen.',
  stageDone: 'Fertig',
  stageDoneText: 'Der Bericht ist fertig. Zu tun: {count}.',
  connectionOffline: 'Sie sind offenbar offline. Sobald Sie wieder Netz haben, geht es von selbst weiter.',
  connectionFailed: 'Unser Server antwortet gerade nicht. Wir versuchen es weiter.',
  noScript:
    'Den Bericht sehen Sie hier nur mit JavaScript. Starten Sie die Analyse über unser Formular, dann geht es auch ohne.',
  unknownHeading: 'Hier liegt kein Bericht',
  unknownText:
    'Vielleicht ist der Link unvollständig oder älter als {days} {days/de/Tag/Tage}, oder jemand, der ihn kennt, hat den Bericht gelöscht.',
  unknownButton: 'Website prüfen lassen',
  failedHeading: 'Wir konnten uns {host} nicht ansehen',
  reasonNotFound: 'Eine Website mit diesem Namen gibt es nicht. Fehlt vielleicht ein Buchstabe?',
  reasonPrivateAddress:
    'Diese Adresse liegt nicht im öffentlichen Netz. Wir kommen nicht hin, und Ihre Kunden auch nicht.',
  reasonUnreachable:
    'Unter dieser Adresse antwortet niemand. Wenn das so bleibt, rufen Sie Ihren Hosting-Anbieter an.',
  reasonTimedOut: 'Die Seite hat zu lange gebraucht. Ihre Besucher geben noch viel früher auf.',
  reasonFrozen:
    'Die Seite überlastet den Browser, bis er sich aufhängt. Den Handys Ihrer Besucher geht es ebenso.',
  reasonTooLarge:
    'Die Seite ist so groß, dass wir das Laden abgebrochen haben. Am Handy würde sie Ihre Besucher Geld kosten.',
  reasonTooManyRedirects: 'Die Adresse leitet von einer Stelle zur nächsten weiter und kommt nirgends an.',
  reasonRefused: 'Die Website verlangt ein Passwort oder weist Programme wie unseres ab.',
  reasonServerError: 'Die Website meldet einen Serverfehler. Den sehen auch Ihre Besucher.',
  reasonBadCertificate:
    'Das Zertifikat der Website ist ungültig: Statt der Seite zeigen Browser Ihren Besuchern eine Warnung.',
  reasonNotAPage: 'Unter dieser Adresse liegt eine Datei, keine Seite.',
  reasonEmpty: 'Die Seite lädt, ist aber leer.',
  reasonCrashed:
    'Die Seite hat unseren Browser zweimal zum Absturz gebracht. Einem schwachen Handy kann es genauso gehen.',
  reasonSkipped: 'Der Inhaber dieser Website möchte nicht, dass wir sie besuchen. Daran halten wir uns.',
  reasonNoBrowser:
    'Diesmal konnten wir nur den Text Ihrer Seite lesen, sie aber nicht ansehen. Deshalb fehlen die Bilder mit den Randnotizen, die Messwerte und alles über Tempo und Handys.',
  failedWays:
    'Wir sehen sie uns gern selbst an, kostenlos und innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  phone: 'Am Handy',
  desktop: 'Am Computer',
  phoneAlt: '{host} am Handy. Was angestrichen ist, steht in der Liste.',
  desktopAlt: '{host} am Computer. Was angestrichen ist, steht in der Liste.',
  marksHeading: 'Was der Rotstift angestrichen hat',
  markedOnPhone: 'am Handy angestrichen',
  markedOnDesktop: 'am Computer angestrichen',
  noMarks: 'Auf den Bildern gibt es nichts anzustreichen. Das kommt selten vor.',
  nothingFirst: 'Nichts Dringendes. Wer diese Website gemacht hat, versteht sein Handwerk.',
  allHeading: 'Alles, was uns aufgefallen ist',
  seen: 'Was wir gesehen haben',
  cost: 'Was es Sie kostet',
  todo: 'Was zu tun ist',
  evidence: 'Auf Ihrer Seite',
  severitySevere: 'Kostet Sie Kunden',
  severitySerious: 'Bald beheben',
  severityMinor: 'Eine Kleinigkeit',
  effortMinutes: 'Ein paar Minuten Arbeit',
  effortHours: 'Ein Nachmittag Arbeit',
  effortDays: 'Ein paar Tage Arbeit',
  article: 'Mehr dazu in unserem Artikel',
  figuresHeading: 'Am Handy gemessen',
  figuresNote:
    'Möglich sind jeweils hundert Punkte. Tempo und SEO misst Lighthouse, ein Prüfprogramm von Google, wie auf einem durchschnittlichen Handy; „Am Handy“ ist unsere eigene Wertung nach dem, was wir dort gesehen haben.',
  notMeasured: 'nicht gemessen',
  weight: 'Größe der Seite',
  requests: 'Geladene Dateien',
  seconds: 'Bis das Wichtigste da ist',
  thirdParties: 'Wer sonst etwas über Ihre Besucher erfährt',
  nobodyElse: 'Niemand. Sehr schön.',
  sinceHeading: 'Seit {date}',
  sinceMended: 'Behoben',
  sinceAppeared: 'Neu',
  sinceNothing: 'Alles, was wir prüfen, ist unverändert.',
  /** Heads what one of us says about it; {date} is such as “March 2, 2026”. */
  reviewHeading: 'Am {date} hat sich auch {name} die Seite angesehen',
  /** The last line of their answer. */
  reviewLink: 'Ihr Bericht mit meinen Anmerkungen: {url}',
  nextHeading: 'Und jetzt?',
  personHeading: 'Eine zweite Meinung?',
  personText:
    'Wir lesen den Bericht und sehen uns an, was Ihre Kunden sehen, kostenlos und innerhalb von {hours} {hours/de/Stunde/Stunden}. Oder Sie lassen sich nur den Bericht schicken: eine einzige E-Mail, kein Newsletter.',
  email: 'Ihre E-Mail',
  personButton: 'Analyse anfordern',
  mailButton: 'Nur den Bericht',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  personSent:
    'Ihre Anfrage ist angekommen. Sie hören innerhalb von {hours} {hours/de/Stunde/Stunden} von uns.',
  mailSent: 'Der Bericht ist unterwegs zu Ihnen.',
  offerHeading: 'Oder Sie lassen es machen',
  offerText:
    'Eine neue Website ab {price}, fertig in {days} {days/de/Arbeitstag/Arbeitstagen}. Sie zahlen erst nach Ihrer Freigabe.',
  offerButton: 'Pakete ansehen',
  keepHeading: 'Dieser Bericht',
  print: 'Drucken oder als PDF sichern',
  copy: 'Link kopieren',
  copied: 'Kopiert. Wer den Link hat, kann den Bericht lesen.',
  copyFailed: 'Bitte kopieren Sie ihn aus der Adresszeile.',
  again: 'Noch einmal prüfen',
  againHint: 'Etwas behoben? Lassen Sie noch einmal nachsehen. Im Bericht steht dann, was sich geändert hat.',
  remove: 'Bericht jetzt löschen',
  removeQuestion: 'Endgültig löschen?',
  removeEffect: 'Der Link funktioniert dann bei niemandem mehr.',
  removeYes: 'Ja, löschen',
  removeNo: 'Behalten',
  removing: 'Wird gelöscht …',
  removedHeading: 'Gelöscht',
  removedText: 'Der Bericht und seine Bilder sind weg, hier und bei allen, die den Link hatten.',

  notSentTitle: 'Wir haben uns Ihre Website noch nicht angesehen',
  tooMany:
    'Mehr Websites schafft unser Programm im Moment leider nicht. Bitte versuchen Sie es später noch einmal, oder schreiben Sie uns: Dann sehen wir uns Ihre selbst an.',
  switchedOff:
    'Unser Programm macht gerade Pause. Schreiben Sie uns, dann sehen wir uns Ihre Website selbst an, kostenlos.',

  robotTitle: 'Unser Programm auf Ihrer Website: was es dort macht',
  robotDescription:
    'Wer unser Programm auf Ihre Website geschickt hat, was es dort macht, wie oft es kommt und wie Sie es für immer loswerden.',
  robotHeading: 'War unser Programm bei Ihnen?',
  robotLead:
    'Dann hat jemand die Adresse Ihrer Website in unsere Analyse eingetippt. Meist sind es die Inhaber selbst.',
  robotDoesHeading: 'Was es macht',
  robotDoesText:
    'Es öffnet eine einzige Seite in einem echten Browser, in Handy- und Computeransicht, und prüft sie. Außerdem probiert es aus, ob einige Links und Bilder dieser Seite noch funktionieren. Es meldet sich nirgends an, füllt kein Formular aus und bestellt nichts.',
  robotOftenHeading: 'Wie oft es kommt',
  robotOftenText:
    'Nur auf Wunsch, und höchstens ein paarmal in der Stunde auf dieselbe Website, egal, wer darum bittet.',
  robotNameHeading: 'Woran Sie es erkennen',
  robotNameText: 'Im Protokoll Ihres Servers heißt es {agent}, dahinter steht die Adresse dieser Seite.',
  robotStopHeading: 'Wie Sie es loswerden',
  robotStopText:
    'Schreiben Sie an {email} und nennen Sie Ihre Website. Sie kommt auf unsere Liste, und das Programm besucht sie nicht wieder. Wer sie trotzdem eintippt, erfährt, warum.',

  fromContact: 'Erste Randnotizen sofort',
  fromContactHint: 'Unser Programm braucht eine halbe Minute, dann sind wir dran.',
  fromArticle: 'Oder Sie sehen die ersten Randnotizen schon in einer halben Minute',
  fromReceipt: 'Die ersten Randnotizen zu Ihrer Website ansehen',
}
