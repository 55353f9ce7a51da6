export const chatAssistant = {
  listenName: 'me llamo|mi nombre es|mi nombre|nombre es|soy|aquí|le escribe|te escribe',
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
  senderUser: 'Usted',
  optionsLabel: 'Sugerencias',
  startOver: 'Empezar de nuevo',
  privacyNote: 'Usamos lo que deje aquí para responderle y para nada más.',
  privacyLink: 'Política de privacidad',
  optionServices: 'Servicios',
  optionPricing: 'Precios',
  optionDiscount: '¿Hay algún descuento?',
  optionPortfolio: 'Trabajos',
  optionContact: 'Hablar con una persona',
  optionAnalysis: 'Revisar mi web',
  optionOffice: '¿Dónde están?',
  optionDelivery: '¿Cuánto se tarda?',
  optionRevisions: '¿Cuánto cuestan los cambios?',
  optionOwnership: '¿La web es mía?',
  optionHosting: 'Alojamiento',
  optionLanguages: 'Varios idiomas',
  optionGuarantee: '¿Y si no me gusta?',
  optionPayment: '¿Cuándo pago?',
  optionSupport: 'Mi web tiene un problema',
  optionBot: '¿Quién me contesta?',
  optionCancel: 'Mejor lo dejamos',
  optionSkip: 'Seguir sin teléfono',
  optionBack: 'Volver atrás',
  optionAlone: 'No enviar mis preguntas',
  replyGreeting:
    'Hola, soy Pliiats. Soy un programa, no una persona, y respondo en pocas palabras. ¿Qué quiere saber?',
  replyServices:
    'Diseñamos, hacemos y publicamos webs para pequeños negocios: pensadas para el móvil, optimizadas para buscadores y con formulario de contacto. Si quiere, añadimos reservas por internet, calculadora de precios, boletín y más. El paquete más pequeño es {firstPackage}.',
  linkServices: 'Qué incluye',
  replyPricing:
    'Nuestras webs tienen un precio cerrado: {packagePrices}. Se paga una sola vez, después de ver la web terminada y aprobarla. Los extras solo se pagan si los pide.',
  linkPricing: 'Comparar los paquetes',
  replyDiscount:
    'No hacemos descuentos: todo el mundo paga el mismo precio cerrado. Lo más económico es {firstPackage}, y solo se añade lo que usted necesite.',
  replyPortfolio:
    'Ya hemos entregado más de {sites} webs. Puede ver algunas en «Trabajos»: antes y después, con sus cifras y lo que opinan los clientes.',
  linkPortfolio: 'Ver los trabajos',
  replyContact:
    'Con mucho gusto. ¿Cuál es su correo electrónico? Nuestro equipo le responderá en un plazo de {hours} {hours/es/hora/horas}, fines de semana incluidos. Si prefiere llamar: {telephone}. {openingHours}.',
  replyContactWithQuestions:
    'Con mucho gusto. ¿Cuál es su correo electrónico? Enviaremos también lo que ha preguntado aquí, para que no tenga que repetirlo, y nuestro equipo le responderá en un plazo de {hours} {hours/es/hora/horas}, fines de semana incluidos. O llame al {telephone}. {openingHours}.',
  replyAlone: 'De acuerdo, sus preguntas no se envían. ¿Cuál es su correo electrónico?',
  linkContact: 'Llamar al {telephone}',
  replyAnalysis:
    'Claro que sí, y es gratis. Basta con la dirección de su web, escrita aquí o en la página del análisis: en medio minuto la verá con nuestras notas. Si quiere, la mira también una persona, en {hours} {hours/es/hora/horas} como mucho.',
  linkAnalysis: 'Analizar mi web',
  replyOffice:
    'Puede llamar al {telephone}. {openingHours}. Los correos los respondemos en {hours} {hours/es/hora/horas} como mucho, fines de semana incluidos. No hace falta que venga: lo hacemos todo por internet y trabajamos desde {offices}. Nuestra dirección postal es {address}.',
  linkOffice: 'Quiénes somos',
  replyDelivery:
    'Depende del paquete. El plazo, en días laborables: {packageDays}. Contamos desde que nos da luz verde y tenemos sus textos y sus fotos hasta que la web está lista.',
  linkDelivery: 'Más sobre los plazos',
  replyRevisions:
    'Hasta que apruebe la web, cambiamos lo que no le guste. Después de publicarla, los cambios son gratis durante un tiempo, según el paquete: {packageChangeDays}. Más adelante, cada cambio tiene su precio, y se lo decimos antes de empezar. O contrate la actualización de contenidos por {maintenancePrice}.',
  linkRevisions: 'Los cambios, al detalle',
  changeDays: '{count} {count/es/día/días}',
  replyOwnership:
    'La web es suya: el dominio, las páginas, las fotos, los textos y el código. Recibe todas las contraseñas el día de la puesta en marcha y puede llevársela a otro proveedor cuando quiera.',
  linkOwnership: 'De quién es la web',
  replyHosting:
    'El alojamiento con nosotros cuesta {hostingPrice}: {uptime} % de disponibilidad, copias de seguridad diarias y certificado SSL incluido. Es opcional. Aparte de la cuota anual de su dominio no hay más gastos fijos, y puede alojar la web donde quiera.',
  linkHosting: 'El alojamiento y otros extras',
  replyLanguages:
    'Sí, su web puede estar en varios idiomas. Idiomas incluidos en cada paquete: {packageLanguages}. Cada versión se escribe para su público, sin traductor automático.',
  linkLanguages: 'Idiomas por paquete',
  replyGuarantee:
    'Si la web terminada no le gusta, no la paga. No hay contrato que le ate ni nada que cancelar. Después de publicarla, los cambios son gratis durante un tiempo, según el paquete: {packageChangeDays}.',
  linkGuarantee: 'Por qué no arriesga nada',
  replyPayment:
    'Se paga una sola vez, después de ver la web terminada y aprobarla. Sin anticipos ni plazos. Solo son mensuales el alojamiento ({hostingPrice}) y la actualización de contenidos ({maintenancePrice}), y los dos son opcionales.',
  linkPayment: 'El pago, al detalle',
  replySupport:
    'Lamento las molestias. Abra una incidencia: lo que me ha escrito ya está en el formulario. Recibirá un número al momento; nuestro equipo lee todos los mensajes. Si su web está caída, tiene prioridad.',
  linkSupport: 'Abrir una incidencia',
  replyBot:
    'No soy una persona: soy Pliiats, un programa, y respondo con lo que pone en esta web. Si prefiere hablar con alguien del equipo, dígamelo.',
  replyThanks: 'De nada. Si surge algo más, aquí estoy.',
  replyUnsure:
    'No estoy seguro de haberle entendido. ¿Se refiere a algo de esto? ¿O prefiere que le responda alguien del equipo?',
  replyOrder: '{items}. En total son {total}, un solo pago.',
  replyOrderMonthly: '{items}. En total son {total} en un solo pago y {monthly} al mes.',
  replyAddOns: '{items}. Esto se añade a un paquete; el más pequeño es {firstPackage}.',
  foundPlace: 'Lo explicamos aquí: «{title}».',
  foundLink: 'Fuente: {title}',
  replyFallback: 'Puedo ayudarle con los servicios, los precios, los trabajos o los datos de contacto.',
  replyAskingEmail: '¿A qué dirección de correo le escribimos?',
  replyAskingPhone:
    'Gracias. ¿Y un teléfono, por si nuestro correo se pierde? También puede dejarlo en blanco.',
  replyAskingName: 'Estupendo. ¿Y cómo se llama?',
  replyEmailMalformed: 'Escriba una dirección de correo válida (por ejemplo, {email}).',
  replyPhoneMalformed: 'Escriba un número de teléfono válido.',
  replyNameMissing: 'No he entendido su nombre. ¿Cómo se llama?',
  replyCancelled: 'De acuerdo, no se envía nada. Si quiere saber algo más, aquí estoy.',
  replyCancelledAfterLead:
    'De acuerdo. Lo que nos ha enviado antes ya lo tenemos, y no se envía nada más. Si quiere saber algo más, aquí estoy.',
  thanks:
    'Gracias, {name}. Tenemos sus datos, y nuestro equipo le responderá en un plazo de {hours} {hours/es/hora/horas}. ¿Algo más mientras tanto?',
  replyNoMail:
    'Una cosa más: ahora mismo no podemos confirmárselo por correo. Su mensaje sí lo tenemos, y nuestro equipo le responderá.',
}
