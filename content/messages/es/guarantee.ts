import type { GuaranteeMessages } from '../en/guarantee.ts'

export const guarantee = {
  heading: 'Usted no arriesga nada',
  prepaymentTitle: 'Sin anticipos',
  prepaymentText: 'Paga cuando la ha visto y ha dicho que sí.',
  ownershipTitle: '{percent} % suya',
  ownershipText: 'Dominio, textos, fotos, código: todo suyo y para siempre.',
  deliveryTitle: '{days} días',
  deliveryText: 'Días laborables, desde que nos da luz verde hasta que la web está publicada.',
  revisionsTitle: '{days} días de cambios',
  revisionsText: '¿Algo no ha quedado del todo bien? Lo cambiamos gratis.',
} satisfies GuaranteeMessages
