export const mailLinks = {
  auditRequestSubject: 'Analyse gratuite de mon site',
  auditRequestBody:
    'Bonjour,\n\nPourriez-vous regarder mon site et me dire ce qu’il faut améliorer ?\n\nMon site : \nMon nom : \n',
  newsletterRoiSubject: 'Newsletter et calculateur de rentabilité',
  newsletterRoiBody:
    'Bonjour,\n\nPourriez-vous m’envoyer votre calculateur de rentabilité et m’inscrire pour recevoir vos nouveaux articles ?\n\nMon nom : \n',
  getStartedSubject: 'Je me lance dès aujourd’hui',
  getStartedBody:
    'Bonjour,\n\nJe souhaite un site internet pour mon entreprise.\n\nMon entreprise : \nMon site actuel, si j’en ai un : \nLe meilleur moment pour m’appeler : \nTéléphone : \n',
  reviewSubject: 'Mon avis',
  reviewBody: 'Prestation concernée : \nNote (de 1 à 5) : \nAvis : \n\nNom : \nEntreprise (facultatif) : \n',
  ticketFollowUpSubject: 'Ticket d’assistance {ticketNumber}',
  ticketFollowUpBody:
    'Bonjour,\n\nJe viens d’ouvrir le ticket {ticketNumber} et je souhaite ajouter ceci :\n\n',
  reportIssueSubject: 'Un problème sur votre site',
  reportIssueBody:
    'Bonjour,\n\nQuelque chose n’a pas fonctionné sur cette page : {page}\n\nCe que je faisais : \n',
}
