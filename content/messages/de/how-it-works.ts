import type { HowItWorksMessages } from '../en/how-it-works.ts'

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
    'Sie geben frei, Sie zahlen, Ihre Website geht online. Von diesem Tag an haben Sie alle Schlüssel selbst in der Hand.',
} satisfies HowItWorksMessages
