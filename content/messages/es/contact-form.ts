export const contactForm = {
  heading: 'Pida su análisis gratis',
  lead: 'Miramos su web y le decimos qué funciona, qué le está quitando clientes y por dónde conviene empezar. En {hours} {hours/es/hora/horas} como mucho, gratis y sin compromiso.',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  url: 'Su web',
  message: 'Mensaje',
  optional: 'opcional',
  startTime: '¿Cuándo le gustaría empezar?',
  startImmediately: 'De inmediato',
  startThisWeek: 'Esta semana',
  startNextWeek: 'La próxima semana',
  startWithinMonth: 'Antes de un mes',
  startJustExploring: 'Solo estoy mirando',
  defaultMessage:
    'Hola, me gustaría recibir un análisis gratuito de mi web: qué funciona, qué no y qué cambiarían ustedes primero.',
  submit: 'Enviar',
  sending: 'Enviando…',
  promise: 'Gratis y sin compromiso. Le respondemos en {hours} {hours/es/hora/horas} como mucho.',
  orderPromise: 'Ahora no se paga nada.',
  privacyNote: 'Usamos sus datos para responderle y para nada más.',
  privacyLink: 'Política de privacidad',
  errorTitle: 'Error',
  missingFields: 'Rellene todos los campos obligatorios.',
  sendFailed: 'No se ha podido enviar el mensaje. Inténtelo de nuevo.',
  success:
    '¡Solicitud de análisis enviada! ✓ Consulte su correo: ahí tiene los próximos pasos. Le enviaremos su informe detallado en un plazo de {hours} {hours/es/hora/horas}.',
  successNoMail:
    '¡Solicitud de análisis enviada! ✓ No hemos podido enviarle el correo de confirmación, pero hemos recibido su solicitud. Le enviaremos su informe detallado en un plazo de {hours} {hours/es/hora/horas}.',
  fieldMissing: 'Falta rellenar este campo.',
  emailMalformed: 'Esa dirección de correo electrónico no parece válida.',
  urlMalformed: 'Esa dirección web no parece válida.',
  offline: 'Parece que no tiene conexión. No perderá su texto: inténtelo de nuevo cuando la recupere.',
  sentHeading: 'Solicitud recibida',
  sentText:
    'Le hemos enviado un correo con los próximos pasos. Su informe le llegará en {hours} {hours/es/hora/horas} como mucho.',
  orderHeading: 'Su pedido',
  orderLead:
    'Envíenos su pedido. En {hours} {hours/es/hora/horas} como mucho le decimos qué necesitamos de usted y qué día estará lista su web. Paga cuando haya visto la web terminada y le parezca bien.',
  orderMessage: 'Hola, me gustaría encargar el paquete {package}.',
  orderMessageWith: 'Hola, me gustaría encargar el paquete {package} con: {extras}.',
  orderMessageExtras: 'Hola, me gustaría encargar: {extras}.',
  orderPlain: 'Lo que ha marcado en «Precios» se envía con este formulario.',
  orderChange: 'Cambiar el pedido',
  orderDrop: 'Solo el análisis gratis',
  orderRestore: 'Volver a mi pedido',
  priceChanged:
    'Nuestros precios han cambiado desde que abrió esta página. Vuelva a cargarla y revise el importe; no perderá su texto.',
  orderSuccess:
    '¡Pedido enviado! ✓ Consulte su correo: ahí tiene los próximos pasos. Le escribimos en {hours} {hours/es/hora/horas} como mucho.',
  orderSuccessNoMail:
    '¡Pedido enviado! ✓ No hemos podido enviarle el correo de confirmación, pero hemos recibido su pedido. Le escribimos en {hours} {hours/es/hora/horas} como mucho.',
  orderSentHeading: 'Pedido recibido',
  orderSentText:
    'Le hemos enviado un correo con los próximos pasos. Le escribimos en {hours} {hours/es/hora/horas} como mucho.',
  receiptAsked: 'Lo que pidió',
  receiptAnalysisOf: 'Análisis gratis de {url}',
  receiptAnswer: 'Le respondemos',
  receiptBy: 'como muy tarde, el {moment} (en su hora local)',
  receiptWithin: 'en {hours} {hours/es/hora/horas} como mucho',
  receiptReader: 'Para',
  receiptMeanwhile: 'Mientras tanto',
  receiptWork: 'Vea webs que hemos hecho',
  receiptAdd: 'Añadir algo por correo',
  receiptAddSubject: 'Algo más sobre mi solicitud',
  sentBack: 'Volver al inicio',
  notSentHeading: 'Todavía no se ha enviado',
  notSentText: 'Vuelva atrás con el navegador: lo que ha escrito sigue ahí.',
  notSentBack: 'Volver al formulario',
  notSentEmpty: 'Abrir un formulario vacío',
  notSentOtherwise: 'O escríbanos a {email}',
}

export const problems = {
  tooLong: 'El texto es demasiado largo.',
  malformed: 'Hay algún dato que no hemos podido leer. Revíselo todo y envíelo otra vez.',
  tooLarge: 'El mensaje es demasiado largo. Acórtelo.',
  crossSite: 'No aceptamos formularios enviados desde otra web. Use el nuestro.',
  unsupported: 'Aquí no se aceptan envíos de este tipo.',
  duplicateKey:
    'Este formulario ya se envió con otro contenido. Vuelva a cargar la página y envíelo de nuevo.',
  stillRunning: 'Su primer envío todavía se está procesando. Espere un momento.',
  tooManyRequests:
    'Han llegado demasiados envíos en poco tiempo. Inténtelo de nuevo {wait} o escríbanos a {email}.',
  tooManyForNow: 'Han llegado demasiados envíos en poco tiempo. Espere un rato antes de volver a enviarlo.',
  unavailable:
    'Ahora mismo no podemos recibir su envío. Inténtelo de nuevo dentro de un minuto o escríbanos a {email}.',
}
