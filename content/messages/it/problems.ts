import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Questo testo è più lungo di quanto possiamo accettare.',
  malformed: 'Una parte dei dati non era leggibile. Li controlli e li invii di nuovo.',
  tooLarge: 'È troppo per un invio solo. Accorci il messaggio, per favore.',
  crossSite:
    'I dati arrivavano da un altro sito, perciò non sono stati accettati. Usi il modulo sulla nostra pagina.',
  unsupported: 'Qui non si accettano invii di questo tipo.',
  duplicateKey:
    'Questo modulo è già stato inviato con un contenuto diverso. Ricarichi la pagina e lo invii di nuovo.',
  stillRunning: 'Il primo invio è ancora in corso. Attenda un momento.',
  tooManyRequests: 'Sono arrivati troppi invii in poco tempo. Riprovi {wait} oppure scriva a {email}.',
  tooManyForNow:
    'Sono arrivati troppi invii in poco tempo. Attenda qualche minuto prima di inviare di nuovo.',
  unavailable:
    'In questo momento non possiamo ricevere il Suo invio. Riprovi tra un minuto oppure scriva a {email}.',
} satisfies ProblemMessages
