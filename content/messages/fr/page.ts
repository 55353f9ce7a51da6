export const page = {
  homeTitle: 'Site professionnel à prix fixe, prêt en quelques jours',
  homeDescription:
    'Un site professionnel conçu, réalisé et mis en ligne en {days} {days/fr/jour ouvré/jours ouvrés}. Aucun acompte : vous regardez, vous validez, et vous ne payez qu’ensuite.',
  chooseTitle: '{agency} : choisissez votre langue',
  chooseDescription:
    'Des sites internet professionnels à prix fixe, en {languages} {languages/fr/langue/langues}. Choisissez la vôtre.',
  knowledgeTitle: 'Conseils : votre site internet expliqué simplement',
  knowledgeDescription:
    'Ce que coûte un site internet, pourquoi il en faut un, quelles erreurs font fuir les clients : trois articles gratuits pour les petites entreprises.',
  faqTitle: 'FAQ : prix, paiement, propriété du site',
  faqDescription:
    'Ce que coûte un site, quand vous payez, combien de temps il faut, à qui il appartient, ce que vous devez fournir. Des réponses franches avant de commander.',
  aboutTitle: 'L’agence : qui nous sommes, pourquoi le crayon est rouge',
  aboutDescription:
    'Qui dessine, écrit et construit votre site, et comment la question d’un boulanger a tout déclenché. Sans une seule photo de banque d’images.',
  privacyTitle: 'Confidentialité : ce que nous gardons, combien de temps',
  privacyDescription:
    'Quelles données personnelles ce site enregistre, pourquoi, combien de temps, qui les voit, et comment les faire corriger, exporter ou effacer.',
  sampleTitle: 'Exemple de rapport : ce que dit l’analyse gratuite',
  sampleDescription:
    'Une vieille page passée au crayon rouge, ses annotations et les trois choses à faire d’abord : voilà à quoi ressemble l’analyse gratuite de votre site.',
  confirmTitle: 'Encore un clic pour envoyer',
  confirmDescription:
    'Sans JavaScript, il faut une étape de plus. Prenez au moins trois secondes pour vous relire, puis envoyez.',
  chatTitle: 'Demandez à Pliiats : prix, délai, hébergement',
  chatDescription:
    'Demandez à notre assistant ce que coûte un site, le temps qu’il faut et à qui il appartient. C’est un programme : il fait court, et passe la main à l’équipe.',
}

export const header = {
  skipLink: 'Aller au contenu',
  promise: 'Sites professionnels, formule {package} en {days} {days/fr/jour ouvré/jours ouvrés}',
  existingCustomers: 'Déjà client ?',
  navigationLabel: 'Navigation principale',
  home: 'Accueil',
  services: 'Prestations',
  pricing: 'Tarifs',
  portfolio: 'Réalisations',
  testimonials: 'Avis',
  about: 'L’agence',
  knowledge: 'Conseils',
  faq: 'FAQ',
  contact: 'Contact',
  freeAnalysis: 'Analyse gratuite',
  getStarted: 'Je me lance',
  chat: 'Écrire sur WhatsApp',
  chatText: 'Bonjour, vos sites internet à partir de {price} m’intéressent. Pouvez-vous m’en dire plus ?',
  menuOpen: 'Menu',
  menuClose: 'Fermer le menu',
  messagingHeading: 'Une question ? Parlons-en',
  messagingLead: 'Écrivez-nous : nous répondons aux heures de bureau. {openingHours}.',
}

export const footer = {
  claim: 'De beaux sites pour petites entreprises : un prix fixe, quelques jours, et c’est à vous.',
  officesHeading: 'Bureaux',
  pagesHeading: 'Sur ce site',
  supportHeading: 'Déjà client ?',
  hours: 'Du lundi au vendredi, de {from} à {to}',
  momentThere: '{moment}, heure de {city}',
  hoursThere: '{hours} (heure de {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Haut de page',
}

export const language = {
  loading: 'Un instant, votre page arrive…',
  menuLabel: 'Langue',
  chooseHeading: 'Choisissez votre langue',
}

export const privacy = {
  updated: 'Dernière modification : {date}',
  languageNotice: 'Cette politique existe en anglais et en estonien. Vous lisez ici la version anglaise.',
  contents: 'Sur cette page',
  answer:
    'Nous gardons ce que vous nous envoyez le temps de vous répondre ; plus longtemps, seulement si vous devenez client. Sans votre accord, rien n’est mesuré. Ce que vous tapez ici reste dans votre navigateur tant que vous ne nous laissez pas vos coordonnées. Vous pouvez faire corriger, exporter ou effacer vos données.',
}

export const notFound = {
  heading: '404 – Page introuvable',
  remark: 'Ici, même le crayon rouge ne trouve rien',
  lead: 'Il n’y a pas de page à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  developerHint: 'Avez-vous oublié d’ajouter la page au routeur ?',
}

export const errorFallback = {
  heading: 'Un problème est survenu',
  remark: 'L’erreur vient de chez nous',
  text: 'Une erreur inattendue s’est produite. Veuillez recharger la page.',
  refresh: 'Recharger la page',
  report: 'Signaler le problème',
  staleText:
    'Le site a changé depuis l’ouverture de cette page. Votre texte est conservé : rechargez la page pour continuer.',
}

export const chatPage = {
  heading: 'Demandez à Pliiats',
  lead: 'À question courte, réponse courte : prix, délai, modifications, hébergement. Ou laissez un mot à notre équipe.',
  close: 'Fermer le chat',
  noScript:
    'Le chat nécessite JavaScript, qui est désactivé dans votre navigateur. Écrivez-nous plutôt à {email}.',
  codeFailed: 'Le chat ne s’est pas ouvert. Écrivez-nous plutôt à {email}.',
}
