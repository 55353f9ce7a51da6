import type { ChatAssistantMessages } from '../en/chat-assistant.ts'

export const chatAssistant = {
  open: 'Pregunte a Pliiats, nuestro asistente',
  title: 'Pliiats',
  subtitle: 'Un programa, no una persona. Se sabe los precios de memoria.',
  minimise: 'Minimizar el chat',
  openInFull: 'Abrir el chat a página completa',
  logLabel: 'Conversación con Pliiats',
  inputLabel: 'Su mensaje',
  inputEmail: 'Su correo electrónico',
  placeholder: 'Precios, plazos, alojamiento…',
  placeholderEmail: 'nombre@example.com',
  placeholderPhone: 'Su número de teléfono',
  placeholderName: 'Su nombre',
  send: 'Enviar',
  typing: 'Pliiats está escribiendo…',
  senderBot: 'Pliiats',
  senderUser: 'Usted',
  optionsLabel: 'Sugerencias',
  startOver: 'Empezar de nuevo',
  privacyNote: 'Usamos lo que deje aquí para responderle y para nada más.',
  privacyLink: 'Política de privacidad',
  optionServices: 'Servicios',
  optionPricing: 'Precios',
  optionPortfolio: 'Trabajos',
  optionContact: 'Hablar con una persona',
  optionDelivery: '¿Cuánto se tarda?',
  optionRevisions: '¿Cuánto cuestan los cambios?',
  optionOwnership: '¿La web es mía?',
  optionHosting: 'Alojamiento',
  optionLanguages: 'Varios idiomas',
  optionGuarantee: '¿Y si no me gusta?',
  optionPayment: '¿Cuándo pago?',
  optionSupport: 'Mi web tiene un problema',
  optionCancel: 'Mejor lo dejamos',
  replyGreeting:
    'Hola, soy Pliiats: un programa, no una persona, y de pocas palabras. ¿Qué le gustaría saber?',
  replyServices:
    'Diseñamos, escribimos, desarrollamos y publicamos webs para pequeños negocios: pensadas para el móvil, listas para los buscadores y con formulario de contacto. Y, si hace falta, reservas, una calculadora, un boletín y más.',
  linkServices: 'Qué incluye',
  replyPricing:
    '{packagePrices}. Se paga una sola vez, después de ver la web y decir que sí. No se suma nada que usted no haya pedido.',
  linkPricing: 'Comparar los paquetes',
  replyPortfolio:
    'Hemos entregado más de {sites} webs. Algunas puede verlas en nuestros trabajos: el antes, el después y las cifras.',
  linkPortfolio: 'Ver los trabajos',
  replyContact:
    'Con mucho gusto: una persona le responde en {hours} horas como mucho. ¿A qué correo le escribimos? Si prefiere llamar, estamos de lunes a viernes, de {from} a {to}.',
  linkContact: 'Llamar al {telephone}',
  replyDelivery:
    'Días laborables hasta que la web está lista: {packageDays}. Contamos desde que nos da luz verde y tenemos sus textos y sus fotos.',
  linkDelivery: 'Los plazos, al detalle',
  replyRevisions:
    'Después de la puesta en marcha, los cambios son gratis durante estos días: {packageChangeDays}. Los posteriores tienen un precio que conoce de antemano, o puede contratar la actualización de contenidos por {maintenancePrice}.',
  linkRevisions: 'Los cambios, al detalle',
  replyOwnership:
    'La web es suya del todo: el dominio, las páginas, las imágenes, los textos, el código. Recibe las claves de acceso el día de la puesta en marcha y, si se va, se lo lleva todo.',
  linkOwnership: 'De quién es la web',
  replyHosting:
    'El alojamiento cuesta {hostingPrice}: {uptime} % de disponibilidad, copias de seguridad diarias y certificado incluido. No es obligatorio: también puede llevarse la web adonde prefiera.',
  linkHosting: 'El alojamiento entre los extras',
  replyLanguages:
    'Idiomas incluidos, como máximo: {packageLanguages}. Cada uno se escribe para quien lo va a leer.',
  linkLanguages: 'Idiomas por paquete',
  replyGuarantee:
    'Entonces no nos debe nada. Solo se paga después de ver la web terminada y decir que sí; ningún contrato le ata y no hay nada que cancelar.',
  linkGuarantee: 'Cuándo se paga, al detalle',
  replyPayment:
    'Después de ver la web terminada y decir que sí. Sin anticipos ni plazos, una sola vez. Hasta entonces no le cuesta nada.',
  linkPayment: 'El pago, al detalle',
  replySupport:
    'Eso es cosa de soporte, y allí van más rápido que yo: abra una incidencia, recibirá un número al momento y la leerá una persona. Las webs caídas pasan al principio de la cola.',
  linkSupport: 'Abrir una incidencia',
  replyThanks: 'De nada. Si se le ocurre algo más, aquí estoy.',
  foundPlace: 'Hemos escrito sobre eso. Mire en «{title}».',
  foundLink: 'Fuente: {title}',
  replyFallback: 'Puedo ayudarle con los servicios, los precios, los trabajos o los datos de contacto.',
  replyAskingPhone: 'Gracias. ¿Y un número de teléfono, por si el correo se pierde?',
  replyAskingName: 'Bien. ¿Por quién preguntamos?',
  replyEmailMalformed: 'Por favor, escriba un correo electrónico válido (por ejemplo, {email}).',
  replyPhoneMalformed: 'Por favor, escriba un número de teléfono válido.',
  replyNameMissing: 'Ahí no he sabido leer un nombre. ¿Cuál es el suyo?',
  replyCancelled: 'De acuerdo, no envío nada. ¿Qué más le gustaría saber?',
  thanks:
    'Gracias, {name}. Su mensaje está en camino y una persona le responde en {hours} horas como mucho. ¿Algo más mientras tanto?',
  replyNoMail:
    'Una cosa más: esta vez no podemos confirmárselo por correo. Su mensaje sí nos ha llegado, y una persona le responderá.',
} satisfies ChatAssistantMessages
