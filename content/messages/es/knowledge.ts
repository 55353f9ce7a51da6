import type * as en from '../en/knowledge.ts'

export const faq = {
  heading: 'Preguntas',
  shortAnswers:
    '¿Pago algo antes de ver mi web? No. ¿Es mía? Sí, del todo. ¿Y si quiero cambios? Tiene {days} días para pedirlos gratis.',
  allQuestions: 'Las seis respuestas',
  pageHeading: 'Antes de preguntar',
  pageLead:
    'Seis cosas que se suelen preguntar antes de dejar el escaparate en manos ajenas, con la respuesta completa.',
  priceQuestion: '¿Cuánto cuesta? ¿Hay que sumarle algo?',
  priceAnswer:
    'Nuestras webs empiezan en {price}. Es el precio completo: diseño, desarrollo, puesta en marcha y los cambios de después. Se paga una sola vez. No hay ninguna cuota que usted no haya contratado; el alojamiento, por ejemplo, cuesta {hosting} y puede llevárselo a otra parte cuando quiera.',
  payQuestion: '¿Cuándo pago?',
  payAnswer:
    'Después de ver la web terminada y decir que sí. Antes no hay anticipos ni plazos. Si no le gusta lo que hemos hecho, no nos debe nada, y tan amigos.',
  timeQuestion: '¿Cuánto se tarda?',
  timeAnswer:
    'Días laborables hasta que la web está lista: {deliveryDays}. Contamos desde que nos da luz verde y tenemos en nuestras manos sus textos y sus fotos; verá una primera versión antes del último día.',
  ownQuestion: '¿La web es mía?',
  ownAnswer:
    'Del todo: la dirección, las páginas, las imágenes y los textos. Se lo entregamos todo, con las claves de acceso, el día de la puesta en marcha. Si se va, se la lleva, y sigue funcionando.',
  changesQuestion: '¿Y si quiero cambiar algo?',
  changesAnswer:
    'Después de la puesta en marcha, cualquier cambio en lo que hemos hecho es gratis durante estos días: {changeDays}. Los que lleguen más tarde tienen su precio, y usted lo sabe antes de que empecemos.',
  prepareQuestion: '¿Qué necesitan de mí?',
  prepareAnswer:
    'Una hora de su tiempo y lo que tenga a mano: precios, horario, unas fotos hechas con el móvil. Nosotros hacemos las preguntas y lo ponemos todo en orden. No hace falta saber nada de informática.',
  prepareTexts: 'Con {packages} también escribimos los textos.',
  linkLabel: 'Enlace a esta respuesta',
  moreHeading: '¿No está su pregunta?',
  moreText: 'Hágala al pedir el análisis gratuito. Le contesta una persona en {hours} horas como mucho.',
  moreButton: 'Hacer mi pregunta',
} satisfies en.FaqMessages

export const knowledgeBase = {
  heading: 'Conviene saberlo antes de comprar',
  lead: 'Tres artículos para quien lleva un negocio, sin una sola palabra que haya que buscar en el diccionario.',
  readTime: '{minutes} min de lectura',
  allArticles: 'Todos los artículos',
  newsletterHeading: '¿Qué le aportaría una web?',
  newsletterText:
    'Tenemos una pequeña calculadora: sus visitas, su pedido medio y lo que cambia con una página mejor. Escríbanos y se la mandamos, junto con cada artículo nuevo.',
  newsletterButton: 'Pedir la calculadora',
  feed: 'Artículos nuevos por RSS',
} satisfies en.KnowledgeBaseMessages

export const articles = {
  back: 'Volver al inicio',
  contents: 'En este artículo',
  byline: 'Por {name}',
  published: 'Publicado el {date}',
  updated: 'Última modificación: {date}',
  bestFor: 'Va bien para',
  remedy: 'Arréglelo esta semana',
  readNext: 'Siga leyendo',
} satisfies en.ArticlesMessages
