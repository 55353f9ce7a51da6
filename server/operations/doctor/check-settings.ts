import type { Kysely } from 'kysely'

import { agency } from '#content/catalogue/agency.ts'
import { caseStudies } from '#content/catalogue/case-studies.ts'
import { claims } from '#content/catalogue/claims.ts'
import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { socialProof } from '#content/catalogue/social-proof.ts'
import { founder, team } from '#content/catalogue/team.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'

import { trustedProxies } from '../../http/visitor/visitor-network.ts'
import { isLoopback, type Settings } from '../../settings.ts'
import type { Database } from '../../store/tables.ts'
import { describeOthers, otherThanAtStart } from '../last-start.ts'
import { badOnline, type Finding } from './finding.ts'

/** Findings about TLS, the proxy, limits, and where mail goes. */
export function checkSettings(settings: Settings): Finding[] {
  const { siteUrl, smtpUrl } = settings
  const isTls = siteUrl.startsWith('https:')
  return [
    isTls
      ? { level: 'ok', about: 'SITE_URL', says: siteUrl }
      : { level: 'warn', about: 'SITE_URL', says: 'not https: fine on your own machine, nowhere else' },
    checkProxy(settings),
    checkLimits(settings),
    smtpUrl === null
      ? { level: badOnline(siteUrl), about: 'SMTP_URL', says: 'none: mails become files and reach nobody' }
      : checkPassword(smtpUrl),
  ]
}

/** Shortest prefix of a trusted network: fewer bits are half the internet. */
const NARROWEST = { ipv4: 8, ipv6: 16 }

function checkProxy({ siteUrl, trustProxy, host }: Settings): Finding {
  const about = 'TRUST_PROXY'
  const level = badOnline(siteUrl)
  if (trustProxy.length === 0)
    return { level, about, says: 'none: behind a proxy all visitors look like one and share its limits' }
  const wide = trustProxy.find(isWide)
  if (wide !== undefined)
    return {
      level,
      about,
      says: `${wide} is too wide: visitors in it write their own address and have no limits`,
    }
  const isProxy = trustedProxies(trustProxy)
  if (isLoopback(host) && !['127.0.0.1', '::1'].some((address) => isProxy(address)))
    return {
      level,
      about,
      says: `only this machine reaches ${host}, and it is not in the list: all visitors share one limit`,
    }
  return { level: 'ok', about, says: trustProxy.join(', ') }
}

function isWide(network: string): boolean {
  const [address = '', bits] = network.split('/')
  return bits !== undefined && Number(bits) < (address.includes(':') ? NARROWEST.ipv6 : NARROWEST.ipv4)
}

function checkLimits({ siteUrl, rateLimits }: Settings): Finding {
  const about = 'RATE_LIMITS'
  if (rateLimits) return { level: 'ok', about, says: 'on' }
  return { level: badOnline(siteUrl), about, says: 'off: anybody may send as much as they like' }
}

function checkPassword(smtpUrl: URL): Finding {
  const about = 'SMTP_URL'
  if (smtpUrl.searchParams.get('tls') === 'off' && smtpUrl.password !== '')
    return { level: 'bad', about, says: 'the password travels in the open: remove ?tls=off' }
  if (smtpUrl.username !== '' && smtpUrl.password === '')
    return { level: 'bad', about, says: 'there is a user without a password' }
  return { level: 'ok', about, says: smtpUrl.host }
}

/** Whether these are the settings that the server runs with. */
export async function checkLastStart(db: Kysely<Database>, settings: Settings): Promise<Finding> {
  const about = 'settings'
  const others = await otherThanAtStart(db, settings)
  if (others.length === 0) return { level: 'ok', about, says: "those of the server's last start" }
  return { level: 'warn', about, says: `not those of the server's last start: ${describeOthers(others)}` }
}

/** What an agency replaces, by its file in content/catalogue. */
const CATALOGUE: Readonly<Record<string, unknown>> = {
  agency,
  claims,
  portfolio: portfolioItems,
  testimonials,
  'case-studies': caseStudies,
  'social-proof': socialProof,
  team: [founder, ...team],
}

/** Decision 29: company, people, figures and quotes are invented until somebody replaces them. */
export function checkSampleContent(siteUrl: string, catalogue = CATALOGUE): Finding[] {
  const samples = Object.keys(catalogue).filter((name) => hasSample(catalogue[name]))
  if (samples.length === 0) return [{ level: 'ok', about: 'content', says: 'nothing is marked as a sample' }]
  return samples.map((name) => ({
    level: badOnline(siteUrl),
    about: 'content',
    says: `content/catalogue/${name}.ts is a sample: put in your own, remove "sample: true"`,
  }))
}

/** Whether something, or anything in it, is marked as a sample. */
function hasSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('sample' in value && value.sample === true) return true
  return Object.values(value).some(hasSample)
}
