import type { ServicesMessages } from '../en/services.ts'

export const services = {
  heading: 'Qué incluye',
  pricingTitle: 'Precios claros',
  pricingText: 'Una sola cifra: se la decimos antes de empezar y de ahí no se mueve.',
  deliveryTitle: 'Entrega rápida',
  deliveryText:
    'Lista en {days} días laborables, porque hacemos una sola cosa y la hacemos todas las semanas.',
  partnershipTitle: 'Colaboración de por vida',
  partnershipText: 'El año que viene escribirá a las mismas personas, y seguirán conociendo su web.',
  paymentTitle: 'Sin pagos por adelantado',
  paymentText: 'Nada hasta que dé su aprobación. Si no le gusta, no debe nada.',
  designTitle: 'Diseño basado en datos',
  designText: 'Dónde va cada botón y qué dice lo decide lo que hacen los visitantes, no el gusto de nadie.',
  lockInTitle: 'Sin permanencia, garantizado',
  lockInText: 'Ni cuota mensual ni sistemas cerrados. Puede llevarse su web adonde quiera y cuando quiera.',
  callHeading: '¿Miramos la suya?',
  freeAnalysis: 'Análisis gratis',
  starter: 'Webs desde {price}',
  noPayment: 'No hay que pagar nada',
  response: 'Respuesta en {hours} h como mucho',
  consultation: 'Consulta gratuita',
} satisfies ServicesMessages
