import type { FounderMessages } from '../en/founder.ts'

export const founder = {
  heading: 'Un mot de la fondatrice',
  quote:
    'Je n’ai jamais rencontré de boulanger qui voulait un site internet. Ce qu’ils voulaient tous, c’était du monde au comptoir, même le mardi.',
  role: 'Fondatrice',
  portraitAlt: 'Portrait dessiné : {name}, un crayon derrière l’oreille',
  letterOne:
    'Au début, j’imprimais les sites des autres et je les annotais au crayon rouge : de quoi s’agit-il ? où faut-il cliquer ? combien ça coûte ? Nous travaillons toujours ainsi.',
  letterTwo:
    'Pour qu’on la trouve, une petite entreprise ne devrait avoir besoin ni d’un chef de projet, ni d’un contrat de deux ans, ni d’un crédit. Il lui faut un bon site, un prix fixe et quelqu’un qui répond. Nous ne vendons rien d’autre.',
  statYears: 'ans d’expérience',
  statProjects: 'projets',
  statTeam: 'personnes',
  missionHeading: 'Notre mission',
  mission: 'Un site internet que toute petite entreprise puisse s’offrir, comprendre et garder.',
  valuesHeading: 'Ce à quoi nous tenons',
  valueHonestyTitle: 'Le prix d’abord',
  valueHonestyText: 'Avant le premier rendez-vous, dès la première page, dans votre monnaie.',
  valuePlainTitle: 'Vos mots, pas les nôtres',
  valuePlainText: 'Ce que vos clients ne diraient jamais n’a rien à faire sur la page.',
  valueFinishTitle: 'Aller au bout',
  valueFinishText: 'Un site presque prêt n’a jamais amené un seul client.',
  moreAboutUs: 'Mieux nous connaître',
} satisfies FounderMessages
