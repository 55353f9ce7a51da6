import type * as en from '../en/knowledge.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Zahle ich etwas, bevor ich die Website gesehen habe? Nein. Gehört sie dann mir? Ja, ganz. Und wenn ich etwas anders haben möchte? {days} Tage lang ändern wir es kostenlos.',
  allQuestions: 'Alle sechs Antworten',
  pageHeading: 'Bevor Sie fragen',
  pageLead:
    'Sechs Dinge, die man wissen möchte, bevor man sein Schaufenster aus der Hand gibt. Hier stehen die Antworten in voller Länge.',
  priceQuestion: 'Was kostet es, und kommt noch etwas dazu?',
  priceAnswer:
    'Eine Website gibt es ab {price}. Das ist der ganze Preis: Design, Entwicklung, Veröffentlichung und die Änderungen danach. Sie zahlen einmal. Weiter läuft nur, was Sie bestellen: Hosting zum Beispiel kostet {hosting}, und Sie können damit jederzeit zu jemand anderem gehen.',
  payQuestion: 'Wann zahle ich?',
  payAnswer:
    'Wenn Sie die fertige Website gesehen und Ja gesagt haben. Keine Vorkasse, auch nicht in Raten. Gefällt Ihnen nicht, was wir gemacht haben, schulden Sie uns nichts, und wir gehen als Freunde auseinander.',
  timeQuestion: 'Wie lange dauert es?',
  timeAnswer:
    'So viele Arbeitstage brauchen wir: {deliveryDays}. Gezählt wird ab Ihrem Startschuss, wenn Ihre Texte und Bilder bei uns sind. Eine erste Fassung sehen Sie schon vor dem letzten Tag.',
  ownQuestion: 'Gehört die Website mir?',
  ownAnswer:
    'Ganz und gar: die Adresse, die Seiten, die Bilder, die Texte. Am Tag der Veröffentlichung bekommen Sie alles samt Zugangsdaten. Wenn Sie uns verlassen, nehmen Sie die Website mit, und sie läuft weiter.',
  changesQuestion: 'Und wenn ich etwas anders haben möchte?',
  changesAnswer:
    'Nach der Veröffentlichung sind alle Änderungen an dem, was wir gebaut haben, so viele Tage kostenlos: {changeDays}. Spätere kosten etwas: Wie viel, hören Sie, bevor wir anfangen.',
  prepareQuestion: 'Was brauchen Sie von mir?',
  prepareAnswer:
    'Eine Stunde Ihrer Zeit und was Sie schon haben: Preise, Öffnungszeiten, ein paar Bilder vom Handy. Wir stellen die Fragen und bringen Ordnung hinein. Von Technik müssen Sie gar nichts verstehen.',
  prepareTexts: 'Bei {packages} schreiben wir auch die Texte.',
  linkLabel: 'Link zu dieser Antwort',
  moreHeading: 'Ihre Frage ist nicht dabei?',
  moreText:
    'Schreiben Sie sie einfach in die Anfrage für die kostenlose Analyse. Ein Mensch antwortet innerhalb von {hours} Stunden.',
  moreButton: 'Frage stellen',
} satisfies en.FaqMessages

export const knowledgeBase = {
  heading: 'Gut zu wissen, bevor Sie kaufen',
  lead: 'Drei Artikel für alle, die ein Unternehmen führen, ganz ohne Fachwörter.',
  readTime: '{minutes} Min. Lesezeit',
  allArticles: 'Alle Artikel',
  newsletterHeading: 'Was würde Ihnen eine Website bringen?',
  newsletterText:
    'Wir haben einen kleinen Online-Rechner: Sie geben ein, wie viele Besucher Sie haben und was Ihnen ein Auftrag im Schnitt bringt, und er zeigt, was eine bessere Website daran ändert. Schreiben Sie uns, und er gehört Ihnen. Jeden neuen Artikel bekommen Sie dazu.',
  newsletterButton: 'Online-Rechner anfordern',
  feed: 'Neue Artikel als RSS-Feed',
} satisfies en.KnowledgeBaseMessages

export const articles = {
  back: 'Zurück zur Startseite',
  contents: 'In diesem Artikel',
  byline: 'Von {name}',
  published: 'Veröffentlicht am {date}',
  updated: 'Zuletzt geändert am {date}',
  bestFor: 'Gut für',
  remedy: 'Noch diese Woche beheben',
  readNext: 'Als Nächstes lesen',
} satisfies en.ArticlesMessages
