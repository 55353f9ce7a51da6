import type { HeaderMessages } from '../en/header.ts'

export const header = {
  skipLink: 'Naar de inhoud',
  promise: 'Professionele websites, klaar in {days} werkdagen',
  existingCustomers: 'Al klant?',
  navigationLabel: 'Hoofdmenu',
  home: 'Home',
  services: 'Diensten',
  pricing: 'Prijzen',
  portfolio: 'Portfolio',
  testimonials: 'Ervaringen',
  about: 'Over ons',
  knowledge: 'Kennisbank',
  faq: 'FAQ',
  contact: 'Contact',
  freeAnalysis: 'Gratis analyse',
  getStarted: 'Aan de slag',
  chat: 'Chat via WhatsApp',
  chatText: 'Goedendag, ik wil graag een website vanaf {price}. Kunt u me daar meer over vertellen?',
  menuOpen: 'Menu',
  menuTitle: 'Menu',
  menuClose: 'Menu sluiten',
  officesHeading: 'Kantoren',
  messagingHeading: 'Stel uw vraag via de chat',
  messagingLead:
    'Schrijf wanneer het u uitkomt. U krijgt antwoord van een echt mens, maandag tot en met vrijdag, {from}–{to} uur.',
  languagesHeading: 'Taal',
} satisfies HeaderMessages
