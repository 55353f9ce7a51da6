export const contactForm = {
  heading: 'Demandez votre analyse gratuite',
  lead: 'Nous regardons votre site et vous disons ce qui marche, ce qui vous coûte des clients et par quoi commencer. Sous {hours} {hours/fr/heure/heures}, gratuitement et sans engagement.',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  url: 'Votre site internet',
  message: 'Message',
  optional: 'facultatif',
  startTime: 'Quand souhaitez-vous commencer ?',
  startImmediately: 'Dès maintenant',
  startThisWeek: 'Cette semaine',
  startNextWeek: 'La semaine prochaine',
  startWithinMonth: 'D’ici un mois',
  startJustExploring: 'Je me renseigne',
  defaultMessage:
    'Bonjour, je souhaite recevoir une analyse gratuite de mon site : ce qui fonctionne, ce qui ne fonctionne pas et ce que vous changeriez en premier.',
  submit: 'Envoyer',
  sending: 'Envoi en cours…',
  promise: 'Rien à payer, aucun engagement. Nous vous répondons sous {hours} {hours/fr/heure/heures}.',
  orderPromise: 'Rien à payer maintenant.',
  privacyNote: 'Vos coordonnées nous servent uniquement à vous répondre.',
  privacyLink: 'Politique de confidentialité',
  errorTitle: 'Erreur',
  missingFields: 'Veuillez remplir tous les champs obligatoires.',
  sendFailed: 'L’envoi du message a échoué. Veuillez réessayer.',
  success:
    'Demande d’analyse envoyée ! ✓ Consultez vos e-mails pour la suite. Nous vous enverrons votre rapport détaillé sous {hours} {hours/fr/heure/heures}.',
  successNoMail:
    'Demande d’analyse envoyée ! ✓ Exceptionnellement, nous ne pouvons pas la confirmer par e-mail, mais nous l’avons bien reçue. Vous recevrez votre rapport détaillé sous {hours} {hours/fr/heure/heures}.',
  fieldMissing: 'Merci de remplir ce champ.',
  emailMalformed: 'Cette adresse e-mail ne semble pas valide.',
  urlMalformed: 'Cette adresse de site ne semble pas valide.',
  offline: 'Votre connexion semble coupée. Votre texte est conservé : réessayez dès qu’elle sera rétablie.',
  sentHeading: 'Bien reçu, merci',
  sentText:
    'Nous vous avons envoyé un e-mail qui explique la suite. Votre rapport arrive sous {hours} {hours/fr/heure/heures}.',
  orderHeading: 'Votre commande',
  orderLead:
    'Envoyez-nous votre commande. Sous {hours} {hours/fr/heure/heures}, nous vous indiquons ce que vous devez nous fournir et le jour où votre site sera prêt. Vous payez après avoir vu et validé le site terminé.',
  orderMessage: 'Bonjour, je souhaite commander la formule {package}.',
  orderMessageWith: 'Bonjour, je souhaite commander la formule {package} avec : {extras}.',
  orderMessageExtras: 'Bonjour, je souhaite commander : {extras}.',
  orderPlain: 'Ce que vous avez coché sera envoyé avec ce formulaire.',
  orderChange: 'Modifier la commande',
  orderDrop: 'Seulement l’analyse gratuite',
  orderRestore: 'Revenir à ma commande',
  priceChanged:
    'Nos prix ont changé depuis que vous avez ouvert cette page. Rechargez-la et vérifiez le montant ; votre texte est conservé.',
  orderSuccess:
    'Commande envoyée ! ✓ Consultez vos e-mails pour la suite. Nous vous écrivons sous {hours} {hours/fr/heure/heures}.',
  orderSuccessNoMail:
    'Commande envoyée ! ✓ Exceptionnellement, nous ne pouvons pas la confirmer par e-mail, mais nous l’avons bien reçue. Nous vous écrivons sous {hours} {hours/fr/heure/heures}.',
  orderSentHeading: 'Commande bien reçue',
  orderSentText:
    'Nous vous avons envoyé un e-mail qui explique la suite. Nous vous écrivons sous {hours} {hours/fr/heure/heures}.',
  receiptAsked: 'Votre choix',
  receiptAnalysisOf: 'Analyse gratuite de {url}',
  receiptAnswer: 'Notre réponse',
  receiptBy: 'au plus tard le {moment} (votre heure locale)',
  receiptWithin: 'sous {hours} {hours/fr/heure/heures}',
  receiptReader: 'Contact',
  receiptMeanwhile: 'En attendant',
  receiptWork: 'Voir nos réalisations',
  receiptAdd: 'Compléter ma demande par e-mail',
  receiptAddSubject: 'Un complément à ma demande',
  sentBack: 'Retour à l’accueil',
  notSentHeading: 'Message non envoyé',
  notSentText: 'Revenez à la page précédente : votre texte est conservé.',
  notSentBack: 'Retour au formulaire',
  notSentEmpty: 'Ouvrir un formulaire vide',
  notSentOtherwise: 'Ou écrivez-nous : {email}',
}

export const problems = {
  tooLong: 'Ce texte est trop long pour ce champ.',
  malformed: 'Une partie de votre envoi n’a pas pu être lue. Veuillez le vérifier, puis recommencer.',
  tooLarge: 'Votre envoi est trop volumineux. Veuillez raccourcir votre message.',
  crossSite:
    'Cet envoi venait d’un autre site, il n’a donc pas été accepté. Veuillez utiliser le formulaire de notre site.',
  unsupported: 'Ce type d’envoi n’est pas accepté ici.',
  duplicateKey:
    'Ce formulaire a déjà été envoyé avec un autre contenu. Veuillez recharger la page et le renvoyer.',
  stillRunning: 'Votre premier envoi est encore en cours de traitement. Veuillez patienter un instant.',
  tooManyRequests: 'Trop de messages reçus en peu de temps. Veuillez réessayer {wait} ou écrire à {email}.',
  tooManyForNow: 'Trop de messages reçus en peu de temps. Veuillez patienter avant de renvoyer le vôtre.',
  unavailable:
    'L’envoi est impossible pour le moment. Veuillez réessayer dans une minute ou écrire à {email}.',
}
