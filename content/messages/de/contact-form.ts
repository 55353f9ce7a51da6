export const contactForm = {
  heading: 'Kostenlose Analyse anfordern',
  lead: 'Wir sehen uns Ihre Website an und schreiben Ihnen, was funktioniert, was Sie Kunden kostet und was Sie zuerst angehen sollten. Innerhalb von {hours} {hours/de/Stunde/Stunden}, kostenlos und unverbindlich.',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  url: 'Ihre Website',
  message: 'Nachricht',
  optional: 'optional',
  startTime: 'Wann soll es losgehen?',
  startImmediately: 'Sofort',
  startThisWeek: 'Diese Woche',
  startNextWeek: 'Nächste Woche',
  startWithinMonth: 'Innerhalb eines Monats',
  startJustExploring: 'Noch offen',
  defaultMessage:
    'Guten Tag, bitte schicken Sie mir eine kostenlose Analyse meiner Website: was funktioniert, was nicht und was Sie zuerst ändern würden.',
  submit: 'Absenden',
  sending: 'Wird gesendet …',
  promise:
    'Kostet nichts und verpflichtet zu nichts. Wir antworten innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  orderPromise: 'Jetzt ist noch nichts zu bezahlen.',
  privacyNote: 'Ihre Angaben nutzen wir nur, um Ihnen zu antworten.',
  privacyLink: 'Datenschutzerklärung',
  errorTitle: 'Fehler',
  missingFields: 'Bitte füllen Sie alle Pflichtfelder aus.',
  sendFailed: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  success:
    '✓ Analyse angefordert! Wie es weitergeht, steht in der E-\u2060Mail, die wir Ihnen geschickt haben. Ihren ausführlichen Bericht schicken wir Ihnen innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  successNoMail:
    '✓ Anfrage gesendet! Per E-\u2060Mail können wir sie gerade nicht bestätigen, aber sie liegt uns vor. Ihren ausführlichen Bericht erhalten Sie innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  fieldMissing: 'Bitte füllen Sie dieses Feld aus.',
  emailMalformed: 'Diese E-Mail-Adresse scheint nicht gültig zu sein.',
  urlMalformed: 'Diese Website-Adresse scheint nicht zu stimmen.',
  offline:
    'Sie sind offenbar offline. Ihr Text bleibt erhalten: Versuchen Sie es einfach noch einmal, sobald Sie wieder Netz haben.',
  sentHeading: 'Ihre Anfrage ist angekommen',
  sentText:
    'Wir haben Ihnen eine E-\u2060Mail geschickt, in der steht, wie es weitergeht. Ihr Bericht folgt innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  orderHeading: 'Ihre Bestellung',
  orderLead:
    'Schicken Sie uns Ihre Bestellung. Innerhalb von {hours} {hours/de/Stunde/Stunden} schreiben wir Ihnen, was wir von Ihnen brauchen und an welchem Tag Ihre Website fertig ist. Sie zahlen erst, wenn Sie die fertige Website gesehen und Ja gesagt haben.',
  orderMessage: 'Guten Tag, ich möchte das Paket {package} bestellen.',
  orderMessageWith: 'Guten Tag, ich möchte das Paket {package} bestellen, dazu: {extras}.',
  orderMessageExtras: 'Guten Tag, ich möchte bestellen: {extras}.',
  orderPlain: 'Was Sie bei den Preisen angekreuzt haben, schicken Sie mit diesem Formular mit.',
  orderChange: 'Bestellung ändern',
  orderDrop: 'Nur die kostenlose Analyse',
  orderRestore: 'Zurück zur Bestellung',
  priceChanged:
    'Unsere Preise haben sich geändert, seit Sie diese Seite geöffnet haben. Bitte laden Sie sie neu und prüfen Sie die Summe; Ihr Text bleibt erhalten.',
  orderSuccess:
    '✓ Bestellung gesendet. Wie es weitergeht, steht in der E-\u2060Mail, die wir Ihnen geschickt haben. Wir schreiben Ihnen innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  orderSuccessNoMail:
    '✓ Bestellung gesendet. Per E-\u2060Mail können wir sie gerade nicht bestätigen, aber sie liegt uns vor. Wir schreiben Ihnen innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  orderSentHeading: 'Ihre Bestellung ist angekommen',
  orderSentText:
    'Wir haben Ihnen eine E-\u2060Mail geschickt, in der steht, wie es weitergeht. Innerhalb von {hours} {hours/de/Stunde/Stunden} schreiben wir Ihnen.',
  receiptAsked: 'Ihre Wahl',
  receiptAnalysisOf: 'Kostenlose Analyse von {url}',
  receiptAnswer: 'Sie hören von uns',
  receiptBy: 'bis {moment} Uhr (Ihre Ortszeit)',
  receiptWithin: 'innerhalb von {hours} {hours/de/Stunde/Stunden}',
  receiptReader: 'Geht an',
  receiptMeanwhile: 'In der Zwischenzeit',
  receiptWork: 'Unsere Referenzen ansehen',
  receiptAdd: 'Per E-Mail etwas ergänzen',
  receiptAddSubject: 'Noch etwas zu meiner Anfrage',
  sentBack: 'Zurück zur Startseite',
  notSentHeading: 'Noch nicht gesendet',
  notSentText: 'Gehen Sie in Ihrem Browser einen Schritt zurück: Was Sie geschrieben haben, ist noch da.',
  notSentBack: 'Zurück zum Formular',
  notSentEmpty: 'Leeres Formular öffnen',
  notSentOtherwise: 'Oder schreiben Sie uns: {email}',
}

export const problems = {
  tooLong: 'Das ist zu lang. Bitte etwas kürzen.',
  malformed:
    'Einen Teil Ihrer Angaben konnten wir nicht lesen. Bitte prüfen Sie alles und senden Sie es noch einmal.',
  tooLarge: 'Das ist mehr, als wir auf einmal annehmen können. Bitte kürzen Sie Ihre Nachricht.',
  crossSite:
    'Das kam von einer fremden Website, deshalb haben wir es nicht angenommen. Bitte nutzen Sie das Formular auf unserer Website.',
  unsupported: 'Das geht hier leider nicht.',
  duplicateKey:
    'Dieses Formular wurde schon einmal mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  stillRunning: 'Ihr erster Versuch wird noch bearbeitet. Bitte warten Sie einen Moment.',
  tooManyRequests:
    'Das war etwas viel in kurzer Zeit. Bitte versuchen Sie es {wait} noch einmal oder schreiben Sie an {email}.',
  tooManyForNow:
    'Das war etwas viel in kurzer Zeit. Bitte warten Sie eine Weile, bevor Sie noch einmal senden.',
  unavailable:
    'Das hat leider nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal oder schreiben Sie an {email}.',
}
