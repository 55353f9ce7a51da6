import type * as en from '../en/home.ts'

export const hero = {
  headline: 'Una web profesional que funciona, por {price}',
  lead: 'Diseñada, desarrollada y publicada en {days} días laborables. Usted la mira, la aprueba y solo entonces paga.',
  checkNoPrepayment: 'Sin anticipos: paga cuando la apruebe',
  checkOwnership: 'Suya del todo: sin permanencia ni cuota mensual',
  checkRevisions: '{days} días de cambios gratis',
  freeAnalysis: 'Pedir análisis gratis',
  getStarted: 'Escríbanos',
  statSites: 'webs entregadas',
  statCountries: 'países',
  statRating: 'de {reviews} clientes encuestados',
  compareLabel: 'Deslizar de la web antigua a la nueva',
  beforeAlt: 'La web antigua de {client}, con notas a lápiz rojo',
  afterAlt: 'La web nueva de {client}',
} satisfies en.HeroMessages

export const socialProof = {
  heading: 'En buena compañía',
  clientsLabel: 'Algunos de nuestros clientes',
  joinery: 'Carpintería',
  dental: 'Clínica dental',
  bakery: 'Panadería',
  law: 'Despacho de abogados',
  yoga: 'Estudio de yoga',
  plumber: 'Fontanería',
  outletsLabel: 'Han hablado de nosotros',
  searchRating: '{value}/{best} con {count} opiniones en {source}',
  platformRating: '{value}/{best} «Excelente» en {source}',
  badgesLabel: 'Certificados',
  dataProtection: 'RGPD',
} satisfies en.SocialProofMessages

export const services = {
  heading: 'Qué incluye',
  pricingTitle: 'Precios claros',
  pricingText: 'Una sola cifra: se la decimos antes de empezar y de ahí no se mueve.',
  pricingContents: 'Páginas con sus textos y fotos|Formulario de contacto|Certificado SSL',
  deliveryTitle: 'Entrega rápida',
  deliveryText:
    'Lista en {days} días laborables, porque hacemos una sola cosa y la hacemos todas las semanas.',
  deliveryContents:
    'Un plan al que usted da el sí|Una primera vista cuando aún se puede cambiar todo|Publicación y entrega',
  partnershipTitle: 'Colaboración de por vida',
  partnershipText: 'El año que viene escribirá a las mismas personas, y seguirán conociendo su web.',
  partnershipContents:
    '{days} días de cambios gratis|Media hora de formación en la entrega|Cambios posteriores con precio dicho antes',
  paymentTitle: 'Sin pagos por adelantado',
  paymentText: 'Nada hasta que dé su aprobación. Si no le gusta, no debe nada.',
  paymentContents: 'Análisis gratis|Diseño y desarrollo|Su revisión de la web terminada',
  designTitle: 'Diseño basado en datos',
  designText: 'Dónde va cada botón y qué dice lo decide lo que hacen los visitantes, no el gusto de nadie.',
  designContents:
    'Hecha primero para el móvil|Visible en buscadores: títulos, descripciones, mapa del sitio|Rápida aunque la conexión sea lenta',
  lockInTitle: 'Sin permanencia, garantizado',
  lockInText: 'Ni cuota mensual ni sistemas cerrados. Puede llevarse su web adonde quiera y cuando quiera.',
  lockInContents: 'Todos los archivos|Todas las contraseñas|El dominio a su nombre',
  callHeading: '¿Miramos la suya?',
  freeAnalysis: 'Análisis gratis',
  starter: 'Webs desde {price}',
  noPayment: 'No hay que pagar nada',
  response: 'Respuesta en {hours} h como mucho',
  consultation: 'Consulta gratuita',
} satisfies en.ServicesMessages

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
  launchText:
    'Usted aprueba la web, la paga y la publicamos. Desde ese día, todas las llaves son suyas, con {days} días de cambios gratis.',
} satisfies en.HowItWorksMessages

export const guarantee = {
  heading: 'Usted no arriesga nada',
  prepaymentTitle: 'Sin anticipos',
  prepaymentText: 'Paga cuando la ha visto y ha dicho que sí.',
  ownershipTitle: '{percent} % suya',
  ownershipText: 'Dominio, textos, fotos, código: todo suyo y para siempre.',
  deliveryTitle: '{days} días',
  deliveryText: 'Días laborables, desde que nos da luz verde hasta que la web está publicada.',
  revisionsTitle: '{days} días de cambios',
  revisionsText: '¿Algo no ha quedado del todo bien? Lo cambiamos gratis.',
} satisfies en.GuaranteeMessages

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
} satisfies en.FounderMessages

export const testimonials = {
  heading: 'Lo que dicen nuestros clientes',
  lead: 'Opiniones de personas a quienes hemos hecho la web. Preguntamos a todas y publicamos lo que escriben.',
  carouselLabel: 'Opiniones',
  previous: 'Opiniones anteriores',
  next: 'Opiniones siguientes',
  slide: 'Opiniones de la {from} a la {to}, de {total}',
  stars: '{value} de {best} estrellas',
  write: 'Escribir una opinión',
  watchVideo: 'Ver el vídeo',
  portraitAlt: 'Retrato dibujado de {name}',
  joinerTitle: 'Dueño',
  joinerReview:
    'Les mandé una caja de zapatos llena de fotos y una hoja de quejas. A los cuatro días tenía web y ninguna queja.',
  joinerMetric: 'en solicitudes de presupuesto',
  dentistTitle: 'Dentista y directora',
  dentistReview:
    'Preguntaron qué quieren saber los pacientes en recepción y pusieron las respuestas en la primera página. Eso no me lo había preguntado nunca nadie.',
  dentistMetric: 'de las citas ya se piden por la web',
  bakerTitle: 'Panadero',
  bakerReview:
    'Lo de poner a qué hora sale cada cosa del horno fue idea suya. Ahora, los sábados, la gente llega en punto.',
  bakerMetric: 'en pedidos por teléfono',
  lawyerTitle: 'Socia',
  lawyerReview:
    'Precio cerrado, palabras claras y la web, lista el día que dijeron. Yo cobro por horas y me dio un poco de vergüenza.',
  lawyerMetric: 'en primeras consultas',
  yogiTitle: 'Profesora',
  yogiReview: 'Cambié de idea tres veces. Cambiaron la web tres veces, y el precio ninguna.',
  yogiMetric: 'en primeras clases reservadas',
  plumberTitle: 'Dueño',
  plumberReview: 'Número grande, botón grande y listo. En mi web de antes salía un vídeo de una cascada.',
  plumberMetric: 'en llamadas de urgencia',
} satisfies en.TestimonialsMessages

export const stickyBar = {
  label: 'Análisis gratis',
  text: 'Análisis gratis en {hours} horas',
  button: 'Pedir el mío',
} satisfies en.StickyBarMessages
