import type { TestimonialsMessages } from '../en/testimonials.ts'

export const testimonials = {
  heading: 'La parola ai titolari',
  lead: 'Recensioni di chi ha un sito fatto da noi. Chiediamo a ogni cliente di scriverne una, e la pubblichiamo così com’è.',
  carouselLabel: 'Recensioni',
  previous: 'Recensioni precedenti',
  next: 'Recensioni successive',
  slide: 'Recensioni da {from} a {to} su {total}',
  stars: '{value} stelle su {best}',
  write: 'Scriva una recensione',
  watchVideo: 'Guarda il video',
  portraitAlt: 'Ritratto disegnato di {name}',
  joinerTitle: 'Titolare',
  joinerReview:
    'Ho spedito una scatola da scarpe piena di foto e una pagina di lamentele. Quattro giorni dopo avevo un sito, e di lamentele neanche una.',
  joinerMetric: 'di richieste di preventivo',
  dentistTitle: 'Direttrice sanitaria',
  dentistReview:
    'Mi hanno chiesto che cosa vogliono sapere i pazienti in segreteria, e le risposte le hanno messe in prima pagina. Non me l’aveva mai chiesto nessuno.',
  dentistMetric: 'delle prenotazioni ora arriva online',
  bakerTitle: 'Fornaio',
  bakerReview:
    'Scrivere sul sito che cosa esce dal forno e a che ora è stata un’idea loro. Adesso, il sabato, la gente spacca il minuto.',
  bakerMetric: 'di ordini per telefono',
  lawyerTitle: 'Socia',
  lawyerReview:
    'Prezzo fisso, parole semplici, tutto pronto il giorno promesso. Io fatturo a ore, e mi sono un po’ vergognata.',
  lawyerMetric: 'di prime consulenze',
  yogiTitle: 'Insegnante',
  yogiReview: 'Ho cambiato idea tre volte. Tre volte hanno cambiato il sito, il prezzo nemmeno una.',
  yogiMetric: 'di prime lezioni prenotate',
  plumberTitle: 'Titolare',
  plumberReview: 'Numero grande, pulsante grande, fatto. Sul sito vecchio avevo il filmato di una cascata.',
  plumberMetric: 'di chiamate urgenti',
} satisfies TestimonialsMessages
