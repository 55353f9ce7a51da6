import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'Preguntas',
  shortAnswers:
    '¿Pago algo antes de ver mi web? No. ¿Es mía? Sí, del todo. ¿Y si quiero cambios? Tiene {days} días para pedirlos gratis.',
  allQuestions: 'Las seis respuestas',
  pageHeading: 'Antes de preguntar',
  pageLead:
    'Seis cosas que conviene saber antes de dejar el escaparate en manos de otros, con la respuesta completa.',
  priceQuestion: '¿Cuánto cuesta? ¿Hay que sumarle algo?',
  priceAnswer:
    'Una web cuesta desde {price}. Es el precio completo: diseño, textos, puesta en marcha y los cambios posteriores. Se paga una sola vez. No corre ninguna cuota que usted no haya encargado; el alojamiento, por ejemplo, cuesta {hosting} y puede llevárselo a otra parte cuando quiera.',
  payQuestion: '¿Cuándo pago?',
  payAnswer:
    'Después de ver la web terminada y decir que sí. Antes no hay anticipos ni plazos. Si no le gusta lo que hemos hecho, no nos debe nada y tan amigos.',
  timeQuestion: '¿Cuánto se tarda?',
  timeAnswer:
    'Starter está lista en {starter} días laborables; Business, en {business}; Pro, en {pro}. Contamos desde el día en que tenemos sus textos y sus fotos, y verá una primera versión antes del último día.',
  ownQuestion: '¿La web es mía?',
  ownAnswer:
    'Del todo: la dirección, las páginas, las imágenes y los textos. Se lo entregamos todo, con las claves de acceso, el día de la puesta en marcha. Si se va, se la lleva, y sigue funcionando.',
  changesQuestion: '¿Y si quiero cambiar algo?',
  changesAnswer:
    'Durante los {days} días que siguen a la puesta en marcha, cualquier cambio en lo que hemos hecho es gratis; con el paquete Pro, durante {proDays} días. Los posteriores también tienen su precio, y usted lo sabe antes de que empecemos.',
  prepareQuestion: '¿Qué necesitan de mí?',
  prepareAnswer:
    'Una hora de su tiempo y lo que tenga a mano: precios, horario, unas fotos hechas con el móvil. Nosotros hacemos las preguntas y escribimos los textos, y usted corrige lo que no sea así. No hace falta saber nada de informática.',
  linkLabel: 'Enlace a esta respuesta',
  moreHeading: '¿No está su pregunta?',
  moreText: 'Hágala al pedir el análisis gratuito. Le contesta una persona en {hours} horas como mucho.',
  moreButton: 'Hacer mi pregunta',
} satisfies FaqMessages
