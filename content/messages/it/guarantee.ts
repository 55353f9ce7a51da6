import type { GuaranteeMessages } from '../en/guarantee.ts'

export const guarantee = {
  heading: 'Lei non rischia niente',
  prepaymentTitle: 'Nessun anticipo',
  prepaymentText: 'Si paga a sito visto e approvato.',
  ownershipTitle: 'Suo al {percent} %',
  ownershipText: 'Dominio, testi, immagini, codice: tutto, e per sempre.',
  deliveryTitle: 'Pronto in {days} giorni',
  deliveryText: 'Giorni lavorativi, dal Suo via libera alla messa online.',
  revisionsTitle: '{days} giorni di modifiche',
  revisionsText: 'Qualcosa non La convince ancora? Lo cambiamo, gratis.',
} satisfies GuaranteeMessages
