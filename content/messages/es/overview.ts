import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Qué se lleva, en pocas palabras',
  services: 'Servicios',
  servicesText:
    'Diseño, textos, tecnología, buscadores y puesta en marcha, todo bajo el mismo techo: precios claros, entrega rápida, nada por adelantado y sin permanencia.',
  portfolio: 'Trabajos',
  portfolioText:
    'Más de {sites} webs en más de {countries} países. Pida ejemplos de su sector: se los enviamos con su análisis gratuito.',
  testimonials: 'Opiniones',
  testimonialsText:
    'Los clientes nos dan un {rating} sobre 5 en {reviews} opiniones, sobre todo por dos cosas: la web estuvo lista cuando dijimos y costó lo que dijimos.',
  about: 'Quiénes somos',
  aboutText:
    'Más de {team} personas entre diseño, redacción y programación, con oficinas en Estados Unidos, Canadá, Estonia y Bélgica. Hacemos webs desde {founded}.',
  knowledge: 'Guías',
  knowledgeText:
    'Una web que tarda más de tres segundos pierde más de la mitad de sus visitas. Su análisis le dice cómo está la suya y qué conviene arreglar primero.',
  faq: 'Preguntas',
  faqText:
    '¿Pago algo antes de ver mi web? No. ¿Es mía? Sí, del todo. ¿Y si quiero cambios? Tiene {days} días para pedirlos gratis.',
} satisfies OverviewMessages
