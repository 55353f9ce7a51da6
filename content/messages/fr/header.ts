import type { HeaderMessages } from '../en/header.ts'

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
  messagingLead:
    'Écrivez quand cela vous arrange. Une vraie personne vous répond, du lundi au vendredi, de {from} à {to}.',
  languagesHeading: 'Langue',
} satisfies HeaderMessages
