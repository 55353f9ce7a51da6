import type { FounderMessages } from '../en/founder.ts'

export const founder = {
  heading: 'Carta de la fundadora',
  quote:
    'Nunca he conocido a un panadero que quisiera una web. Lo que quería era más gente en el mostrador un martes cualquiera.',
  role: 'Fundadora',
  portraitAlt: 'Retrato dibujado de {name}, con un lápiz en la oreja',
  letterOne:
    'Empecé imprimiendo webs ajenas y llenándolas de preguntas con un lápiz rojo: ¿esto qué es?, ¿dónde hago clic?, ¿cuánto cuesta? Seguimos trabajando así.',
  letterTwo:
    'Un pequeño negocio no debería necesitar un jefe de proyecto, un contrato de dos años ni un préstamo para que lo encuentren. Necesita una buena web, un precio cerrado y alguien que conteste. Eso es todo lo que vendemos.',
  statYears: 'años de oficio',
  statProjects: 'proyectos',
  statTeam: 'personas',
  missionHeading: 'Nuestra misión',
  mission: 'Una web que cualquier pequeño negocio pueda pagar, entender y conservar.',
  valuesHeading: 'Lo que no negociamos',
  valueHonestyTitle: 'Decir primero el precio',
  valueHonestyText: 'Antes de la primera reunión, en la primera página y en su moneda.',
  valuePlainTitle: 'Hablar como en su negocio',
  valuePlainText: 'Si su cliente no lo diría así, no aparece en la página.',
  valueFinishTitle: 'Terminar',
  valueFinishText: 'Una web casi lista nunca le ha traído un cliente a nadie.',
  moreAboutUs: 'Más sobre nosotros',
} satisfies FounderMessages
