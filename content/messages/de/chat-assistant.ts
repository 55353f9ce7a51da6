import type { ChatAssistantMessages } from '../en/chat-assistant.ts'

export const chatAssistant = {
  open: 'Fragen Sie Pliiats, unseren Assistenten',
  title: 'Pliiats',
  subtitle: 'Ein Programm, kein Mensch. Kann die Preise auswendig.',
  minimise: 'Chat verkleinern',
  openInFull: 'Chat als eigene Seite öffnen',
  logLabel: 'Gespräch mit Pliiats',
  inputLabel: 'Ihre Nachricht',
  inputEmail: 'Ihre E-Mail-Adresse',
  placeholder: 'Preis, Lieferzeit, Hosting …',
  placeholderEmail: 'name@example.com',
  placeholderPhone: 'Ihre Telefonnummer',
  placeholderName: 'Ihr Name',
  send: 'Senden',
  typing: 'Pliiats schreibt …',
  senderBot: 'Pliiats',
  senderUser: 'Sie',
  optionsLabel: 'Vorschläge',
  startOver: 'Von vorn beginnen',
  privacyNote: 'Was Sie hier hinterlassen, nutzen wir nur, um Ihnen zu antworten.',
  privacyLink: 'Datenschutzerklärung',
  optionServices: 'Leistungen',
  optionPricing: 'Preise',
  optionPortfolio: 'Referenzen',
  optionContact: 'Mit einem Menschen reden',
  optionDelivery: 'Wie lange dauert es?',
  optionRevisions: 'Was kosten Änderungen?',
  optionOwnership: 'Gehört die Website mir?',
  optionHosting: 'Hosting',
  optionLanguages: 'Mehrere Sprachen',
  optionGuarantee: 'Und wenn es mir nicht gefällt?',
  optionPayment: 'Wann zahle ich?',
  optionSupport: 'Problem mit meiner Website',
  optionCancel: 'Lieber doch nicht',
  replyGreeting:
    'Guten Tag, ich bin Pliiats. Ich bin ein Programm, kein Mensch, und fasse mich kurz. Was möchten Sie wissen?',
  replyServices:
    'Wir gestalten, texten und bauen Websites für kleine Unternehmen und stellen sie online: für Handys gemacht, für Suchmaschinen gerüstet, mit Kontaktformular. Auf Wunsch kommen Buchung, Online-Rechner, Newsletter und mehr dazu.',
  linkServices: 'Was alles dazugehört',
  replyPricing:
    '{packagePrices}. Sie zahlen einmal, und erst, wenn Sie die Website gesehen und Ja gesagt haben. Dazu kommt nur, was Sie selbst bestellen.',
  linkPricing: 'Die Pakete im Vergleich',
  replyPortfolio:
    'Mehr als {sites} Websites haben wir schon übergeben. Einige stehen bei den Referenzen: vorher, nachher und mit Zahlen.',
  linkPortfolio: 'Referenzen ansehen',
  replyContact:
    'Gern: Ein Mensch antwortet Ihnen innerhalb von {hours} Stunden. An welche E-Mail-Adresse darf er schreiben? Oder rufen Sie an: Montag bis Freitag, {from}–{to} Uhr, sind wir da.',
  linkContact: '{telephone} anrufen',
  replyDelivery:
    'So viele Arbeitstage brauchen wir: {packageDays}. Gezählt wird ab Ihrem Startschuss, wenn Ihre Texte und Bilder bei uns sind.',
  linkDelivery: 'Mehr zur Lieferzeit',
  replyRevisions:
    'Nach der Veröffentlichung sind Änderungen so viele Tage kostenlos: {packageChangeDays}. Was spätere kosten, hören Sie vorher. Oder Sie nehmen die Pflege der Inhalte für {maintenancePrice}.',
  linkRevisions: 'Mehr zu Änderungen',
  replyOwnership:
    'Alles gehört Ihnen: Domain, Seiten, Bilder, Texte, Code. Die Zugangsdaten bekommen Sie am Tag der Veröffentlichung, und wenn Sie einmal weggehen, nehmen Sie alles mit.',
  linkOwnership: 'Wem die Website gehört',
  replyHosting:
    'Hosting kostet {hostingPrice}: {uptime} % Verfügbarkeit, tägliche Sicherung, Zertifikat inbegriffen. Es ist kein Muss: Sie können mit Ihrer Website zu jedem Anbieter gehen, den Sie mögen.',
  linkHosting: 'Hosting bei den Extras',
  replyLanguages:
    'So viele Sprachen sind höchstens dabei: {packageLanguages}. Jede schreiben wir für die Leute, die sie lesen.',
  linkLanguages: 'Sprachen im Vergleich',
  replyGuarantee:
    'Wenn es Ihnen nicht gefällt, schulden Sie uns nichts. Sie zahlen erst, wenn Sie die fertige Website gesehen und Ja gesagt haben. Kein Vertrag bindet Sie, also gibt es auch nichts zu kündigen.',
  linkGuarantee: 'Mehr dazu, wann Sie zahlen',
  replyPayment:
    'Erst wenn Sie die fertige Website gesehen und Ja gesagt haben. Keine Vorkasse, keine Raten, nur einmal. Bis dahin kostet es Sie nichts.',
  linkPayment: 'Mehr zur Zahlung',
  replySupport:
    'Das ist ein Fall für unseren Support, dort geht es schneller als bei mir: Eröffnen Sie ein Ticket, die Nummer kommt sofort, und ein Mensch liest es. Ist eine Website nicht erreichbar, kommt sie als Erste dran.',
  linkSupport: 'Ticket eröffnen',
  replyThanks: 'Gern geschehen. Wenn Ihnen noch etwas einfällt: Ich bin hier.',
  foundPlace: 'Dazu haben wir etwas geschrieben. Sehen Sie hier nach: „{title}“.',
  foundLink: 'Quelle: {title}',
  replyFallback: 'Ich kann Ihnen bei Leistungen, Preisen, Referenzen oder Kontaktdaten weiterhelfen.',
  replyAskingPhone: 'Danke. Und eine Telefonnummer, falls die E-Mail verloren geht?',
  replyAskingName: 'Gut. Und nach wem sollen wir fragen?',
  replyEmailMalformed: 'Bitte geben Sie eine gültige E-Mail-Adresse ein (z. B. {email}).',
  replyPhoneMalformed: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  replyNameMissing: 'Daraus konnte ich keinen Namen lesen. Wie dürfen wir Sie nennen?',
  replyCancelled: 'In Ordnung, ich schicke nichts ab. Was möchten Sie sonst noch wissen?',
  thanks:
    'Danke, {name}. Ihre Nachricht ist unterwegs, und ein Mensch antwortet innerhalb von {hours} Stunden. Darf es bis dahin noch etwas sein?',
  replyNoMail:
    'Noch etwas: Diesmal können wir Ihnen das nicht per E-Mail bestätigen. Ihre Nachricht liegt uns aber vor, und ein Mensch antwortet Ihnen.',
} satisfies ChatAssistantMessages
