import type { HeaderMessages } from '../en/header.ts'

export const header = {
  skipLink: 'Zum Inhalt springen',
  promise: 'Professionelle Websites, fertig in {days} Arbeitstagen',
  existingCustomers: 'Schon Kunde?',
  navigationLabel: 'Hauptmenü',
  home: 'Startseite',
  services: 'Leistungen',
  pricing: 'Preise',
  portfolio: 'Referenzen',
  testimonials: 'Kundenstimmen',
  about: 'Über uns',
  knowledge: 'Wissen',
  faq: 'FAQ',
  contact: 'Kontakt',
  freeAnalysis: 'Kostenlose Analyse',
  getStarted: 'Jetzt anfragen',
  chat: 'Per WhatsApp schreiben',
  chatText: 'Guten Tag! Ich hätte gern eine Website ab {price}. Können Sie mir mehr dazu sagen?',
  menuOpen: 'Menü',
  menuTitle: 'Menü',
  menuClose: 'Menü schließen',
  officesHeading: 'Büros',
  messagingHeading: 'Fragen Sie uns im Chat',
  messagingLead:
    'Schreiben Sie, wann es Ihnen passt. Montag bis Freitag, {from}–{to} Uhr, antwortet Ihnen ein Mensch.',
  languagesHeading: 'Sprache',
} satisfies HeaderMessages
