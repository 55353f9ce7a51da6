import type { TestimonialsMessages } from '../en/testimonials.ts'

export const testimonials = {
  heading: 'Lo que dicen nuestros clientes',
  lead: 'Opiniones de personas a quienes hemos hecho la web. Preguntamos a todas y publicamos lo que escriben.',
  carouselLabel: 'Opiniones',
  previous: 'Opiniones anteriores',
  next: 'Opiniones siguientes',
  slide: 'Opiniones de la {from} a la {to}, de {total}',
  stars: '{value} de {best} estrellas',
  write: 'Escribir una opinión',
  watchVideo: 'Ver el vídeo',
  portraitAlt: 'Retrato dibujado de {name}',
  joinerTitle: 'Dueño',
  joinerReview:
    'Les mandé una caja de zapatos llena de fotos y una hoja de quejas. A los cuatro días tenía web y ninguna queja.',
  joinerMetric: 'en solicitudes de presupuesto',
  dentistTitle: 'Dentista y directora',
  dentistReview:
    'Preguntaron qué quieren saber los pacientes en recepción y pusieron las respuestas en la primera página. Eso no me lo había preguntado nunca nadie.',
  dentistMetric: 'de las citas ya se piden por la web',
  bakerTitle: 'Panadero',
  bakerReview:
    'Lo de poner a qué hora sale cada cosa del horno fue idea suya. Ahora, los sábados, la gente llega en punto.',
  bakerMetric: 'en pedidos por teléfono',
  lawyerTitle: 'Socia',
  lawyerReview:
    'Precio cerrado, palabras claras y la web, lista el día que dijeron. Yo cobro por horas y me dio un poco de vergüenza.',
  lawyerMetric: 'en primeras consultas',
  yogiTitle: 'Profesora',
  yogiReview: 'Cambié de idea tres veces. Cambiaron la web tres veces, y el precio ninguna.',
  yogiMetric: 'en primeras clases reservadas',
  plumberTitle: 'Dueño',
  plumberReview: 'Número grande, botón grande y listo. En mi web de antes salía un vídeo de una cascada.',
  plumberMetric: 'en llamadas de urgencia',
} satisfies TestimonialsMessages
