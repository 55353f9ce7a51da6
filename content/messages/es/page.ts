import type { PageMessages } from '../en/page.ts'

export const page = {
  homeTitle: 'Páginas web para negocios, a precio cerrado y en pocos días',
  homeDescription:
    'Una web profesional diseñada, desarrollada y publicada en {days} días laborables. Nada por adelantado: usted la mira, la aprueba y solo entonces paga.',
  chooseTitle: '{agency}: elija su idioma',
  chooseDescription:
    'Webs profesionales para negocios, a precio cerrado y en {languages} idiomas. Elija el suyo.',
  knowledgeTitle: 'Guías para negocios: la web explicada con sencillez',
  knowledgeDescription:
    'Cuánto cuesta una web, por qué la necesita un pequeño negocio y qué errores cuestan clientes: tres artículos gratuitos para quien lleva un negocio.',
  faqTitle: 'Precio, pago y cambios: seis respuestas',
  faqDescription:
    'Cuánto cuesta una web y cuándo se paga, cuánto se tarda, de quién es, qué precio tienen los cambios y qué necesitamos de usted. Seis respuestas claras.',
  aboutTitle: 'Quiénes somos y por qué el lápiz es rojo',
  aboutDescription:
    'Las personas que diseñan, escriben y programan su web, cómo empezó la agencia y qué no negocia. Con cuatro fechas y sin fotos de banco de imágenes.',
  privacyTitle: 'Privacidad: qué datos guardamos y cuánto tiempo',
  privacyDescription:
    'Qué datos personales guarda esta web, para qué, durante cuánto tiempo, quién los ve y cómo pedir que se corrijan, exporten o borren.',
  sentTitle: 'Hemos recibido su solicitud',
  sentDescription: 'Ya tenemos su solicitud de análisis gratuito. Aquí le contamos qué pasa ahora y cuándo.',
  notSentTitle: 'Su solicitud no se ha enviado',
  notSentDescription: 'Hay algo en el formulario que conviene revisar. Le decimos qué es y cómo enviarlo.',
  confirmTitle: 'Un clic más para enviarlo',
  confirmDescription:
    'Sin JavaScript hace falta un paso más. Revise durante al menos tres segundos lo que ha escrito y después envíelo.',
  ticketFormTitle: 'Abrir una incidencia de soporte',
  ticketFormDescription:
    '¿Algo va mal en la web que le hicimos? Cuéntenos qué ve: recibirá al momento un número de incidencia y una persona leerá su mensaje.',
  ticketSentTitle: 'Su incidencia ha quedado registrada',
  ticketSentDescription:
    'Ya tenemos su incidencia de soporte. Aquí le contamos qué pasa ahora y cómo seguirla.',
  ticketNotSentTitle: 'Su incidencia no se ha enviado',
  ticketNotSentDescription:
    'Hay algo en el formulario que conviene revisar. Le decimos qué es y cómo enviar su incidencia.',
  ticketStatusTitle: 'Su incidencia de soporte',
  ticketStatusDescription:
    'En qué punto está su incidencia de soporte, qué ha pasado hasta ahora y un espacio para escribirnos sobre ella.',
  chatTitle: 'Pregunte a Pliiats: precios, plazos, alojamiento',
  chatDescription:
    'Pregunte a nuestro asistente cuánto cuesta una web, cuánto se tarda y de quién es. Un programa de respuestas cortas que, si hace falta, avisa a una persona.',
  notFoundTitle: '404: página no encontrada',
  notFoundDescription: 'En esta dirección no hay ninguna página. Desde aquí puede llegar a lo que buscaba.',
} satisfies PageMessages
