export const websiteAnalysis = {
  askTitle: 'Su web bajo el lápiz rojo, en medio minuto',
  askDescription:
    'Escriba la dirección de su web y lea nuestras notas: qué le quita clientes, qué está bien y por dónde empezar. Gratis y sin registrarse.',
  askHeading: 'Su web bajo el lápiz rojo',
  askLead:
    'Escriba la dirección. En medio minuto, más o menos, verá su página con nuestras notas: qué le quita clientes, qué está bien y por dónde empezar.',
  address: 'Dirección de su web',
  addressHint: 'Basta con «mipanaderia.com».',
  submit: 'Analizar mi web',
  starting: 'Abriendo…',
  terms:
    'Gratis. Sin nombre, sin correo y sin registro: el informe sale en su pantalla, y el enlace solo lo tiene usted.',
  addressMissing: 'Escriba la dirección de su web.',
  getHeading: 'Qué recibe',
  getMarks: 'Su página tal como se ve en el móvil y en el ordenador, con notas a mano donde algo falla',
  getFirst: 'Tres arreglos para empezar: los que más aportan con menos trabajo',
  getFindings:
    'Todo lo demás que encontremos, con palabras sencillas: qué hemos visto, cómo le afecta y qué hacer',
  getFigures:
    'Puntuaciones, peso y tiempo de carga de su página, y con quién comparte datos de sus visitantes',
  sampleCaption: 'Así será su informe',
  honestHeading: 'Qué pasa con su dirección',
  lookTerm: 'Qué miramos',
  lookText:
    'La página que nos diga, una vez en versión móvil y otra en versión de escritorio, y algunos de sus enlaces. No iniciamos sesión, no rellenamos nada ni hacemos ningún pedido.',
  timeTerm: 'Cuánto tarda',
  timeText:
    'Alrededor de medio minuto. Si hay cola, verá cuántas webs van delante; la suya se analiza en cuanto le toque.',
  keepTerm: 'Cuánto tiempo se guarda',
  keepText:
    '{days} {days/es/día/días}, o menos si usted lo borra antes: en el informe hay un botón para ello.',
  limitTerm: 'Qué no sabe hacer',
  limitText:
    'El programa solo mide: no tiene gusto ni conoce a sus clientes. Si quiere, una persona revisa su web gratis en {hours} {hours/es/hora/horas} como mucho.',
  robotLink: '¿Hemos visitado su web? Qué hace allí nuestro programa',

  reportTitle: 'Su web bajo el lápiz rojo: el informe',
  reportDescription:
    'El informe de su web: su propia página con notas a lápiz rojo, tres arreglos para empezar y todo lo demás que hemos encontrado.',
  reportHeading: 'Su informe',
  reportHeadingOf: '{host}, bajo el lápiz rojo',
  readHeadingOf: '{host}: leída, pero no vista',
  opening: 'Buscando su informe…',
  lookedAt: 'Fecha del análisis: {date}.',
  keptUntil: 'Este enlace funciona hasta el {date}.',
  progress: 'Por dónde vamos',
  stageWaiting: 'En cola',
  stageWaitingText:
    'Hay cola. Webs por delante de la suya: {place}. Empezamos en cuanto le toque; puede dejar esta página abierta.',
  stageNextText: 'La siguiente es la suya.',
  waitText: 'Alrededor de medio minuto por web. Primero aparece su página; después, nuestras notas.',
  stageVisiting: 'Abriendo su página',
  stageVisitingText: 'Abrimos {host} como un visitante más, primero en el móvil.',
  stageMeasuring: 'Midiendo',
  stageMeasuringText: '¿Cuánto pesa, cuánto tarda y con quién comparte datos de sus visitantes?',
  stageDrawing: 'Dibujando',
  stageDrawingText: 'El lápiz ya tiene punta. Ahora, las notas.',
  stageDone: 'Listo',
  stageDoneText: 'El informe está listo. Cosas por arreglar: {count}.',
  connectionOffline: 'Parece que no tiene conexión. Cuando la recupere, continuamos automáticamente.',
  connectionFailed: 'Nuestro servidor no responde en este momento. Lo seguimos intentando.',
  noScript:
    'Esta página necesita JavaScript para mostrar el informe. Empiece el análisis desde nuestro formulario y no le hará falta.',
  unknownHeading: 'Aquí no hay ningún informe',
  unknownText:
    'Quizá el enlace está cortado, o alguien que lo tenía ha borrado el informe. Guardamos cada informe {days} {days/es/día/días}.',
  unknownButton: 'Analizar una web',
  failedHeading: 'No hemos podido ver {host}',
  reasonNotFound: 'No hay ninguna web con ese nombre. ¿Le faltará una letra?',
  reasonPrivateAddress:
    'Esa dirección no es accesible desde internet, así que no podemos visitarla ni nosotros ni sus clientes.',
  reasonUnreachable: 'En esa dirección no contesta nadie. Si sigue así, llame a su empresa de alojamiento.',
  reasonTimedOut: 'La página tarda tanto que hemos dejado de esperar. Sus visitantes se van mucho antes.',
  reasonFrozen:
    'La página da tanto trabajo al navegador que lo deja bloqueado. Lo mismo les pasa a los móviles de sus visitantes.',
  reasonTooLarge:
    'La página pesa tanto que hemos dejado de cargarla. En el móvil, a sus visitantes les costaría dinero.',
  reasonTooManyRedirects: 'Cada dirección lleva a otra y la página no se abre.',
  reasonRefused: 'La web pide contraseña o no deja entrar a programas como el nuestro.',
  reasonServerError: 'La web responde con un error de su servidor. Es lo que ven también sus visitantes.',
  reasonBadCertificate:
    'El certificado de la web no es válido: en vez de mostrar la página, el navegador avisa de que no es segura.',
  reasonNotAPage: 'En esa dirección hay un archivo, no una página.',
  reasonEmpty: 'La página se abre, pero está vacía.',
  reasonCrashed:
    'La página ha podido con nuestro navegador dos veces. Puede hacer lo mismo con un móvil modesto.',
  reasonSkipped: 'Quien lleva esta web nos ha pedido que no la visitemos, y lo respetamos.',
  reasonNoBrowser:
    'Esta vez solo hemos podido leer el texto de su página, no verla. Por eso no hay imágenes, notas ni puntuaciones, ni nada sobre la velocidad o el móvil.',
  failedWays:
    'Si quiere, su web la revisa una persona: gratis y en {hours} {hours/es/hora/horas} como mucho.',
  phone: 'En el móvil',
  desktop: 'En el ordenador',
  phoneAlt: '{host} en el móvil. Las notas están en la lista.',
  desktopAlt: '{host} en el ordenador. Las notas están en la lista.',
  marksHeading: 'Lo que ha anotado el lápiz',
  markedOnPhone: 'nota en el móvil',
  markedOnDesktop: 'nota en el ordenador',
  noMarks: 'En las imágenes no hay nada que anotar, cosa rara.',
  nothingFirst: 'Nada urgente. Quien hizo esta web sabía lo que hacía.',
  allHeading: 'Todo lo que hemos encontrado',
  seen: 'Qué hemos visto',
  cost: 'Cómo le afecta',
  todo: 'Qué hacer',
  evidence: 'En su página',
  severitySevere: 'Le quita clientes',
  severitySerious: 'Conviene arreglarlo pronto',
  severityMinor: 'Un detalle',
  effortMinutes: 'Cosa de minutos',
  effortHours: 'Cosa de una tarde',
  effortDays: 'Cosa de días',
  article: 'Más sobre esto en nuestra guía',
  figuresHeading: 'Medido en un móvil',
  figuresNote:
    'Puntuación sobre cien. Lighthouse, la herramienta de Google, mide «Velocidad» y «SEO» como en un móvil de gama media; «Móvil» lo calculamos nosotros según lo que hemos visto.',
  notMeasured: 'sin medir',
  weight: 'Peso de la página',
  requests: 'Archivos que carga',
  seconds: 'Hasta que se ve lo principal',
  thirdParties: 'Quién más se entera de sus visitas',
  nobodyElse: 'Nadie. Muy bien.',
  sinceHeading: 'Qué ha cambiado desde el {date}',
  sinceMended: 'Arreglado',
  sinceAppeared: 'Nuevo',
  sinceNothing: 'No hemos visto ningún cambio.',
  /** Heads what one of us says about it; {date} is such as “March 2, 2026”. */
  reviewHeading: '{name} también la revisó el {date}',
  /** The last line of their answer. */
  reviewLink: 'Su informe con mis anotaciones: {url}',
  nextHeading: '¿Y ahora?',
  personHeading: 'Que la mire también una persona',
  personText:
    'Con criterio, pensando en sus clientes y con este informe delante. Gratis y en {hours} {hours/es/hora/horas} como mucho. O reciba solo el informe: un correo y nada de boletines.',
  email: 'Su correo electrónico',
  personButton: 'Que la mire una persona',
  mailButton: 'Recibir solo el informe',
  emailMissing: 'Escriba su dirección de correo.',
  personSent: 'Recibido. Le escribirá alguien del equipo en {hours} {hours/es/hora/horas} como mucho.',
  mailSent: 'Va de camino a su correo.',
  offerHeading: 'O se la hacemos nosotros',
  offerText:
    'Una web nueva desde {price}, lista en {days} {days/es/día laborable/días laborables}. Paga cuando la haya visto y la apruebe.',
  offerButton: 'Ver los paquetes',
  keepHeading: 'Este informe',
  print: 'Imprimir o guardar en PDF',
  copy: 'Copiar el enlace',
  copied: 'Copiado. Quien tenga el enlace puede leer el informe.',
  copyFailed: 'Cópielo de la barra de direcciones.',
  again: 'Analizar otra vez',
  againHint: '¿Ha arreglado algo? Repita el análisis: el informe le dirá qué ha cambiado.',
  remove: 'Borrar este informe ya',
  removeQuestion: '¿Borrarlo para siempre?',
  removeEffect: 'El enlace dejará de funcionar al momento y para todo el mundo.',
  removeYes: 'Sí, borrarlo',
  removeNo: 'Conservarlo',
  removing: 'Borrando…',
  removedHeading: 'Borrado',
  removedText: 'Hemos borrado el informe y sus imágenes. El enlace ya no le sirve a nadie.',

  notSentTitle: 'Todavía no hemos analizado su web',
  tooMany:
    'De momento no podemos analizar más webs. Inténtelo más tarde o pida que la suya la revise una persona.',
  switchedOff:
    'Ahora mismo no hay análisis automático. Escríbanos y su web la revisará una persona, también gratis.',

  robotTitle: 'Qué ha hecho nuestro programa en su web',
  robotDescription:
    'Quién ha enviado nuestro programa a su web, qué hace allí, cada cuánto va y cómo conseguir que no vuelva nunca más.',
  robotHeading: '¿Le ha visitado nuestro programa?',
  robotLead: 'Es porque alguien ha pedido un análisis de su web: casi siempre, quien la lleva.',
  robotDoesHeading: 'Qué hace',
  robotDoesText:
    'Abre una página con un navegador de verdad, en versión móvil y en versión de escritorio, y la mide. También comprueba si algunos de sus enlaces e imágenes funcionan. No inicia sesión, no rellena ningún formulario ni hace ningún pedido.',
  robotOftenHeading: 'Cada cuánto va',
  robotOftenText:
    'Solo cuando alguien lo pide y, como mucho, unas pocas veces por hora a la misma web, lo pida quien lo pida.',
  robotNameHeading: 'Cómo reconocerlo',
  robotNameText: 'En el registro de su servidor aparece con el nombre {agent} y la dirección de esta página.',
  robotStopHeading: 'Cómo hacer que no vuelva',
  robotStopText:
    'Escriba a {email} y díganos cuál es su web. La apuntamos en nuestra lista y el programa no vuelve a visitarla. Si alguien pide su análisis, verá un aviso de que usted prefiere que no se haga.',

  fromContact: 'Ver ya las primeras notas',
  fromContactHint: 'Un programa las hace en medio minuto; luego una persona mira su web.',
  fromArticle: 'O vea ya las primeras notas, en medio minuto',
  fromReceipt: 'Ver las primeras notas de su web',
}
