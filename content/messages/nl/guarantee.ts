import type { GuaranteeMessages } from '../en/guarantee.ts'

export const guarantee = {
  heading: 'U loopt geen risico',
  prepaymentTitle: 'Niets vooraf betalen',
  prepaymentText: 'U betaalt pas als u de site hebt gezien en ja hebt gezegd.',
  ownershipTitle: '{percent}% van u',
  ownershipText: 'Domein, teksten, beelden, code: alles, en voorgoed.',
  deliveryTitle: '{days} dagen',
  deliveryText: 'Werkdagen, van uw startsein tot de site online staat.',
  revisionsTitle: '{days} dagen aanpassen',
  revisionsText: 'Toch iets niet naar wens? Dat passen we gratis aan.',
} satisfies GuaranteeMessages
