export const chatAssistant = {
  listenName:
    'ich heiße|ich heisse|mein name ist|mein name lautet|ich bin der|ich bin die|ich bin|name ist|heiße|heisse|hier ist|hier spricht',
  open: 'Fragen Sie Pliiats, unseren Assistenten',
  title: 'Pliiats',
  subtitle: 'Ein Programm, kein Mensch. Kann die Preise auswendig.',
  minimise: 'Chat verkleinern',
  openInFull: 'Chat als eigene Seite öffnen',
  logLabel: 'Gespräch mit Pliiats',
  inputLabel: 'Ihre Nachricht',
  inputEmail: 'Ihre E-Mail-Adresse',
  placeholder: 'Preis, Dauer, Hosting …',
  placeholderEmail: 'name@example.com',
  placeholderPhone: 'Ihre Telefonnummer',
  placeholderName: 'Ihr Name',
  send: 'Senden',
  typing: 'Pliiats schreibt …',
  senderUser: 'Sie',
  optionsLabel: 'Vorschläge',
  startOver: 'Von vorn beginnen',
  privacyNote: 'Was Sie hier hinterlassen, nutzen wir nur, um Ihnen zu antworten.',
  privacyLink: 'Datenschutzerklärung',
  optionServices: 'Leistungen',
  optionPricing: 'Preise',
  optionDiscount: 'Geht es günstiger?',
  optionPortfolio: 'Referenzen',
  optionContact: 'Mit einem Menschen reden',
  optionAnalysis: 'Meine Website prüfen',
  optionOffice: 'Wo sitzen Sie?',
  optionDelivery: 'Wie lange dauert es?',
  optionRevisions: 'Was kosten Änderungen?',
  optionOwnership: 'Gehört die Website mir?',
  optionHosting: 'Hosting',
  optionLanguages: 'Mehrere Sprachen',
  optionGuarantee: 'Und wenn es mir nicht gefällt?',
  optionPayment: 'Wann zahle ich?',
  optionSupport: 'Problem mit meiner Website',
  optionBot: 'Wer antwortet hier?',
  optionCancel: 'Lieber doch nicht',
  optionSkip: 'Weiter ohne Nummer',
  optionBack: 'Einen Schritt zurück',
  optionAlone: 'Meine Fragen nicht mitschicken',
  replyGreeting: 'Guten Tag, ich bin Pliiats, ein Programm, und fasse mich kurz. Was möchten Sie wissen?',
  replyServices:
    'Wir gestalten und bauen Websites für kleine Unternehmen und stellen sie online: fürs Handy gemacht, in Suchmaschinen zu finden, mit Kontaktformular. Auf Wunsch kommen Buchungssystem, Online-Rechner, Newsletter und mehr dazu. Das kleinste Paket ist {firstPackage}.',
  linkServices: 'Was alles dazugehört',
  replyPricing:
    'Eine Website hat bei uns einen Festpreis: {packagePrices}. Sie zahlen einmal und erst, wenn Sie die fertige Website gesehen und freigegeben haben. Extras bezahlen Sie nur, wenn Sie welche bestellen.',
  linkPricing: 'Die Pakete im Vergleich',
  replyDiscount:
    'Rabatte geben wir nicht: Alle zahlen denselben Festpreis. Am günstigsten ist {firstPackage}, und dazu kommt nur, was Sie wirklich brauchen.',
  replyPortfolio:
    'Mehr als {sites} Websites haben wir schon übergeben. Einige stehen bei den Referenzen: vorher und nachher, mit Zahlen und mit dem, was die Inhaber dazu sagen.',
  linkPortfolio: 'Referenzen ansehen',
  replyContact:
    'Gern. Wie lautet Ihre E-Mail-Adresse? Unser Team meldet sich innerhalb von {hours} {hours/de/Stunde/Stunden}, auch am Wochenende. Oder Sie rufen an: {telephone}, {openingHours}.',
  replyContactWithQuestions:
    'Gern. Wie lautet Ihre E-Mail-Adresse? Was Sie hier gefragt haben, gebe ich gleich weiter, damit Sie nichts wiederholen müssen. Unser Team meldet sich innerhalb von {hours} {hours/de/Stunde/Stunden}, auch am Wochenende. Oder Sie rufen an: {telephone}, {openingHours}.',
  replyAlone: 'In Ordnung, Ihre Fragen gehen nicht mit. Wie lautet Ihre E-Mail-Adresse?',
  linkContact: '{telephone} anrufen',
  replyAnalysis:
    'Das machen wir gern, und es kostet nichts. Wir brauchen nur die Adresse Ihrer Website, gleich hier im Chat oder auf der Analyseseite: Nach einer halben Minute sehen Sie Ihre eigene Seite mit unseren Randnotizen. Auf Wunsch sieht sie sich auch ein Mensch an, innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  linkAnalysis: 'Jetzt prüfen lassen',
  replyOffice:
    'Am Telefon: {telephone}, {openingHours}. E-Mails beantworten wir innerhalb von {hours} {hours/de/Stunde/Stunden}, auch am Wochenende. Vorbeikommen müssen Sie nicht: Wir erledigen alles online; Kolleginnen und Kollegen sitzen in {offices}. Unsere Postanschrift ist {address}.',
  linkOffice: 'Über uns',
  replyDelivery:
    'Wie viele Arbeitstage es dauert, hängt vom Paket ab: {packageDays}. Die Zeit läuft, sobald wir Ihren Startschuss, Ihre Texte und Ihre Bilder haben.',
  linkDelivery: 'Wie lange es dauert',
  replyRevisions:
    'Bis Sie die Website freigeben, ändern wir alles, was Ihnen nicht gefällt. Auch nach der Veröffentlichung sind Änderungen erst einmal kostenlos. Wie lange, hängt vom Paket ab: {packageChangeDays}. Danach nennen wir Ihnen den Preis, bevor wir anfangen, oder Sie nehmen die Pflege der Inhalte für {maintenancePrice}.',
  linkRevisions: 'Mehr zu Änderungen',
  changeDays: '{count} {count/de/Tag/Tage}',
  replyOwnership:
    'Die Website gehört Ihnen: Domain, Seiten, Bilder, Texte und Code. Alle Passwörter bekommen Sie am Tag der Veröffentlichung, und Sie können jederzeit zu einem anderen Anbieter wechseln.',
  linkOwnership: 'Wem die Website gehört',
  replyHosting:
    'Hosting bei uns kostet {hostingPrice}: {uptime} % Verfügbarkeit, tägliche Sicherungen und das SSL-Zertifikat inklusive. Daneben fällt laufend nur die Jahresgebühr Ihrer Domain an. Unser Hosting ist kein Muss: Die Website läuft auch bei jedem anderen Anbieter.',
  linkHosting: 'Hosting bei den Extras',
  replyLanguages:
    'Ja, Ihre Website kann mehrsprachig sein. Wie viele Sprachen enthalten sind, hängt vom Paket ab: {packageLanguages}. Jede Fassung wird für ihre Leser geschrieben, nicht durch ein Übersetzungsprogramm gejagt.',
  linkLanguages: 'Sprachen im Vergleich',
  replyGuarantee:
    'Gefällt Ihnen die fertige Website nicht, zahlen Sie nichts. Sie sind an keinen Vertrag gebunden und müssen nichts kündigen. Und nach der Veröffentlichung sind Änderungen erst einmal kostenlos. Wie lange, hängt vom Paket ab: {packageChangeDays}.',
  linkGuarantee: 'Warum Sie nichts riskieren',
  replyPayment:
    'Sie zahlen einmal und erst, wenn Sie die fertige Website gesehen und freigegeben haben. Keine Anzahlung, keine Raten. Monatlich zahlen Sie nur für Hosting ({hostingPrice}) und Pflege der Inhalte ({maintenancePrice}), wenn Sie das möchten.',
  linkPayment: 'Mehr zur Zahlung',
  replySupport:
    'Das tut mir leid. Eröffnen Sie bitte ein Ticket: Ihr Text steht schon drin, Sie bekommen sofort eine Nummer, und unser Team liest jedes Ticket. Ist die Website nicht erreichbar, kommt Ihr Ticket ganz nach vorn.',
  linkSupport: 'Ticket eröffnen',
  replyBot:
    'Kein Mensch: Ich bin Pliiats, ein Programm, und weiß, was auf dieser Website steht. Wenn Sie lieber mit jemandem aus unserem Team sprechen, sagen Sie es einfach.',
  replyThanks: 'Gern geschehen. Fragen Sie einfach, wenn noch etwas ist.',
  replyUnsure:
    'Das war mir nicht ganz klar. Was davon meinen Sie? Oder soll Ihnen jemand aus unserem Team antworten?',
  replyOrder: '{items}. Zusammen sind das {total}, einmalig.',
  replyOrderMonthly: '{items}. Zusammen sind das einmalig {total} und {monthly} im Monat.',
  replyAddOns: '{items}. Das kommt zu einem Paket dazu; das kleinste ist {firstPackage}.',
  foundPlace: 'Dazu haben wir etwas geschrieben: „{title}“.',
  foundLink: 'Quelle: {title}',
  replyFallback: 'Da muss ich passen. Ich helfe bei Fragen zu Leistungen, Preisen, Referenzen und Kontakt.',
  replyAskingEmail: 'An welche E-Mail-Adresse sollen wir schreiben?',
  replyAskingPhone: 'Danke. Und Ihre Telefonnummer, falls unsere E-Mail nicht ankommt? Es geht auch ohne.',
  replyAskingName: 'Gut. Und wie heißen Sie?',
  replyEmailMalformed: 'Bitte geben Sie eine gültige E-Mail-Adresse ein (z. B. {email}).',
  replyPhoneMalformed: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  replyNameMissing: 'Den Namen habe ich nicht verstanden. Wie heißen Sie?',
  replyCancelled: 'In Ordnung, es wird nichts gesendet. Möchten Sie sonst noch etwas wissen?',
  replyCancelledAfterLead:
    'In Ordnung. Was Sie vorhin geschickt haben, ist bei uns angekommen, mehr wird nicht gesendet. Fragen Sie einfach, wenn noch etwas ist.',
  thanks:
    'Danke, {name}. Ihre Angaben sind angekommen, und unser Team meldet sich innerhalb von {hours} {hours/de/Stunde/Stunden}. Haben Sie sonst noch eine Frage?',
  replyNoMail:
    'Noch etwas: Per E-Mail können wir das gerade nicht bestätigen. Ihre Nachricht ist trotzdem angekommen, und unser Team meldet sich.',
}
