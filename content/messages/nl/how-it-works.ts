import type { HowItWorksMessages } from '../en/how-it-works.ts'

export const howItWorks = {
  heading: 'Vier stappen, één lijn',
  analysisTitle: 'Gratis analyse',
  analysisText:
    'Wij lezen uw site met een rood potlood in de hand, of uw plannen als er nog geen site is. Binnen {hours} uur hebt u het rapport.',
  designTitle: 'Ontwerp en bouw',
  designText: 'U krijgt een link, geen presentatie. U zegt wat er anders moet, wij veranderen het.',
  seoTitle: 'SEO en optimalisatie',
  seoText: 'Titels, teksten, snelheid en opbouw, zodat zoekmachines én ongeduldige mensen de weg vinden.',
  launchTitle: 'Lancering en oplevering',
  launchText: 'U geeft akkoord, u betaalt, de site gaat online. Vanaf die dag zijn alle sleutels van u.',
} satisfies HowItWorksMessages
