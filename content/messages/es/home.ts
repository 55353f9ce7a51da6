export const hero = {
  headline: 'Una web profesional que funciona, por {price}',
  lead: 'Diseñada, desarrollada y publicada en {days} {days/es/día laborable/días laborables}. No paga hasta verla y aprobarla.',
  checkNoPrepayment: 'Sin anticipos: paga cuando la apruebe',
  checkOwnership: 'Suya del todo: sin permanencia ni suscripción',
  checkRevisions: '{days} {days/es/día/días} de cambios gratis',
  freeAnalysis: 'Pedir análisis gratis',
  getStarted: 'Escríbanos',
  statSites: 'webs entregadas',
  statCountries: 'países',
  statRating: 'de {reviews} clientes encuestados',
  compareLabel: 'Deslizar de la web antigua a la nueva',
  beforeAlt: 'La web antigua de {client}, con notas a lápiz rojo',
}

export const socialProof = {
  heading: 'En buena compañía',
  clientsLabel: 'Algunos de nuestros clientes',
  outletsLabel: 'Han hablado de nosotros',
  searchRating: '{value}/{best} con {count} {count/es/opinión/opiniones} en {source}',
  platformRating: '{value}/{best} «Excelente» en {source}',
  badgesLabel: 'Seguridad y privacidad',
  dataProtection: 'RGPD',
}

export const services = {
  heading: 'Qué incluye',
  pricingTitle: 'Precios claros',
  pricingText: 'Una sola cifra: se la decimos antes de empezar y de ahí no se mueve.',
  pricingContents:
    'El total por escrito antes de empezar|Cada extra con su precio|Sin cuota mensual, salvo en algún extra',
  deliveryTitle: 'Entrega rápida',
  deliveryText: 'Solo hacemos webs, y por eso las hacemos rápido.',
  partnershipTitle: 'Seguimos a su lado',
  partnershipText: 'Si el año próximo necesita algo, llame a los de siempre: conocen su web.',
  partnershipContents:
    '{days} {days/es/día/días} de cambios gratis|Media hora de formación en la entrega|Después, cambios a precio pactado de antemano',
  paymentTitle: 'Sin pagos por adelantado',
  paymentText: 'No debe nada hasta que apruebe la web. ¿No le gusta? No la paga.',
  paymentContents: 'Un enlace a su web terminada|Sus cambios, ya hechos|La factura, cuando apruebe la web',
  designTitle: 'Diseño basado en datos',
  designText: 'Cada botón va donde lo buscan los visitantes, no donde nos gusta a nosotros.',
  designContents:
    'Pensada para el móvil y rápida con poca cobertura|Un formulario de contacto donde lo buscan|Visible en buscadores: títulos, descripciones, mapa web',
  lockInTitle: 'Sin permanencia, garantizado',
  lockInText:
    'Ni suscripciones ni sistemas que solo manejemos nosotros. Llévese su web adonde quiera y cuando quiera.',
  lockInContents: 'Sus textos, sus fotos y el código|Todas las contraseñas|El dominio a su nombre',
  callHeading: '¿Miramos la suya?',
  starter: 'Webs desde {price}',
  noPayment: 'No hay que pagar nada',
  response: 'Respuesta en {hours} h como mucho',
  consultation: 'Consulta gratuita',
}

export const howItWorks = {
  heading: 'Cómo trabajamos, en cuatro pasos',
  analysisText:
    'Repasamos su web lápiz rojo en mano; si aún no la tiene, sus planes. El informe le llega en {hours} {hours/es/hora/horas} como mucho.',
  designTitle: 'Diseño y desarrollo',
  designText: 'Verá la web real, no una presentación. Díganos qué cambiaría y lo cambiamos.',
  seoTitle: 'SEO y optimización',
  seoText:
    'Ponemos a punto títulos, textos, velocidad y estructura para que la web salga en buscadores y se entienda de un vistazo.',
  launchTitle: 'Puesta en marcha y entrega final',
  launchText:
    'Usted aprueba la web, la paga y la publicamos. Desde ese día es suya del todo, con {days} {days/es/día/días} de cambios gratis.',
}

