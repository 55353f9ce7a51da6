import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Ce que vous obtenez, en bref',
  services: 'Prestations',
  servicesText:
    'Design, textes, technique, référencement et mise en ligne avec un seul interlocuteur : un prix clair, une livraison rapide, rien à payer d’avance et aucun engagement.',
  portfolio: 'Réalisations',
  portfolioText:
    'Plus de {sites} sites dans plus de {countries} pays. Demandez des exemples de votre métier : nous les joignons à votre analyse gratuite.',
  testimonials: 'Avis',
  testimonialsText:
    'Nos clients nous donnent {rating} sur 5 en {reviews} avis, le plus souvent pour deux raisons : le site était prêt à la date annoncée, et il a coûté le prix annoncé.',
  about: 'L’agence',
  aboutText:
    'Plus de {team} graphistes, rédacteurs et développeurs, avec des bureaux aux États-Unis, au Canada, en Estonie et en Belgique. Nous faisons des sites depuis {founded}.',
  knowledge: 'Conseils',
  knowledgeText:
    'Un site qui met plus de trois secondes à s’afficher perd plus de la moitié de ses visiteurs. Votre analyse dit où en est le vôtre et ce qu’il faut réparer en premier.',
  faq: 'FAQ',
  faqText:
    'Dois-je payer avant d’avoir vu mon site ? Non. Est-il à moi ? Oui, entièrement. Et si je veux des modifications ? Elles sont gratuites pendant {days} jours.',
} satisfies OverviewMessages
