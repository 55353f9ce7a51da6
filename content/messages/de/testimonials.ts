import type { TestimonialsMessages } from '../en/testimonials.ts'

export const testimonials = {
  heading: 'Was unsere Kunden sagen',
  lead: 'Bewertungen von Leuten, deren Website wir gemacht haben. Wir fragen alle Kunden und veröffentlichen, was sie schreiben.',
  carouselLabel: 'Bewertungen',
  previous: 'Vorherige Bewertungen',
  next: 'Nächste Bewertungen',
  slide: 'Bewertungen {from} bis {to} von {total}',
  stars: '{value} von {best} Sternen',
  write: 'Bewertung schreiben',
  watchVideo: 'Video ansehen',
  portraitAlt: 'Gezeichnetes Porträt von {name}',
  joinerTitle: 'Inhaber',
  joinerReview:
    'Hingeschickt habe ich einen Schuhkarton voller Fotos und eine Seite Beschwerden. Vier Tage später hatte ich eine Website und nichts mehr zu meckern.',
  joinerMetric: 'Angebotsanfragen',
  dentistTitle: 'Leitende Zahnärztin',
  dentistReview:
    'Zuerst kam die Frage, was Patienten am Empfang wissen wollen. Die Antworten stehen jetzt auf der ersten Seite. Das hatte mich vorher noch niemand gefragt.',
  dentistMetric: 'der Termine jetzt online gebucht',
  bakerTitle: 'Bäcker',
  bakerReview:
    'Dass auf der Website steht, was wann aus dem Ofen kommt, war eine Idee der Agentur. Samstags kommen die Leute jetzt auf die Minute genau.',
  bakerMetric: 'telefonische Bestellungen',
  lawyerTitle: 'Partnerin',
  lawyerReview:
    'Festpreis, klare Worte, fertig am versprochenen Tag. Ich rechne nach Stunden ab und habe mich ein wenig geschämt.',
  lawyerMetric: 'Erstberatungen',
  yogiTitle: 'Yogalehrerin',
  yogiReview:
    'Ich habe es mir dreimal anders überlegt. Die Website hat sich dreimal geändert, der Preis kein einziges Mal.',
  yogiMetric: 'gebuchte Probestunden',
  plumberTitle: 'Inhaber',
  plumberReview:
    'Große Nummer, großer Knopf, fertig. Auf meiner alten Website lief ein Film von einem Wasserfall.',
  plumberMetric: 'Anrufe beim Notdienst',
} satisfies TestimonialsMessages
