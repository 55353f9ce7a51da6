import type { ContactFormMessages } from '../en/contact-form.ts'

export const contactForm = {
  heading: 'Pida su análisis gratis',
  lead: 'Una persona mira su web y le escribe qué funciona, qué le está costando clientes y qué conviene hacer primero. En {hours} horas como mucho, gratis y sin compromiso.',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  url: 'Su web',
  urlHint: 'Si ya tiene una',
  message: 'Mensaje',
  optional: 'opcional',
  startTime: '¿Cuándo le gustaría empezar?',
  startImmediately: 'De inmediato',
  startThisWeek: 'Esta semana',
  startNextWeek: 'La próxima semana',
  startWithinMonth: 'Antes de un mes',
  startJustExploring: 'Solo estoy mirando',
  defaultMessage:
    '¡Hola! Me gustaría recibir un análisis gratuito de mi web: qué funciona, qué no y qué cambiarían ustedes primero.',
  submit: 'Enviar mi solicitud',
  sending: 'Enviando…',
  promise: 'Sin pagar nada y sin compromiso. Le respondemos en {hours} horas como mucho.',
  privacyNote: 'Usamos sus datos para responderle y para nada más.',
  privacyLink: 'Política de privacidad',
  errorTitle: 'Error',
  missingFields: 'Por favor, rellene todos los campos obligatorios.',
  sendFailed: 'No se ha podido enviar el mensaje. Por favor, inténtelo de nuevo.',
  success:
    '¡Solicitud de análisis enviada! ✓ – Consulte su correo: ahí tiene los próximos pasos. Le enviaremos su informe detallado en un plazo de {hours} horas.',
  fieldMissing: 'Falta rellenar este campo.',
  emailMalformed: 'Esa dirección de correo electrónico no parece válida.',
  urlMalformed: 'Eso no parece la dirección de una web.',
  tooLong: 'Es más largo de lo que cabe aquí.',
  malformed: 'Hay algo en esta solicitud que no se ha podido leer. Por favor, revísela y envíela otra vez.',
  tooLarge: 'Es más de lo que podemos recibir de una vez. Por favor, acorte el mensaje.',
  crossSite:
    'Esta solicitud venía de otra web y no se ha aceptado. Por favor, use el formulario de nuestra propia página.',
  unsupported: 'Aquí no se acepta este tipo de solicitud.',
  duplicateKey:
    'Este formulario ya se envió con otro contenido. Por favor, vuelva a cargar la página y envíelo de nuevo.',
  stillRunning: 'Su primer envío todavía está en marcha. Por favor, espere un momento.',
  unavailable:
    'Ahora mismo no podemos recibir su solicitud. Por favor, pruebe otra vez en un minuto o escríbanos a {email}.',
  offline: 'Parece que no tiene conexión. Su texto no se pierde: inténtelo de nuevo cuando la recupere.',
  sentHeading: 'Nos ha llegado',
  sentText:
    'Le hemos enviado un correo que explica qué pasa ahora. Su informe le llegará en {hours} horas como mucho.',
  sentBack: 'Volver al inicio',
  notSentHeading: 'Todavía no se ha enviado',
  notSentText: 'Vuelva atrás con el navegador: lo que ha escrito sigue ahí.',
  notSentBack: 'Volver al formulario',
  notSentOtherwise: 'O escríbanos a {email}',
} satisfies ContactFormMessages
