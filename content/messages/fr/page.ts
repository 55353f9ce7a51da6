import type * as en from '../en/page.ts'

export const page = {
  homeTitle: 'Site internet pro à prix fixe, prêt en quelques jours',
  homeDescription:
    'Un site professionnel conçu, réalisé et mis en ligne en {days} jours ouvrés. Aucun acompte : vous regardez, vous validez, et vous ne payez qu’ensuite.',
  chooseTitle: '{agency} : choisissez votre langue',
  chooseDescription:
    'Des sites internet professionnels à prix fixe, en {languages} langues. Choisissez la vôtre.',
  knowledgeTitle: 'Conseils : votre site internet en mots simples',
  knowledgeDescription:
    'Ce que coûte un site internet, pourquoi il en faut un, quelles erreurs font fuir les clients : trois articles gratuits pour les petites entreprises.',
  faqTitle: 'Prix, paiement, modifications : six réponses',
  faqDescription:
    'Ce que coûte un site et quand vous payez, le délai, à qui il appartient, le prix des modifications, ce qu’il nous faut. Six réponses franches.',
  aboutTitle: 'Qui nous sommes, et pourquoi le crayon est rouge',
  aboutDescription:
    'Les personnes qui dessinent, écrivent et construisent votre site, les débuts de l’agence, ses principes. Quatre dates, et pas une photo de banque d’images.',
  privacyTitle: 'Confidentialité : ce que nous gardons, combien de temps',
  privacyDescription:
    'Quelles données personnelles ce site enregistre, pourquoi, combien de temps, qui les voit, et comment les faire corriger, exporter ou effacer.',
  sampleTitle: 'Exemple de rapport : ce que voit l’analyse gratuite',
  sampleDescription:
    'Une vieille page passée au crayon rouge, ses notes et les trois choses à faire d’abord : voilà à quoi ressemble l’analyse gratuite de votre site.',
  sentTitle: 'Votre demande est bien arrivée',
  sentDescription:
    'Nous avons reçu votre demande d’analyse gratuite de site internet. Voici ce qui se passe ensuite, et quand.',
  orderedTitle: 'Votre commande est bien arrivée',
  orderedDescription:
    'Nous avons reçu la commande de votre site internet. Voici ce qui se passe ensuite, et quand.',
  notSentTitle: 'Votre demande n’a pas été envoyée',
  notSentDescription:
    'Un point du formulaire est à revoir. Voici lequel, et comment envoyer votre demande malgré tout.',
  confirmTitle: 'Encore un clic pour envoyer',
  confirmDescription:
    'Sans JavaScript, il faut une étape de plus. Relisez votre texte pendant au moins trois secondes, puis envoyez-le.',
  ticketFormTitle: 'Ouvrir un ticket d’assistance',
  ticketFormDescription:
    'Un souci avec le site que nous avons fait pour vous ? Dites-nous ce que vous voyez : vous recevez aussitôt un numéro, et une vraie personne vous lit.',
  ticketSentTitle: 'Votre ticket a été créé',
  ticketSentDescription:
    'Votre ticket d’assistance est bien arrivé. Voici ce qui se passe ensuite, et comment le suivre.',
  ticketNotSentTitle: 'Votre ticket n’a pas été envoyé',
  ticketNotSentDescription:
    'Un point du formulaire est à revoir. Voici lequel, et comment envoyer votre ticket malgré tout.',
  ticketStatusTitle: 'Votre ticket d’assistance',
  ticketStatusDescription:
    'Où en est votre ticket d’assistance, ce qui s’est passé jusqu’ici, et de quoi nous écrire à ce sujet.',
  chatTitle: 'Demandez à Pliiats : prix, délai, hébergement',
  chatDescription:
    'Demandez à notre assistant ce que coûte un site, le temps qu’il faut et à qui il appartient. Un programme qui fait court, et passe la main à une personne.',
  notFoundTitle: '404 – Page introuvable',
  notFoundDescription: 'Il n’y a pas de page à cette adresse. Voici les chemins vers ce que vous cherchiez.',
} satisfies en.PageMessages

export const header = {
  skipLink: 'Aller au contenu',
  promise: 'Sites professionnels, prêts en {days} jours ouvrés',
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
  getStarted: 'Démarrer',
  chat: 'Écrire sur WhatsApp',
  chatText: 'Bonjour, vos sites internet à partir de {price} m’intéressent. Pouvez-vous m’en dire plus ?',
  menuOpen: 'Menu',
  menuTitle: 'Menu',
  menuClose: 'Fermer le menu',
  officesHeading: 'Bureaux',
  messagingHeading: 'Une question ? Parlons-en',
  messagingLead: 'Écrivez quand cela vous arrange. Nous répondons aux heures de bureau. {openingHours}.',
  languagesHeading: 'Langue',
} satisfies en.HeaderMessages

export const footer = {
  claim: 'De bons sites pour les petites entreprises : un prix, quelques jours, et le site est à vous.',
  officesHeading: 'Bureaux',
  pagesHeading: 'Sur ce site',
  supportHeading: 'Déjà client ?',
  supportButton: 'Contacter l’assistance',
  privacy: 'Politique de confidentialité',
  hours: 'Du lundi au vendredi, de {from} à {to}',
  momentThere: '{moment}, heure locale à {city}',
  hoursThere: '{hours} (heure locale à {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Haut de page',
} satisfies en.FooterMessages

export const language = {
  loading: 'Un instant, votre page arrive…',
  menuLabel: 'Langue',
  chooseHeading: 'Choisissez votre langue',
} satisfies en.LanguageMessages

export const privacy = {
  updated: 'Dernière modification : {date}',
  languageNotice: 'Cette politique est rédigée en anglais et en estonien. Vous lisez ici le texte anglais.',
} satisfies en.PrivacyMessages

export const notFound = {
  heading: '404 – Page introuvable',
  lead: 'Il n’y a rien sur cette feuille. L’adresse contient peut-être une faute de frappe, ou la page a changé de place.',
  ways: 'Par où continuer',
  developerHint: 'Avez-vous oublié d’ajouter la page au routeur ?',
} satisfies en.NotFoundMessages

export const errorFallback = {
  heading: 'Un problème est survenu',
  text: 'Nous avons rencontré une erreur inattendue. Veuillez essayer de recharger la page.',
  refresh: 'Recharger la page',
  report: 'Signaler le problème',
  staleText:
    'Le site a changé depuis l’ouverture de cette page. Votre texte est conservé : rechargez la page pour continuer.',
} satisfies en.ErrorFallbackMessages

export const chatPage = {
  heading: 'Demandez à Pliiats',
  lead: 'À question courte, réponse courte : prix, délai, modifications, hébergement. Ou laissez un mot à une vraie personne.',
  close: 'Fermer le chat',
  noScript:
    'Le chat a besoin de JavaScript, désactivé dans votre navigateur. À l’adresse {email}, une vraie personne vous répond.',
  codeFailed: 'Le chat ne s’est pas ouvert. Écrivez plutôt à {email} : cela marche toujours.',
} satisfies en.ChatPageMessages
