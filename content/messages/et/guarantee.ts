import type { GuaranteeMessages } from '../en/guarantee.ts'

export const guarantee = {
  heading: 'Te ei riski millegagi',
  prepaymentTitle: 'Ettemaksu ei ole',
  prepaymentText: 'Maksate siis, kui olete kodulehte näinud ja jah öelnud.',
  ownershipTitle: '{percent}% teie oma',
  ownershipText: 'Domeen, tekstid, pildid, kood: kõik, ja alatiseks.',
  deliveryTitle: 'Valmis {days} päevaga',
  deliveryText: 'Loeme tööpäevi: teie jah-sõnast avaldamiseni.',
  revisionsTitle: '{days} päeva muudatusi',
  revisionsText: 'Midagi pole päris nii, nagu vaja? Muudame ära, tasuta.',
} satisfies GuaranteeMessages
