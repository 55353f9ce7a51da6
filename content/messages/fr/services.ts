import type { ServicesMessages } from '../en/services.ts'

export const services = {
  heading: 'Ce qui est compris',
  pricingTitle: 'Des prix clairs',
  pricingText: 'Un seul montant, annoncé avant de commencer. Il ne bouge plus.',
  deliveryTitle: 'Une livraison rapide',
  deliveryText:
    'Prêt en {days} jours ouvrés : nous ne faisons qu’une chose, et nous la faisons chaque semaine.',
  partnershipTitle: 'Un partenariat à vie',
  partnershipText:
    'Dans un an, ce sont les mêmes personnes qui vous répondent, et elles connaissent toujours votre site.',
  paymentTitle: 'Rien à payer d’avance',
  paymentText: 'Pas un centime avant votre validation. Le résultat ne vous plaît pas ? Vous ne devez rien.',
  designTitle: 'Un design guidé par les données',
  designText:
    'La place et le texte de chaque bouton découlent de ce que font les visiteurs, pas de nos goûts.',
  lockInTitle: 'Sans engagement, garanti',
  lockInText: 'Ni abonnement ni système maison. Confiez votre site à qui vous voulez, quand vous voulez.',
  callHeading: 'Et si nous regardions le vôtre ?',
  freeAnalysis: 'Analyse gratuite',
  starter: 'Un site dès {price}',
  noPayment: 'Aucun paiement demandé',
  response: 'Réponse sous {hours} heures',
  consultation: 'Conseil gratuit',
} satisfies ServicesMessages
