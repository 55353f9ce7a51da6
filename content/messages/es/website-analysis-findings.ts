export const websiteAnalysisFindings = {
  speedArea: '¿Rápida?',
  phonesArea: '¿Hecha para el móvil?',
  searchArea: '¿Fácil de encontrar en buscadores?',
  clarityArea: '¿Se entiende en cinco segundos?',
  safetyArea: '¿Segura y en regla?',
  everybodyArea: '¿Al alcance de todo el mundo?',

  slowPaintTitle: 'Tarda demasiado en cargar',
  slowPaintSeen:
    'En un móvil con una conexión normal, lo principal de su página aparece a los {seconds} s. Lo ideal: hasta {limit} s.',
  slowPaintCost:
    'La gente cuenta los segundos, y muchos se van antes de ver nada. No avisan: abren el siguiente resultado.',
  slowPaintDo:
    'Pida que guarden cada foto al tamaño al que se ve y quite los carruseles y vídeos que nadie echaría en falta. Si sigue lenta, pregunte por qué a su empresa de alojamiento (donde está guardada la web).',
  slowPaintGood: 'Lo principal de su página aparece en el móvil a los {seconds} s. Va rápida.',

  blockedTitle: 'Ya se ve, pero no responde',
  blockedSeen: 'Mientras carga, su página pasa {seconds} s sin responder, por más que la toquen.',
  blockedCost: 'El visitante toca, no pasa nada, vuelve a tocar y acaba donde no quería.',
  blockedDo:
    'Pregunte a quien le lleva la web qué añadidos (chats, carruseles, contadores) no usa nadie y pida que los desactive. Cada uno es un programa más.',

  layoutShiftTitle: 'La página baila mientras carga',
  layoutShiftSeen:
    'Los textos y los botones se mueven tras aparecer. Valor medido: {shift}; hasta {limit} no se nota.',
  layoutShiftCost: 'El dedo va a «Llamar» y toca otra cosa. Molesta, y parece una web a medio hacer.',
  layoutShiftDo:
    'Pida que reserven sitio para cada foto y cada anuncio: es cuestión de indicar el ancho y el alto de cada imagen.',
  layoutShiftGood: 'Mientras su página carga, todo se queda en su sitio.',

  heavyPageTitle: 'Su página pesa mucho',
  heavyPageSeen: 'Para ver esta única página, un móvil descarga {megabytes} MB. Lo ideal: hasta {limit} MB.',
  heavyPageCost: 'En el autobús o en un sótano se hace eterno, y los datos los pagan sus visitantes.',
  heavyPageDo:
    'Primero las fotos, que suelen ser casi todo; después, los vídeos y añadidos que nadie echaría en falta.',
  heavyPageGood: 'Su página pesa {megabytes} MB. Carga bien donde sea, hasta en el autobús.',

  heavyPicturesMark: 'mucha foto y poco hueco',
  heavyPicturesTitle: 'Fotos mucho más grandes de lo necesario',
  heavyPicturesSeen:
    'Fotos con mucho más detalle del que cabe en la pantalla: {count}. Entre todas pesan {megabytes} MB.',
  heavyPicturesCost: 'Es la causa más habitual de una página lenta, y la diferencia no la ve nadie.',
  heavyPicturesDo:
    'Pida que las guarden otra vez al tamaño al que se ven y en un formato moderno (WebP o AVIF). Hay herramientas gratis, y casi todos los creadores de webs traen una opción para ello.',

  uncompressedTitle: 'El texto viaja sin comprimir',
  uncompressedSeen:
    'Su servidor envía {kilobytes} KB de texto tal cual, cuando cualquier navegador lo aceptaría comprimido.',
  uncompressedCost:
    'Dos tercios de esa descarga sobran: solo hacen esperar. No hay forma más barata de ganar velocidad.',
  uncompressedDo:
    'Pida a su empresa de alojamiento que active la compresión (gzip o Brotli). Es un solo ajuste.',

  redirectChainTitle: 'Da varias vueltas antes de abrirse',
  redirectChainSeen:
    'Antes de que su página se abra, el navegador va rebotando de una dirección a otra. Rebotes: {count}.',
  redirectChainCost: 'Con cada uno, la pantalla se queda un momento en blanco.',
  redirectChainDo: 'Pida que la primera dirección lleve directamente a la última.',

  deskOnlyMark: 'traiga la lupa',
  deskOnlyTitle: 'Hecha para el ratón, no para el dedo',
  deskOnlySeen:
    'Falta la línea que dice a los móviles que ajusten la página a su pantalla. Sale la versión de escritorio, en miniatura.',
  deskOnlyCost:
    'Más de la mitad de sus visitantes la ven en el móvil. Tienen que ampliar, arrastrar la página y armarse de paciencia.',
  deskOnlyDo:
    'Si el diseño es antiguo, lo normal es tener que rehacerlo para el móvil. Antes pregunte si su plantilla (el diseño ya hecho) tiene una versión más nueva que lo resuelva.',
  deskOnlyGood: 'Su página se ajusta a la pantalla del móvil.',

  zoomForbiddenTitle: 'Prohibido ampliar',
  zoomForbiddenSeen: 'Su página no deja ampliar con dos dedos en el móvil.',
  zoomForbiddenCost: 'Quien se deja las gafas en casa no puede leer su horario.',
  zoomForbiddenDo:
    'Pida que quiten «user-scalable=no» y «maximum-scale» de la línea que habla de la pantalla (viewport). Lo demás queda igual.',

  widePageMark: 'no cabe',
  widePageTitle: 'Más ancha que el móvil',
  widePageSeen: 'La página se sale por la derecha de la pantalla del móvil. Píxeles de más: {pixels}.',
  widePageCost: 'Se desplaza hacia los lados, corta el texto y parece mal hecha.',
  widePageDo:
    'Pida que lo que sobresale (suele ser una tabla, una foto o un mapa) se encoja con la pantalla.',
  widePageGood: 'En el móvil no se sale nada de la pantalla.',

  smallTextMark: '¿esto quién lo lee?',
  smallTextTitle: 'Letra demasiado pequeña',
  smallTextSeen:
    'En el móvil, parte de su texto mide menos de {limit} píxeles: más o menos como la letra pequeña de un envase.',
  smallTextCost: 'La letra pequeña no la lee nadie. Si decía algo importante, se ha perdido.',
  smallTextDo: 'Pida que el texto tenga 16 píxeles o más, y que nada baje de {limit}.',
  smallTextGood: 'En el móvil, la letra tiene buen tamaño para leer.',

  smallTargetsMark: 'para dedos más finos',
  smallTargetsTitle: 'Demasiado pequeño para el dedo',
  smallTargetsSeen:
    'En el móvil, algunos enlaces o botones miden menos de {limit} por {limit} píxeles. La yema del dedo ocupa más o menos el doble.',
  smallTargetsCost: 'La gente toca lo que no es, vuelve, prueba otra vez, y hay quien lo deja.',
  smallTargetsDo:
    'Déjeles más espacio alrededor. El icono puede seguir siendo pequeño si la zona que se pulsa es mayor.',

  popupMark: '¿quién ha pedido esto?',
  popupTitle: 'Un recuadro tapa la primera pantalla',
  popupSeen: 'Sin que nadie lo pida, un recuadro tapa buena parte de la primera pantalla.',
  popupCost:
    'Es como un dependiente plantado en la puerta: el visitante venía a otra cosa y tiene que esquivarlo. En el móvil, a Google tampoco le gusta.',
  popupDo: 'Quítelo, o haga que salga cuando el visitante ya lleve un rato leyendo.',

  untappableTelephoneMark: 'lo toco y no llama',
  untappableTelephoneTitle: 'El teléfono no se marca al tocarlo',
  untappableTelephoneSeen: 'Su número, {number}, es solo texto: hay móviles que al tocarlo no llaman.',
  untappableTelephoneCost: 'El cliente tiene que aprendérselo de memoria mientras le gotea el techo.',
  untappableTelephoneDo:
    'Convierta el número en un enlace que empiece por «tel:». Lleva unos minutos y sirve en todas las páginas.',

  titleTitle: 'El título de la página no dice nada',
  titleSeen: 'En el buscador, la línea que la gente toca dice: «{title}».',
  titleCost:
    'Ahí no salen ni su oficio ni su ciudad, así que quien aún no sabe su nombre no tiene motivo para tocarla.',
  titleDo:
    'Ponga el oficio, la ciudad y su nombre: por ejemplo, «Panadería de masa madre en Gijón – Nombre». Son diez minutos.',
  titleGood: 'En los buscadores, su página tiene un título propio.',

  doubledTitle: 'Los buscadores ven dos versiones',
  doubledSeen: 'La página tiene más de un título o de una descripción. Sobran: {count}.',
  doubledCost: 'El buscador se queda con uno, y puede que no sea el que usted elegiría.',
  doubledDo:
    'Quédese con el mejor. Muchas veces hay dos plugins (añadidos de la web) que hacen lo mismo: desactive uno.',

  descriptionTitle: 'Sin descripción para los buscadores',
  descriptionSeen:
    'Las dos líneas que salen bajo su nombre en el buscador las escribe usted, y están vacías.',
  descriptionCost:
    'Entonces el buscador pone lo que encuentra en la página, por ejemplo «Aceptar las cookies».',
  descriptionDo: 'Escriba dos frases: qué hace, para quién y dónde. El campo se llama «meta description».',
  descriptionGood: 'Las líneas que salen en el buscador las ha escrito usted.',

  hiddenFromSearchTitle: 'Su web se esconde de los buscadores',
  hiddenFromSearchSeen:
    'Su web pide a los buscadores que no la muestren. Suele ser un olvido de cuando se hizo.',
  hiddenFromSearchCost: 'Quien no se sepa su dirección de memoria no la encontrará nunca.',
  hiddenFromSearchDo:
    'Pida que lo desactiven («noindex», o «Disallow: /» en el archivo robots.txt). En casi todos los sistemas es una casilla de los ajustes.',
  hiddenFromSearchGood: 'Los buscadores pueden mostrar su página.',

  businessDataTitle: 'Los buscadores tienen que adivinar quién es usted',
  businessDataSeen:
    'Su nombre, su dirección y su horario no están en el formato que leen los buscadores y los mapas (datos estructurados).',
  businessDataCost:
    'Otros salen en un recuadro con el horario y un botón para llamar; usted, en una línea de texto.',
  businessDataDo:
    'Pida que añadan sus datos como «LocalBusiness»: los visitantes no los ven, las máquinas sí. Y dé de alta su ficha de Google Maps, que es gratis.',
  businessDataGood: 'Su página dice a los buscadores quién es usted.',

  sharePictureTitle: 'Se comparte sin foto',
  sharePictureSeen: 'Cuando alguien envía su dirección a un amigo, llega sin ninguna imagen.',
  sharePictureCost: 'No hay mejor publicidad que una recomendación, y la suya llega como un recuadro vacío.',
  sharePictureDo: 'Elija una buena foto como imagen para compartir (se llama «og:image»).',
  sharePictureGood: 'Quien comparte su página comparte también una foto.',

  alternatesTitle: 'Sus idiomas van cada uno por su lado',
  alternatesSeen: 'Su web no les dice a los buscadores en qué idioma está cada página.',
  alternatesCost: 'Quien viene de fuera da con una página que no entiende.',
  alternatesDo:
    'Pida que cada página indique sus versiones en otros idiomas («hreflang»). Casi todos los sistemas lo hacen solos si se activa.',

  deadWwwTitle: 'Una forma de escribir su dirección no lleva a ninguna parte',
  deadWwwSeen: 'En {host} no contesta nadie.',
  deadWwwCost: 'Unos la escriben con www y otros no. La mitad cree que usted ha cerrado.',
  deadWwwDo: 'Pida a quien gestiona su dominio (su dirección en internet) que ambas formas lleven a su web.',

  twoAddressesTitle: 'Su web está en dos sitios a la vez',
  twoAddressesSeen: 'También se abre en {host}, como si fuera otra.',
  twoAddressesCost: 'Los buscadores ven dos webs con el mismo texto, y las dos salen perdiendo.',
  twoAddressesDo: 'Elija una dirección y haga que la otra lleve a ella.',

  brokenLinksTitle: 'Enlaces que no llevan a ninguna parte',
  brokenLinksSeen: 'Enlaces de su página a páginas que ya no existen: {count}.',
  brokenLinksCost:
    'Quien toca uno ve un error en vez de lo que buscaba, y se pregunta qué más estará sin poner al día.',
  brokenLinksDo: 'Arregle los enlaces o quítelos. Abajo los tiene uno por uno.',
  brokenLinksGood: 'Todos los enlaces que hemos probado funcionan.',

  telephoneMark: '¿y el teléfono?',
  telephoneTitle: 'No hay teléfono',
  telephoneSeen: 'En su página de inicio no hemos encontrado ningún número de teléfono.',
  telephoneCost: 'Quien quiere llamarle ya se ha decidido por usted. No hay cliente que dé más rabia perder.',
  telephoneDo: 'Ponga el número arriba en todas las páginas, en texto y con enlace para llamar.',

  hiddenTelephoneMark: '¿y cómo le llamo?',
  hiddenTelephoneTitle: 'El teléfono está escondido',
  hiddenTelephoneSeen: 'Su número está en la página, pero no en la primera pantalla del móvil.',
  hiddenTelephoneCost: 'Quien tiene prisa no busca. Y suele ser buen cliente.',
  hiddenTelephoneDo:
    'Póngalo arriba del todo, donde se vea sin desplazar la página, en texto y con enlace para llamar.',
  hiddenTelephoneGood: 'Su teléfono se ve a la primera.',

  postalAddressTitle: '¿Dónde está?',
  postalAddressSeen:
    'En su página de inicio no hemos encontrado ninguna dirección ni ningún enlace a un mapa.',
  postalAddressCost: 'La gente busca algo cerca. Si no sabe dónde está usted, sigue buscando.',
  postalAddressDo:
    'Ponga la calle y la ciudad al pie de todas las páginas, con un enlace al mapa. Si trabaja a domicilio, diga en qué zonas.',
  postalAddressGood: 'Su página dice dónde encontrarle.',

  openingHoursTitle: '¿Cuándo abre?',
  openingHoursSeen: 'En su página de inicio no hemos encontrado ningún horario.',
  openingHoursCost:
    'Antes de salir de casa, la gente lo mira. Si no lo encuentra, se va a donde sí lo ponen.',
  openingHoursDo:
    'Ponga el horario al pie de todas las páginas, igual que en su ficha de Google Maps. ¿Solo con cita? Dígalo.',
  openingHoursGood: 'Su página dice cuándo abre.',

  priceTitle: 'No dice cuánto cuesta',
  priceSeen: 'En su página de inicio no hemos encontrado ningún precio ni manera de averiguarlo.',
  priceCost: 'Quien no ve precios cree que es caro y pregunta en otra parte.',
  priceDo:
    'Dé un precio, aunque sea un «desde». Si no puede, ofrezca un presupuesto y diga cuánto tarda en llegar.',
  priceGood: 'El visitante ve cuánto cuesta o cómo averiguarlo.',

  actionMark: '¿y ahora qué?',
  actionTitle: 'No dice cuál es el siguiente paso',
  actionSeen: 'En la primera pantalla del móvil no hay ningún botón que diga qué hacer.',
  actionCost: 'El visitante ya convencido no sabe si escribir o llamar, y lo deja para otro día.',
  actionDo:
    'Ponga un botón que diga lo que pasa al tocarlo, como «Encargar para el sábado» o «Pedir precio», en la primera pantalla y otra vez al final.',
  actionGood: 'La primera pantalla dice cuál es el siguiente paso.',

  proofTitle: 'Solo usted habla bien de usted',
  proofSeen: 'En su página de inicio no hemos encontrado opiniones ni valoraciones de clientes.',
  proofCost: 'Antes de meter a un desconocido en casa, la gente quiere saber qué tal les fue a otros.',
  proofDo:
    'Pida a tres clientes contentos dos frases y su nombre, y ponga cada opinión junto al servicio del que habla.',
  proofGood: 'Hay opiniones de clientes o se sabe quién está detrás.',

  oldYearTitle: 'Su página se quedó en otro año',
  oldYearSeen: 'Al pie de la página pone {year}.',
  oldYearCost: 'El visitante se pregunta si el negocio sigue abierto.',
  oldYearDo: 'Ponga el año actual o quítelo: ahí no le hace falta a nadie.',

  unfinishedMark: '¿recién pintado?',
  unfinishedTitle: 'Restos de la obra',
  unfinishedSeen:
    'En la página hay texto de relleno que tenía que haberse cambiado antes de que lo viera nadie.',
  unfinishedCost: 'Es justo lo que los visitantes cuentan a sus amigos.',
  unfinishedDo: 'Cámbielo o quítelo hoy. Mejor una página más corta que una sin terminar.',

  vagueHeadlineMark: 'sí, pero ¿qué hacen?',
  vagueHeadlineTitle: 'Un titular que le sirve a cualquiera',
  vagueHeadlineSeen: 'La línea más grande de su página dice: «{headline}».',
  vagueHeadlineCost:
    'El visitante decide en cinco segundos si ha llegado a donde quería. Esa línea no le ayuda.',
  vagueHeadlineDo: 'Diga qué hace, para quién y dónde. Pruébelo con alguien que no le conozca.',

  brokenPicturesMark: 'aquí no hay nada que ver',
  brokenPicturesTitle: 'Fotos que no aparecen',
  brokenPicturesSeen: 'Fotos que faltan en su página: {count}.',
  brokenPicturesCost: 'Un marco vacío es como un escaparate con el cristal roto.',
  brokenPicturesDo: 'Vuelva a subirlas o quite los marcos.',

  plainHttpTitle: 'La puerta no tiene cerradura',
  plainHttpSeen: 'Su web se abre sin cifrar (sin https): lo que se escribe en ella puede leerlo un extraño.',
  plainHttpCost:
    'El navegador pone «No es seguro» junto a su dirección, y eso es lo primero que se lee de usted.',
  plainHttpDo: 'Pida un certificado a su empresa de alojamiento. Hoy son gratis y suele bastar con un clic.',
  plainHttpGood: 'Su web va cifrada (https).',

  openHttpTitle: 'Una segunda puerta sin cerradura',
  openHttpSeen: 'Su web va cifrada, pero también se abre sin cifrar (http).',
  openHttpCost: 'Ahí llevan los enlaces y marcadores antiguos, y el navegador dice «No es seguro».',
  openHttpDo: 'Pida que http lleve a https. Basta una casilla en el panel del alojamiento.',

  certificateTitle: 'El certificado está a punto de caducar',
  certificateSeen: 'El certificado que cifra su web caduca dentro de {days} {days/es/día/días}.',
  certificateCost:
    'Cuando caduque, sus visitantes verán un aviso rojo a pantalla completa para que no entren.',
  certificateDo:
    'Pregunte a su empresa de alojamiento si se renueva solo. Si no, pida que lo renueven esta semana.',

  mixedContentTitle: 'Hay partes que llegan sin cifrar',
  mixedContentSeen: 'Su página va cifrada, pero carga sin cifrar algunas partes: {count}.',
  mixedContentCost: 'El navegador no las muestra o quita el candado, y a usted no se lo dice nadie.',
  mixedContentDo: 'Pida que en las direcciones de abajo cambien «http://» por «https://».',

  plainFormTitle: 'Un formulario deja los datos a la vista',
  plainFormSeen: 'Un formulario de su página envía sin cifrar lo que se escribe en él.',
  plainFormCost:
    'Un extraño puede leer nombres, teléfonos y preguntas, y el navegador avisa antes de enviar.',
  plainFormDo:
    'Pida que el formulario envíe los datos a una dirección con https. Hasta entonces, mejor quítelo.',

  trackersTitle: 'Rastrea sin preguntar',
  trackersSeen: 'Su página carga rastreadores antes de que nadie acepte nada: {names}.',
  trackersCost:
    'En la UE y en el Reino Unido hay que preguntar antes. Es fácil denunciarlo y mucha gente lo hace.',
  trackersDo:
    'Pida que solo se carguen si el visitante acepta, o quítelos. Muchos negocios ni siquiera miran esas cifras.',
  trackersGood: 'No se rastrea a nadie sin su consentimiento.',

  oldSoftwareTitle: 'Programas antiguos con fallos conocidos',
  oldSoftwareSeen: 'Su web usa versiones con fallos de seguridad que cualquiera puede consultar: {names}.',
  oldSoftwareCost: 'Hay robots que buscan justo esas. Una web pirateada envía spam en su nombre.',
  oldSoftwareDo: 'Pida que actualicen la web, la plantilla y los añadidos, pero que antes guarden una copia.',

  privacyPolicyTitle: 'No dice qué hace con los datos',
  privacyPolicySeen:
    'Su web pide datos o deja que otros los recojan, pero no hemos visto ningún enlace a una política de privacidad.',
  privacyPolicyCost:
    'En la Unión Europea es obligatoria en cuanto se recogen datos. Y la gente prudente no rellena el formulario.',
  privacyPolicyDo:
    'Escriba qué datos recoge, para qué y durante cuánto tiempo, y enlácelo desde todas las páginas.',
  privacyPolicyGood: 'Hay un enlace a su política de privacidad.',

  contrastMark: 'blanco sobre blanco',
  contrastTitle: 'Letra demasiado pálida',
  contrastSeen: 'Hay texto que apenas se distingue de lo que tiene detrás.',
  contrastCost: 'Al sol, en una pantalla vieja o con la vista cansada, desaparece.',
  contrastDo:
    'Pida que oscurezcan la letra o aclaren el fondo hasta un contraste de al menos 4,5 a 1 (lo piden las WCAG, las normas para que una web sirva a todo el mundo).',
  contrastGood: 'El texto se distingue bien del fondo.',

  pictureTextsMark: '¿qué se ve aquí?',
  pictureTextsTitle: 'Fotos sin descripción',
  pictureTextsSeen: 'Hay fotos sin un texto que diga qué se ve en ellas.',
  pictureTextsCost:
    'Las personas ciegas escuchan la página, y ahí no oyen nada. Los buscadores tampoco ven nada.',
  pictureTextsDo:
    'Escriba unas palabras para cada foto, como «Pan de centeno en el mostrador» (el campo se llama «alt»). Si es un adorno, déjelo vacío.',
  pictureTextsGood: 'Las fotos llevan un texto que dice qué se ve.',

  namelessMark: '¿y esto cómo se llama?',
  namelessTitle: 'Campos y botones sin nombre',
  namelessSeen: 'Hay campos, botones o enlaces que no tienen nombre, muchas veces porque son solo un dibujo.',
  namelessCost:
    'Quien escucha la página en vez de verla oye «botón» y tiene que adivinar. Quien la maneja con la voz no puede pulsarlo.',
  namelessDo: 'Pida que cada uno tenga su nombre, en una etiqueta o sin que se vea («aria-label»).',
  namelessGood: 'Cada campo, cada botón y cada enlace tiene su nombre.',

  languageTitle: 'La página no dice en qué idioma está',
  languageSeen:
    'Toda página debería indicar en qué idioma está escrita. La suya no lo hace, o indica uno que no es el de su texto. Indicado: {declared}.',
  languageCost:
    'Los programas que leen en voz alta se equivocan de acento, y el navegador ofrece traducir lo que no hace falta.',
  languageDo: 'Pida que pongan el código correcto al principio de la página («lang»). Es un momento.',
  languageGood: 'Su página dice en qué idioma está.',
}
