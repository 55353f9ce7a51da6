export const page = {
  homeTitle: 'Firmenwebsite zum Festpreis, in wenigen Tagen fertig',
  homeDescription:
    'Ihre professionelle Firmenwebsite: in {days} {days/de/Arbeitstag/Arbeitstagen} gestaltet, gebaut und online. Keine Vorkasse: erst ansehen, dann freigeben, dann zahlen.',
  chooseTitle: '{agency}: Wählen Sie Ihre Sprache',
  chooseDescription:
    'Professionelle Firmenwebsites zum Festpreis, in {languages} {languages/de/Sprache/Sprachen}. Hier wählen Sie Ihre.',
  knowledgeTitle: 'Drei Artikel über Websites, ganz ohne Fachwörter',
  knowledgeDescription:
    'Was eine Website kostet, warum kleine Unternehmen eine brauchen und welche Fehler Kunden kosten: drei kostenlose Artikel für Inhaber.',
  faqTitle: 'Häufige Fragen: Preis, Zahlung, Eigentum',
  faqDescription:
    'Was eine Website kostet, wann Sie zahlen, wie lange es dauert, wem sie gehört und was wir von Ihnen brauchen. Klare Antworten, bevor Sie bestellen.',
  aboutTitle: 'Wer wir sind und warum der Stift rot ist',
  aboutDescription:
    'Wer Ihre Website gestaltet, textet und baut, und wie die Frage eines Bäckers alles ins Rollen brachte. Ohne gekaufte Bilder.',
  privacyTitle: 'Datenschutzerklärung: was wir speichern und wie lange',
  privacyDescription:
    'Welche personenbezogenen Daten diese Website speichert, warum, wie lange, wer sie sieht und wie Sie sie berichtigen, exportieren oder löschen lassen.',
  sampleTitle: 'Musterbericht: was die kostenlose Analyse findet',
  sampleDescription:
    'Eine alte Seite mit roten Randnotizen, ihre Messwerte und die drei dringendsten Punkte: So sieht die kostenlose Analyse Ihrer Website aus.',
  confirmTitle: 'Noch ein Klick zum Absenden',
  confirmDescription:
    'Ohne JavaScript ist ein Schritt mehr nötig. Bitte lesen Sie noch einmal, was Sie geschrieben haben, und senden Sie es frühestens nach drei Sekunden ab.',
  chatTitle: 'Fragen Sie Pliiats: Preise, Dauer, Hosting',
  chatDescription:
    'Fragen Sie unseren Assistenten, was eine Website kostet, wie lange es dauert und wem sie gehört. Ein Programm, das sich kurz fasst. Auf Wunsch hilft unser Team.',
}

export const header = {
  skipLink: 'Zum Inhalt springen',
  promise: 'Professionelle Websites, {package} in {days} {days/de/Arbeitstag/Arbeitstagen}',
  existingCustomers: 'Schon Kunde?',
  navigationLabel: 'Hauptmenü',
  home: 'Startseite',
  services: 'Leistungen',
  pricing: 'Preise',
  portfolio: 'Referenzen',
  testimonials: 'Kundenstimmen',
  about: 'Über uns',
  knowledge: 'Wissen',
  faq: 'FAQ',
  contact: 'Kontakt',
  freeAnalysis: 'Kostenlose Analyse',
  getStarted: 'Jetzt anfragen',
  chat: 'Per WhatsApp schreiben',
  chatText: 'Guten Tag, ich interessiere mich für eine Website ab {price}. Können Sie mir mehr dazu sagen?',
  menuOpen: 'Menü',
  menuClose: 'Menü schließen',
  messagingHeading: 'Schreiben Sie uns',
  messagingLead: 'Schreiben Sie jederzeit. Hier antworten wir zu den Bürozeiten: {openingHours}.',
}

export const footer = {
  claim: 'Gute Websites für kleine Unternehmen: fester Preis, schnell fertig, und alles gehört Ihnen.',
  officesHeading: 'Büros',
  pagesHeading: 'Auf dieser Website',
  supportHeading: 'Schon Kunde?',
  hours: 'Montag bis Freitag, {from}–{to} Uhr',
  momentThere: '{moment} Uhr (Ortszeit {city})',
  hoursThere: '{hours} (Ortszeit {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Nach oben',
}

export const language = {
  loading: 'Wird in Ihrer Sprache geladen …',
  menuLabel: 'Sprache',
  chooseHeading: 'Wählen Sie Ihre Sprache',
}

export const privacy = {
  updated: 'Zuletzt geändert am {date}',
  languageNotice: 'Diese Erklärung gibt es auf Englisch und Estnisch. Hier lesen Sie die englische Fassung.',
  contents: 'Auf dieser Seite',
  answer:
    'Was Sie uns schicken, speichern wir, um Ihnen zu antworten, und nur so lange, wie das dauert, es sei denn, Sie werden Kunde. Ohne Ihre Einwilligung wird nichts gemessen. Was Sie hier schreiben, bleibt in Ihrem Browser, bis Sie uns Ihre Kontaktdaten geben. Ihre Daten können Sie berichtigen, exportieren oder löschen lassen.',
}

export const notFound = {
  heading: '404: Seite nicht gefunden',
  remark: 'Hier findet selbst der Rotstift nichts',
  lead: 'Unter dieser Adresse gibt es keine Seite. Vielleicht steckt ein Tippfehler darin, oder die Seite ist umgezogen.',
  developerHint: 'Haben Sie vergessen, die Seite in den Router einzutragen?',
}

export const errorFallback = {
  heading: 'Da ist etwas schiefgegangen',
  remark: 'Das geht auf unsere Kappe',
  text: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte laden Sie die Seite neu.',
  refresh: 'Seite neu laden',
  report: 'Problem melden',
  staleText:
    'Inzwischen gibt es eine neuere Fassung dieser Seite. Ihr Text bleibt erhalten: Laden Sie die Seite neu, dann geht es weiter.',
}

export const chatPage = {
  heading: 'Fragen Sie Pliiats',
  lead: 'Kurze Fragen, kurze Antworten: Preise, Dauer, Änderungen, Hosting. Oder Sie hinterlassen unserem Team eine Nachricht.',
  close: 'Chat schließen',
  noScript:
    'Der Chat braucht JavaScript, und das ist in Ihrem Browser ausgeschaltet. Schreiben Sie uns stattdessen an {email}.',
  codeFailed: 'Der Chat ließ sich nicht laden. Schreiben Sie uns stattdessen an {email}.',
}
