export const mailLinks = {
  auditRequestSubject: 'Analisi gratuita del sito',
  auditRequestBody:
    'Buongiorno,\n\nvi chiedo di guardare il mio sito e di dirmi che cosa migliorare.\n\nIl mio sito: \nIl mio nome: \n',
  newsletterRoiSubject: 'Calcolatore e nuovi articoli',
  newsletterRoiBody:
    'Buongiorno,\n\nvorrei ricevere il vostro calcolatore e un avviso quando esce un nuovo articolo.\n\nIl mio nome: \n',
  getStartedSubject: 'Cominciamo oggi',
  getStartedBody:
    'Buongiorno,\n\nvorrei un sito per la mia attività.\n\nLa mia attività: \nIl mio sito, se ne ho uno: \nQuando chiamarmi: \nTelefono: \n',
  reviewSubject: 'La mia recensione',
  reviewBody: 'Servizio utilizzato: \nVoto (1–5): \nRecensione: \n\nNome: \nAzienda (facoltativo): \n',
  ticketFollowUpSubject: 'Richiesta di assistenza {ticketNumber}',
  ticketFollowUpBody: 'Buongiorno,\n\nho appena aperto la richiesta {ticketNumber} e vorrei aggiungere:\n\n',
  reportIssueSubject: 'Un problema sul vostro sito',
  reportIssueBody:
    'Buongiorno,\n\nin questa pagina qualcosa non ha funzionato: {page}\n\nChe cosa stavo facendo: \n',
}
