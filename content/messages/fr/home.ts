export const hero = {
  headline: 'Un site professionnel qui marche, pour {price}',
  lead: 'Conçu, réalisé et mis en ligne en {days} {days/fr/jour ouvré/jours ouvrés}. Vous regardez, vous validez, et c’est seulement là que vous payez.',
  checkNoPrepayment: 'Aucun acompte : vous payez après validation',
  checkOwnership: 'Entièrement à vous : ni engagement ni mensualité',
  checkRevisions: '{days} {days/fr/jour/jours} de modifications gratuites',
  freeAnalysis: 'Mon analyse gratuite',
  getStarted: 'Nous écrire',
  statSites: 'sites livrés',
  statCountries: 'pays',
  statRating: 'selon {reviews} clients interrogés',
  compareLabel: 'Comparer l’ancien site et le nouveau',
  beforeAlt: '{client} : l’ancien site, annoté au crayon rouge',
}

export const socialProof = {
  heading: 'En bonne compagnie',
  clientsLabel: 'Quelques-uns de nos clients',
  outletsLabel: 'Ils parlent de nous',
  searchRating: '{value}/{best}, {count} avis sur {source}',
  platformRating: '{value}/{best}, « Excellent » sur {source}',
  badgesLabel: 'Sécurité et confidentialité',
  dataProtection: 'RGPD',
}

export const services = {
  heading: 'Ce qui est compris',
  pricingTitle: 'Des prix clairs',
  pricingText: 'Un seul montant, annoncé d’avance. Il ne bouge plus.',
  pricingContents:
    'Le total par écrit, dès le départ|Chaque option avec son prix|Aucune mensualité, sauf à votre demande',
  deliveryTitle: 'Une livraison rapide',
  deliveryText: 'Nous ne faisons que des sites : c’est pour cela que nous allons vite.',
  partnershipTitle: 'À vos côtés dans la durée',
  partnershipText: 'Un changement l’an prochain ? Vous retrouvez la même équipe, et elle connaît votre site.',
  partnershipContents:
    '{days} {days/fr/jour/jours} de modifications gratuites|Une demi-heure de prise en main à la remise des clés|Le prix de chaque modification, annoncé d’avance',
  paymentTitle: 'Rien à payer d’avance',
  paymentText: 'Pas un centime avant votre validation. Le résultat ne vous plaît pas ? Vous ne devez rien.',
  paymentContents:
    'Un lien vers votre site terminé|Les corrections que vous demandez|La facture, une fois le site validé',
  designTitle: 'Un design guidé par l’usage',
  designText: 'Pour placer un bouton, nous suivons les habitudes des visiteurs, pas nos goûts.',
  designContents:
    'Pensé d’abord pour le téléphone, rapide même sur un réseau lent|Un formulaire de contact là où on le cherche|Visible dans les moteurs de recherche : titres, descriptions, plan du site',
  lockInTitle: 'Garanti sans engagement',
  lockInText: 'Ni abonnement ni système fermé. Confiez votre site à qui vous voulez, quand vous voulez.',
  lockInContents: 'Vos textes, vos photos et le code|Tous les mots de passe|Le domaine à votre nom',
  callHeading: 'Et si nous regardions votre site ?',
  starter: 'Un site dès {price}',
  noPayment: 'Aucun paiement demandé',
  response: 'Réponse sous {hours} {hours/fr/heure/heures}',
  consultation: 'Conseil gratuit',
}

export const howItWorks = {
  heading: 'Comment ça se passe, en quatre étapes',
  analysisText:
    'Nous passons au crayon rouge votre site ou, à défaut, votre projet. Vous recevez le rapport sous {hours} {hours/fr/heure/heures}.',
  designTitle: 'Conception et développement',
  designText:
    'Vous recevez un lien vers votre futur site. Vous dites ce qu’il faut changer, nous le changeons.',
  seoTitle: 'Référencement et optimisation',
  seoText:
    'Titres, textes, vitesse, structure : nous soignons tout pour que les moteurs de recherche et les gens pressés s’y retrouvent.',
  launchTitle: 'Mise en ligne et remise des clés',
  launchText:
    'Vous validez, vous payez, et votre site est en ligne. Dès ce jour, tout est à vous, avec {days} {days/fr/jour/jours} de modifications gratuites.',
}

export const guarantee = {
  heading: 'Vous ne risquez rien',
  untilYes: 'Avant validation',
  atYes: 'Après validation, à partir de',
  later: 'Ensuite, chaque mois',
  prepaymentTitle: 'Aucun acompte',
  prepaymentText: 'Vous payez après avoir vu et validé le site.',
  ownershipTitle: '{percent} % à vous',
  ownershipText: 'Nom de domaine, textes, images, code : vous gardez tout.',
  deliveryTitle: '{days} {days/fr/jour ouvré/jours ouvrés}',
  deliveryText: 'De votre feu vert à la mise en ligne : {packageDays}.',
  revisionsTitle: '{days} {days/fr/jour/jours} pour modifier',
  revisionsText: 'Un détail ne vous convient pas ? Nous le changeons gratuitement.',
}

export const founder = {
  heading: 'Un mot de la fondatrice',
  quote:
    'Aucun des boulangers que j’ai rencontrés ne voulait de site internet. Ce qu’ils voulaient tous, c’était du monde au comptoir, même le mardi.',
  role: 'Fondatrice',
  portraitAlt: 'Portrait dessiné : {name}, un crayon derrière l’oreille',
  letterOne:
    'Au début, j’imprimais les sites des autres et je les annotais au crayon rouge : de quoi s’agit-il ? où faut-il cliquer ? combien ça coûte ? Nous travaillons toujours ainsi.',
  letterTwo:
    'Une petite entreprise doit pouvoir se faire connaître sans chef de projet, sans contrat de deux ans et sans crédit. Il lui faut un bon site, un prix fixe et quelqu’un qui répond. Nous ne vendons rien d’autre.',
  statYears: 'ans d’expérience',
  statTeam: 'personnes',
  missionHeading: 'Notre mission',
  mission: 'À chaque petite entreprise, un site internet abordable, clair et bien à elle.',
  valuesHeading: 'Ce à quoi nous tenons',
  valueHonestyTitle: 'Le prix d’abord',
  valueHonestyText: 'Avant le premier rendez-vous, dès la première page, dans votre devise.',
  valuePlainTitle: 'Vos mots, pas les nôtres',
  valuePlainText: 'Ce que vos clients ne diraient jamais n’a rien à faire sur la page.',
  valueFinishTitle: 'Aller au bout',
  valueFinishText: 'Un site presque prêt n’a jamais amené un seul client.',
  moreAboutUs: 'Mieux nous connaître',
}

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
    'Afficher l’heure de chaque fournée, c’était leur idée. Maintenant, le samedi, les gens arrivent à la minute près.',
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
    'Un gros numéro, un gros bouton, point final. Mon ancien site montrait une vidéo de chute d’eau.',
  plumberMetric: 'd’appels pour une urgence',
}

export const stickyBar = {
  text: 'Analyse gratuite sous {hours} {hours/fr/heure/heures}',
  button: 'J’en profite',
}