export const guarantee = {
  heading: 'Usted no arriesga nada',
  untilYes: 'Hasta aprobar la web',
  atYes: 'Al aprobarla, desde',
  later: 'Después, cada mes',
  prepaymentTitle: 'Sin anticipos',
  prepaymentText: 'Paga cuando haya visto la web y la apruebe.',
  ownershipTitle: '{percent} % suya',
  ownershipText: 'Dominio, textos, fotos, código: todo suyo y para siempre.',
  deliveryTitle: '{days} {days/es/día/días}',
  deliveryText:
    'Días laborables, desde que tenemos luz verde, textos y fotos hasta que la web está lista: {packageDays}.',
  revisionsTitle: '{days} {days/es/día/días} de cambios',
  revisionsText: '¿Algo no ha quedado del todo bien? Lo cambiamos gratis.',
}

export const founder = {
  heading: 'Carta de la fundadora',
  quote: 'No conozco a ningún panadero que quiera una web. Lo que quieren es ver cola también los martes.',
  role: 'Fundadora',
  portraitAlt: 'Retrato ilustrado de {name}, lápiz en la oreja',
  letterOne:
    'Empecé imprimiendo webs ajenas y llenándolas de preguntas con un lápiz rojo: ¿esto qué es?, ¿dónde hago clic?, ¿cuánto cuesta? Seguimos trabajando así.',
  letterTwo:
    'Un pequeño negocio no tiene por qué buscar un jefe de proyecto, firmar por dos años ni pedir un préstamo para que lo encuentren. Necesita una buena web, un precio cerrado y alguien que conteste. Eso es todo lo que vendemos.',
  statYears: 'años de oficio',
  statTeam: 'personas',
  missionHeading: 'Nuestra misión',
  mission: 'Que todo pequeño negocio tenga una web clara, asequible y suya.',
  valuesHeading: 'Lo que no negociamos',
  valueHonestyTitle: 'Decir primero el precio',
  valueHonestyText: 'Antes de la primera reunión, en la página de inicio y en su moneda.',
  valuePlainTitle: 'Hablar como sus clientes',
  valuePlainText: 'Si ellos no lo dicen así, su web tampoco.',
  valueFinishTitle: 'Terminar',
  valueFinishText: 'Una web casi lista nunca le ha traído un cliente a nadie.',
  moreAboutUs: 'Más sobre nosotros',
}

export const testimonials = {
  heading: 'Lo que dicen nuestros clientes',
  lead: 'Opiniones de clientes a los que hemos hecho la web. Preguntamos a todos y publicamos lo que escriben.',
  carouselLabel: 'Opiniones',
  previous: 'Opiniones anteriores',
  next: 'Opiniones siguientes',
  slide: 'Opiniones de la {from} a la {to}, de {total}',
  stars: '{value} de {best} estrellas',
  write: 'Escribir una opinión',
  watchVideo: 'Ver el vídeo',
  joinerTitle: 'Dueño',
  joinerReview:
    'Les mandé una caja de zapatos llena de fotos y una hoja de quejas. A los cuatro días tenía web y ninguna queja.',
  joinerMetric: 'en solicitudes de presupuesto',
  dentistTitle: 'Dentista y directora',
  dentistReview:
    'Quisieron saber qué preguntan los pacientes en recepción y pusieron las respuestas en la página de inicio. Eso no me lo había preguntado nunca nadie.',
  dentistMetric: 'de citas pedidas por la web',
  bakerTitle: 'Panadero',
  bakerReview:
    'Lo de poner a qué hora sale cada cosa del horno fue idea suya. Ahora, los sábados, la gente llega a la hora justa.',
  bakerMetric: 'en pedidos por teléfono',
  lawyerTitle: 'Socia',
  lawyerReview:
    'Precio cerrado, todo bien explicado y la web, lista el día que dijeron. Yo cobro por horas y me dio un poco de vergüenza.',
  lawyerMetric: 'en primeras consultas',
  yogiTitle: 'Profesora',
  yogiReview: 'Cambié de idea tres veces. Cambiaron la web tres veces, y el precio, ninguna.',
  yogiMetric: 'en primeras clases reservadas',
  plumberTitle: 'Dueño',
  plumberReview: 'Número grande, botón grande y listo. En mi web de antes salía un vídeo de una cascada.',
  plumberMetric: 'en llamadas de urgencia',
}

export const stickyBar = {
  text: 'Análisis gratis en {hours} {hours/es/hora/horas}',
  button: 'Pedir el mío',
}
