import type { PageMessages } from '../en/page.ts'

export const page = {
  homeTitle: 'Firmenwebsite zum Festpreis, in wenigen Tagen fertig',
  homeDescription:
    'Ihre professionelle Firmenwebsite: gestaltet, gebaut und online in {days} Arbeitstagen. Keine Vorkasse: erst ansehen, dann freigeben, dann zahlen.',
  chooseTitle: 'Valmis: Wählen Sie Ihre Sprache',
  chooseDescription: 'Professionelle Firmenwebsites zum Festpreis, in acht Sprachen. Hier wählen Sie Ihre.',
  privacyTitle: 'Datenschutzerklärung: was wir speichern und wie lange',
  privacyDescription:
    'Welche personenbezogenen Daten diese Website speichert, warum, wie lange, wer sie sieht und wie Sie sie berichtigen, exportieren oder löschen lassen.',
  sentTitle: 'Ihre Anfrage ist angekommen',
  sentDescription:
    'Ihre Anfrage für eine kostenlose Website-Analyse ist bei uns. Hier steht, was als Nächstes passiert und wann.',
  notSentTitle: 'Ihre Anfrage wurde nicht gesendet',
  notSentDescription:
    'Im Formular stimmt etwas noch nicht. Hier steht, was es ist und wie Sie Ihre Anfrage doch noch absenden.',
  notFoundTitle: '404: Seite nicht gefunden',
  notFoundDescription:
    'Unter dieser Adresse gibt es keine Seite. Hier sind die Wege zu dem, was Sie gesucht haben.',
} satisfies PageMessages
