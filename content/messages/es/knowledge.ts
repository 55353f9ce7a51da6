export const faq = {
  heading: 'Preguntas',
  shortAnswers:
    '¿Pago algo antes de ver mi web? No. ¿Es mía? Sí, del todo. ¿Y si quiero cambios? Tiene {days} {days/es/día/días} para pedirlos gratis.',
  allQuestions: 'Todas las respuestas',
  pageHeading: 'Antes de preguntar',
  pageLead: 'Primero, las seis preguntas de siempre. Después, las más difíciles.',
  priceQuestion: '¿Cuánto cuesta? ¿Hay gastos aparte?',
  priceAnswer:
    'Nuestras webs cuestan desde {price}, todo incluido: diseño, desarrollo, puesta en marcha y {days} {days/es/día/días} de cambios gratis. Se paga una sola vez. No hay cuota mensual, salvo que pida un extra que la tenga. Nuestro alojamiento, por ejemplo, cuesta {hosting}, pero puede alojar la web donde quiera.',
  payQuestion: '¿Cuándo pago?',
  payAnswer:
    'Después de ver la web terminada y aprobarla. Sin anticipos ni plazos. Si no le gusta lo que hemos hecho, no nos debe nada, y tan amigos.',
  timeQuestion: '¿Cuánto se tarda?',
  timeAnswer:
    'Depende del paquete. El plazo, en días laborables: {deliveryDays}. Contamos desde que nos da luz verde y tenemos sus textos y sus fotos hasta que la web está lista; antes verá una primera versión.',
  ownQuestion: '¿La web es mía?',
  ownAnswer:
    'Sí, del todo: el dominio, las páginas, las fotos y los textos. El día de la puesta en marcha se lo entregamos todo, contraseñas incluidas. Si se va, se la lleva, y sigue funcionando.',
  changesQuestion: '¿Y si quiero cambiar algo?',
  changesAnswer:
    'Hasta que apruebe la web, cambiamos lo que no le guste. Después de la puesta en marcha, cualquier cambio en lo que hemos hecho es gratis durante un tiempo, según el paquete: {changeDays}. Más adelante, cada cambio tiene su precio, y se lo decimos antes de empezar.',
  prepareQuestion: '¿Qué necesitan de mí?',
  prepareAnswer:
    'Para hacer su web, nos basta con una hora de su tiempo, más o menos, y lo que tenga a mano: precios, horario, unas fotos. Las del móvil sirven. Nosotros hacemos las preguntas y lo ponemos todo en orden. No hace falta saber nada de informática.',
  prepareTexts: 'Y si prefiere no escribir, {packages} incluyen la redacción de textos.',
  doubtsHeading: 'Antes de confiar en nosotros',
  scamQuestion: '¿Cómo sé que esto no es una estafa?',
  scamAnswer:
    'No paga nada hasta ver su web terminada y aprobarla, así que no arriesga nada. Mire nuestros trabajos o llámenos. Nuestra dirección postal es {address}.',
  vanishQuestion: '¿Qué pasa con mi web si ustedes cierran?',
  vanishAnswer:
    'Su web sigue funcionando. El dominio está a su nombre y, desde el día de la puesta en marcha, usted tiene los archivos y todas las contraseñas. La web está hecha con herramientas de código abierto y muy extendidas: cualquier programador puede hacerse cargo de ella.',
  invoiceQuestion: '¿Recibo factura? ¿Está incluido el IVA?',
  invoiceAnswer:
    'Recibe una factura a nombre de su empresa, con su NIF o el número fiscal de su país. El precio que ve es el precio que paga: si corresponde IVA, está incluido y la factura lo desglosa.',
  waysQuestion: '¿Cómo se puede pagar: tarjeta, PayPal, transferencia?',
  waysAnswer:
    'Se paga por transferencia o con tarjeta, desde un enlace en la factura, en la moneda que ve aquí. No aceptamos PayPal, cheques ni efectivo.',
  editQuestion: '¿Puedo cambiar la web por mi cuenta?',
  editAnswer:
    'La web la puede cambiar usted (precios, horario, novedades): pulse cualquier texto o foto, haga el cambio y guárdelo. En la entrega le enseñamos cómo se hace; es media hora y va incluida.',
  oldSiteQuestion: 'Ya tengo una web. ¿Qué pasa con ella y con mi puesto en Google?',
  oldSiteAnswer:
    'Rehacemos su web y aprovechamos los textos y las fotos que merecen la pena. La antigua sigue funcionando hasta que usted apruebe la nueva. Después, cada dirección antigua lleva a la página nueva que le corresponde, y así conserva los enlaces y su puesto en Google.',
  domainQuestion: '¿Quién registra el dominio y quién lo paga?',
  domainAnswer:
    'El dominio queda a su nombre, y la cuota anual la paga usted directamente a la empresa que lo registra. Si ya tiene dominio, lo conserva: lo conectamos esté donde esté. Si no, le ayudamos a elegir uno y lo registramos por usted.',
  mailboxesQuestion: '¿Puedo tener correos con mi propio dominio?',
  mailboxesAnswer:
    'Creamos direcciones como info@ o con su nombre en el proveedor de correo que usted elija; ese servicio lo paga usted. Los buzones que ya tiene siguen funcionando, y con el cambio no se pierde ningún correo.',
  elsewhereQuestion: '¿Puede estar la web en otro alojamiento?',
  elsewhereAnswer:
    'La web puede estar donde usted quiera. Nuestro alojamiento cuesta {hosting} y es opcional. Díganos cuál es el suyo y ponemos la web allí sin coste añadido.',
  builtWithQuestion: '¿Con qué hacen las webs? ¿Es WordPress?',
  builtWithAnswer:
    'No usamos WordPress, Wix ni ningún otro sistema prefabricado. Cada web la diseñamos y programamos nosotros, con herramientas de código abierto y muy extendidas. Por eso es rápida y no hay plugins que actualizar ni que puedan hackear.',
  shopQuestion: '¿Hacen tiendas online?',
  shopAnswer:
    'Una tienda completa, con carrito y pago con tarjeta, no entra en nuestros paquetes. Lo que sí podemos hacer es una página con sus productos y precios y un formulario de pedido que le llega por correo.',
  logoQuestion: '¿Hacen también logotipos, fotos o folletos?',
  logoAnswer:
    'Hacemos webs; logotipos, fotos y folletos, no. Usamos su logotipo y sus fotos; las del móvil sirven. Si no tiene logotipo, ponemos su nombre con una tipografía que vaya con su negocio.',
  socialQuestion: '¿Llevan redes sociales y anuncios?',
  socialAnswer:
    'No nos encargamos de publicaciones ni de anuncios en Facebook, Instagram o Google, pero enlazamos su web con sus perfiles y con su ficha de Google Maps, para que quien encuentre una cosa llegue también a la otra.',
  linkLabel: 'Enlace a esta respuesta',
  moreHeading: '¿No está su pregunta?',
  moreText:
    'Hágala al pedir el análisis gratuito. Le contestamos en {hours} {hours/es/hora/horas} como mucho.',
  moreButton: 'Hacer mi pregunta',
}

export const knowledgeBase = {
  heading: 'Conviene saberlo antes de comprar',
  lead: 'Tres guías para quien lleva un negocio, sin una sola palabra que haya que buscar en el diccionario.',
  readTime: '{minutes} min de lectura',
  allArticles: 'Todas las guías',
  newsletterHeading: '¿Qué le aportaría una web?',
  newsletterText:
    'Tenemos una pequeña calculadora: ponga sus visitas y su venta media y verá qué ganaría con una web mejor. Escríbanos y se la mandamos; después, también cada guía nueva.',
  newsletterButton: 'Pedir la calculadora',
  feed: 'Guías nuevas por RSS',
}

export const articles = {
  contents: 'En esta guía',
  byline: 'Por {name}',
  published: 'Publicado el {date}',
  bestFor: 'Va bien para',
  remedy: 'Arréglelo esta semana',
  readNext: 'Siga leyendo',
}
