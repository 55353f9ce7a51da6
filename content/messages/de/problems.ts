import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Das ist mehr, als hier hineinpasst.',
  malformed:
    'Etwas an dieser Anfrage war nicht lesbar. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  tooLarge: 'Das ist mehr, als wir auf einmal annehmen können. Bitte kürzen Sie Ihre Nachricht.',
  crossSite:
    'Diese Anfrage kam von einer fremden Website und wurde deshalb nicht angenommen. Bitte nutzen Sie das Formular auf unserer Website.',
  unsupported: 'Anfragen dieser Art werden hier nicht angenommen.',
  duplicateKey:
    'Dieses Formular wurde schon einmal mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  stillRunning: 'Ihr erster Versuch wird noch bearbeitet. Bitte warten Sie einen Moment.',
  tooManyRequests:
    'In kurzer Zeit kamen zu viele Anfragen. Bitte versuchen Sie es {wait} noch einmal oder schreiben Sie an {email}.',
  tooManyForNow:
    'In kurzer Zeit kamen zu viele Anfragen. Bitte warten Sie eine Weile, bevor Sie noch einmal senden.',
  unavailable:
    'Im Moment können wir Ihre Anfrage nicht annehmen. Bitte versuchen Sie es in einer Minute noch einmal oder schreiben Sie an {email}.',
} satisfies ProblemMessages
