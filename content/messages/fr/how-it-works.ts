import type { HowItWorksMessages } from '../en/how-it-works.ts'

export const howItWorks = {
  heading: 'Quatre étapes, un seul trait',
  analysisTitle: 'Analyse gratuite',
  analysisText:
    'Nous passons votre site au crayon rouge, ou votre projet s’il n’y a pas encore de site. Vous recevez le rapport sous {hours} heures.',
  designTitle: 'Conception et développement',
  designText:
    'Vous recevez un lien, pas une présentation. Vous dites ce qu’il faut changer, nous le changeons.',
  seoTitle: 'Référencement et optimisation',
  seoText:
    'Titres, textes, vitesse, structure : les moteurs de recherche s’y retrouvent, et les visiteurs pressés aussi.',
  launchTitle: 'Mise en ligne et remise des clés',
  launchText:
    'Vous validez, vous payez, le site est en ligne. Dès ce jour, tous les accès et tous les fichiers sont à vous.',
} satisfies HowItWorksMessages
