import type { HeaderMessages } from '../en/header.ts'

export const header = {
  skipLink: 'Ir al contenido',
  promise: 'Webs profesionales, listas en {days} días laborables',
  existingCustomers: 'Ya soy cliente',
  navigationLabel: 'Principal',
  home: 'Inicio',
  services: 'Servicios',
  pricing: 'Precios',
  portfolio: 'Trabajos',
  testimonials: 'Opiniones',
  about: 'Nosotros',
  knowledge: 'Guías',
  faq: 'Preguntas',
  contact: 'Contacto',
  freeAnalysis: 'Análisis gratis',
  getStarted: 'Empezar',
  chat: 'Escribir por WhatsApp',
  chatText: '¡Hola! Me interesan sus webs desde {price}. ¿Me pueden dar más información?',
  menuOpen: 'Menú',
  menuTitle: 'Menú',
  menuClose: 'Cerrar el menú',
  officesHeading: 'Oficinas',
  messagingHeading: 'Pregúntenos por chat',
  messagingLead:
    'Escriba cuando le venga bien. Le contesta una persona, de lunes a viernes, de {from} a {to}.',
  languagesHeading: 'Idioma',
} satisfies HeaderMessages
