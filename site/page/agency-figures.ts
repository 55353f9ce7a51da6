import { claims } from '#content/catalogue/claims.ts'

import type { Figure } from '../ui/figures/Figures.tsx'
import type { PageContext } from './page-context.ts'

/** Years, sites and people, as founder and story tell them (spec §2). */
export function agencyFigures({ messages, number }: PageContext): Figure[] {
  const { statYears, statTeam } = messages.founder
  return [
    { value: `${number(claims.yearsOfExperience)}+`, label: statYears },
    { value: `${number(claims.sitesDelivered)}+`, label: messages.hero.statSites },
    { value: `${number(claims.teamMembers)}+`, label: statTeam },
  ]
}
