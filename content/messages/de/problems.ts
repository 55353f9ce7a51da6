import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Das ist mehr, als hier hineinpasst.',
  malformed: 'Etwas an Ihren Angaben war nicht lesbar. Bitte prüfen Sie sie und senden Sie sie noch einmal.',
  tooLarge: 'Das ist mehr, als wir auf einmal annehmen können. Bitte kürzen Sie Ihre Nachricht.',
  crossSite:
    'Das wurde von einer fremden Website gesendet und deshalb nicht angenommen. Bitte nutzen Sie das Formular auf unserer Website.',
  unsupported: 'Was gesendet wurde, kann hier in dieser Form nicht angenommen werden.',
  duplicateKey:
    'Dieses Formular wurde schon einmal mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  stillRunning: 'Ihr erster Versuch wird noch bearbeitet. Bitte warten Sie einen Moment.',
  tooManyRequests:
    'In kurzer Zeit wurde zu viel an uns gesendet. Bitte versuchen Sie es {wait} noch einmal oder schreiben Sie an {email}.',
  tooManyForNow:
    'In kurzer Zeit wurde zu viel an uns gesendet. Bitte warten Sie eine Weile, bevor Sie noch einmal senden.',
  unavailable:
    'Im Moment können wir nichts entgegennehmen. Bitte versuchen Sie es in einer Minute noch einmal oder schreiben Sie an {email}.',
} satisfies ProblemMessages
