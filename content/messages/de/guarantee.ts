import type { GuaranteeMessages } from '../en/guarantee.ts'

export const guarantee = {
  heading: 'Sie riskieren nichts',
  prepaymentTitle: 'Keine Vorkasse',
  prepaymentText: 'Sie zahlen erst, wenn Sie alles gesehen und Ja gesagt haben.',
  ownershipTitle: '{percent} % Ihr Eigentum',
  ownershipText: 'Domain, Texte, Bilder, Code: alles, und zwar für immer.',
  deliveryTitle: '{days} Arbeitstage',
  deliveryText: 'Von Ihrem Startschuss, bis die Website online ist.',
  revisionsTitle: '{days} Tage für Änderungen',
  revisionsText: 'Etwas passt noch nicht ganz? Wir ändern es, kostenlos.',
} satisfies GuaranteeMessages
