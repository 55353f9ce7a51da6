export const page = {
  homeTitle: 'Páginas web para negocios, a precio cerrado y en pocos días',
  homeDescription:
    'Una web profesional diseñada, desarrollada y publicada en {days} {days/es/día laborable/días laborables}. Nada por adelantado: no paga hasta verla y aprobarla.',
  chooseTitle: '{agency}: elija su idioma',
  chooseDescription:
    'Webs profesionales para negocios, a precio cerrado. Esta web está en {languages} {languages/es/idioma/idiomas}: elija el suyo.',
  knowledgeTitle: 'Guías para negocios: la web explicada con sencillez',
  knowledgeDescription:
    'Cuánto cuesta una web, por qué la necesita un pequeño negocio y qué errores espantan clientes: tres guías gratuitas para quien lleva un negocio.',
  faqTitle: 'Preguntas frecuentes: precio, pago y propiedad',
  faqDescription:
    'Cuánto cuesta una web, cuándo se paga, cuánto se tarda, de quién es y qué necesitamos de usted. Respuestas claras antes de encargar nada.',
  aboutTitle: 'Quiénes somos y por qué el lápiz es rojo',
  aboutDescription:
    'Quiénes diseñan, escriben y programan su web, y cómo empezó todo con la pregunta de un panadero. Sin fotos de banco de imágenes.',
  privacyTitle: 'Privacidad: qué datos guardamos y cuánto tiempo',
  privacyDescription:
    'Qué datos personales guarda esta web, para qué, durante cuánto tiempo, quién los ve y cómo pedir que se corrijan, exporten o borren.',
  sampleTitle: 'Informe de ejemplo del análisis gratuito',
  sampleDescription:
    'Una página antigua bajo el lápiz rojo, sus puntuaciones y tres arreglos para empezar: así es el análisis gratuito de su web.',
  confirmTitle: 'Un clic más para enviarlo',
  confirmDescription:
    'Sin JavaScript hace falta un paso más. Repase con calma lo que ha escrito, al menos tres segundos, y envíelo.',
  chatTitle: 'Pregunte a Pliiats: precios, plazos, alojamiento',
  chatDescription:
    'Pregunte a nuestro asistente cuánto cuesta una web, cuánto se tarda y de quién es. Es un programa: contesta en pocas palabras y puede avisar a nuestro equipo.',
}

export const header = {
  skipLink: 'Ir al contenido',
  promise: 'Webs profesionales: {package}, en {days} {days/es/día laborable/días laborables}',
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
  chatText: 'Hola, me interesan sus webs desde {price}. ¿Me dan más información?',
  menuOpen: 'Menú',
  menuClose: 'Cerrar el menú',
  messagingHeading: 'Pregúntenos por chat',
  messagingLead: 'Escriba cuando le venga bien. Contestamos en horario de oficina. {openingHours}.',
}

export const footer = {
  claim: 'Buenas webs para pequeños negocios: a precio cerrado, en pocos días y suyas del todo.',
  officesHeading: 'Oficinas',
  pagesHeading: 'En esta web',
  supportHeading: '¿Ya es cliente?',
  hours: 'De lunes a viernes, de {from} a {to}',
  momentThere: '{moment} (hora de {city})',
  hoursThere: '{hours} (hora de {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Volver arriba',
}

export const language = {
  loading: 'Cargando la web en su idioma…',
  menuLabel: 'Idioma',
  chooseHeading: 'Elija su idioma',
}

export const privacy = {
  updated: 'Última modificación: {date}',
  languageNotice: 'Publicamos esta política en inglés y en estonio. Lo que sigue es la versión en inglés.',
  contents: 'En esta página',
  answer:
    'Guardamos lo que nos envía solo el tiempo necesario para responderle, o más si se hace cliente. Sin su permiso no se mide nada. Lo que escribe aquí se queda en su navegador hasta que nos deja sus datos de contacto. Puede pedir que sus datos se corrijan, se exporten o se borren.',
}

export const notFound = {
  heading: '404: página no encontrada',
  remark: 'Aquí ni el lápiz rojo encuentra nada',
  lead: 'En esta dirección no hay ninguna página. Puede que tenga una errata o que la página ya no esté ahí.',
  developerHint: '¿Se le ha olvidado añadir la página al router?',
}

export const errorFallback = {
  heading: 'Algo ha salido mal',
  remark: 'Este fallo es nuestro',
  text: 'Se ha producido un error inesperado. Pruebe a recargar la página.',
  refresh: 'Recargar la página',
  report: 'Informar del problema',
  staleText:
    'Hemos renovado nuestra web desde que abrió esta página. Recárguela para continuar; no perderá su texto.',
}

export const chatPage = {
  heading: 'Pregunte a Pliiats',
  lead: 'Respuestas rápidas sobre precios, plazos, cambios y alojamiento. O deje un mensaje para nuestro equipo.',
  close: 'Cerrar el chat',
  noScript: 'El chat necesita JavaScript, que está desactivado en su navegador. Escríbanos a {email}.',
  codeFailed: 'El chat no se ha cargado. Escríbanos a {email}.',
}
