import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Was Sie bekommen, kurz gesagt',
  services: 'Leistungen',
  servicesText:
    'Gestaltung, Texte, Technik, Suchmaschinen und Veröffentlichung aus einer Hand: klare Preise, schnell geliefert, keine Vorkasse, keine Bindung.',
  portfolio: 'Referenzen',
  portfolioText:
    'Mehr als {sites} Websites in über {countries} Ländern. Fragen Sie nach Beispielen aus Ihrer Branche: Wir schicken sie Ihnen mit der kostenlosen Analyse.',
  testimonials: 'Kundenstimmen',
  testimonialsText:
    'Unsere Kunden geben uns {rating} von 5 in {reviews} Bewertungen, am häufigsten für zwei Dinge: Die Website war fertig, als sie fertig sein sollte, und sie hat gekostet, was wir gesagt hatten.',
  about: 'Über uns',
  aboutText:
    'Mehr als {team} Leute für Design, Text und Entwicklung, mit Büros in den USA, Kanada, Estland und Belgien. Websites machen wir seit {founded}.',
  knowledge: 'Wissen',
  knowledgeText:
    'Lädt eine Website länger als drei Sekunden, ist mehr als die Hälfte der Besucher weg. In Ihrer Analyse steht, wie Ihre abschneidet und was Sie zuerst in Ordnung bringen sollten.',
  faq: 'FAQ',
  faqText:
    'Zahle ich etwas, bevor ich die Website gesehen habe? Nein. Gehört sie dann mir? Ja, ganz. Und wenn ich etwas anders haben möchte? {days} Tage lang ändern wir kostenlos.',
} satisfies OverviewMessages
