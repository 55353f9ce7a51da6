import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Questo testo è più lungo di quanto possiamo accettare.',
  malformed: 'Una parte della richiesta non era leggibile. La controlli e la invii di nuovo.',
  tooLarge: 'È troppo per un invio solo. Accorci il messaggio, per favore.',
  crossSite:
    'La richiesta arrivava da un altro sito, perciò non è stata accettata. Usi il modulo sulla nostra pagina.',
  unsupported: 'Qui non si accettano richieste di questo tipo.',
  duplicateKey:
    'Questo modulo è già stato inviato con un contenuto diverso. Ricarichi la pagina e lo invii di nuovo.',
  stillRunning: 'Il primo invio è ancora in corso. Attenda un momento.',
  tooManyRequests: 'Sono arrivate troppe richieste in poco tempo. Riprovi {wait} oppure scriva a {email}.',
  tooManyForNow:
    'Sono arrivate troppe richieste in poco tempo. Attenda qualche minuto prima di inviare di nuovo.',
  unavailable:
    'In questo momento non possiamo ricevere la Sua richiesta. Riprovi tra un minuto oppure scriva a {email}.',
} satisfies ProblemMessages
