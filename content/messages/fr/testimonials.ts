import type { TestimonialsMessages } from '../en/testimonials.ts'

export const testimonials = {
  heading: 'Ce que disent nos clients',
  lead: 'Les avis d’entreprises dont nous avons fait le site. Nous interrogeons chaque client, et nous publions ce qu’il écrit.',
  carouselLabel: 'Avis clients',
  previous: 'Avis précédents',
  next: 'Avis suivants',
  slide: 'Avis {from} à {to} sur {total}',
  stars: '{value} étoiles sur {best}',
  write: 'Laisser un avis',
  watchVideo: 'Voir la vidéo',
  portraitAlt: 'Portrait dessiné : {name}',
  joinerTitle: 'Gérant',
  joinerReview:
    'Je leur ai envoyé une boîte à chaussures pleine de photos et une page de doléances. Quatre jours plus tard, j’avais un site et plus rien à redire.',
  joinerMetric: 'de demandes de devis',
  dentistTitle: 'Dentiste titulaire',
  dentistReview:
    'Ils ont voulu savoir ce que les patients demandent à l’accueil, et ils ont mis les réponses dès la première page. Personne ne m’avait jamais posé la question.',
  dentistMetric: 'des rendez-vous désormais pris en ligne',
  bakerTitle: 'Boulanger',
  bakerReview:
    'Afficher l’heure de chaque fournée, c’était leur idée. Le samedi, les gens arrivent maintenant à la minute près.',
  bakerMetric: 'de commandes par téléphone',
  lawyerTitle: 'Avocate associée',
  lawyerReview:
    'Prix fixe, mots simples, livré le jour dit. Moi qui facture à l’heure, j’ai eu un peu honte.',
  lawyerMetric: 'de premiers rendez-vous',
  yogiTitle: 'Professeure de yoga',
  yogiReview: 'J’ai changé d’avis trois fois. Ils ont changé le site trois fois, et le prix, pas une seule.',
  yogiMetric: 'de premiers cours réservés',
  plumberTitle: 'Gérant',
  plumberReview:
    'Un gros numéro, un gros bouton, terminé. Sur mon ancien site, il y avait une vidéo de cascade.',
  plumberMetric: 'd’appels pour une urgence',
} satisfies TestimonialsMessages
