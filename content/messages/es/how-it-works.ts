import type { HowItWorksMessages } from '../en/how-it-works.ts'

export const howItWorks = {
  heading: 'Cuatro pasos en línea recta',
  analysisTitle: 'Análisis gratuito',
  analysisText:
    'Leemos su web lápiz rojo en mano. Si aún no tiene, leemos sus planes. El informe le llega en {hours} horas como mucho.',
  designTitle: 'Diseño y desarrollo',
  designText: 'Recibe un enlace, no una presentación. Usted dice qué cambiar y lo cambiamos.',
  seoTitle: 'SEO y optimización',
  seoText:
    'Títulos, textos, velocidad y estructura: para que encuentren el camino los buscadores y también la gente con prisa.',
  launchTitle: 'Puesta en marcha y entrega final',
  launchText: 'Usted aprueba la web, la paga y la publicamos. Desde ese día, todas las llaves son suyas.',
} satisfies HowItWorksMessages
