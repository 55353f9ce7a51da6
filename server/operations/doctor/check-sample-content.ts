import { agency } from '#content/catalogue/agency.ts'
import { caseStudies } from '#content/catalogue/case-studies.ts'
import { claims } from '#content/catalogue/claims.ts'
import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { socialProof } from '#content/catalogue/social-proof.ts'
import { founder, team } from '#content/catalogue/team.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'

import { badOnline, type Finding } from './finding.ts'

/** What an agency makes its own, by the name of its file in content/catalogue. */
const CATALOGUE: Readonly<Record<string, unknown>> = {
  agency,
  claims,
  portfolio: portfolioItems,
  testimonials,
  'case-studies': caseStudies,
  'social-proof': socialProof,
  team: [founder, ...team],
}

/** Decision 29: company, people, figures and voices of others are invented until somebody replaces them. */
export function checkSampleContent(siteUrl: string, catalogue = CATALOGUE): Finding[] {
  const samples = Object.keys(catalogue).filter((name) => hasSample(catalogue[name]))
  if (samples.length === 0) return [{ level: 'ok', about: 'content', says: 'nothing is marked as a sample' }]
  return samples.map((name) => ({
    level: badOnline(siteUrl),
    about: 'content',
    says: `content/catalogue/${name}.ts is a sample: put in your own, remove "sample: true"`,
  }))
}

/** Whether something, or anything in it, is marked. */
function hasSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('sample' in value && value.sample === true) return true
  return Object.values(value).some(hasSample)
}
