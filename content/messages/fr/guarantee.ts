import type { GuaranteeMessages } from '../en/guarantee.ts'

export const guarantee = {
  heading: 'Vous ne risquez rien',
  prepaymentTitle: 'Aucun acompte',
  prepaymentText: 'Vous payez une fois que vous avez vu le site et dit oui.',
  ownershipTitle: '{percent} % à vous',
  ownershipText: 'Nom de domaine, textes, images, code : tout, et pour toujours.',
  deliveryTitle: '{days} jours ouvrés',
  deliveryText: 'De votre feu vert à la mise en ligne.',
  revisionsTitle: '{days} jours pour modifier',
  revisionsText: 'Un détail ne vous convient pas ? Nous le changeons, gratuitement.',
} satisfies GuaranteeMessages
