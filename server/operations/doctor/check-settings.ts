import { agency } from '#content/catalogue/agency.ts'
import { caseStudies } from '#content/catalogue/case-studies.ts'
import { claims } from '#content/catalogue/claims.ts'
import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { socialProof } from '#content/catalogue/social-proof.ts'
import { founder, team } from '#content/catalogue/team.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'

import { withinNetworks } from '../../http/visitor.ts'
import { findBrowser } from '../../features/website-analysis/find-browser.ts'
import { isLoopback, type Settings } from '../../settings.ts'
import { badOnline, findings, type Finding, type Verdict } from './finding.ts'

/** Findings about TLS, the proxy, limits, and where mail goes. */
export function checkSettings(settings: Settings): Finding[] {
  const { siteUrl, smtpUrl, rateLimits } = settings
  const level = badOnline(siteUrl)
  return findings({
    SITE_URL: siteUrl.startsWith('https:')
      ? ['ok', siteUrl]
      : ['warn', 'not https: fine on your own machine, nowhere else'],
    TRUST_PROXY: checkProxy(settings),
    ANALYSIS: checkAnalysis(settings),
    RATE_LIMITS: rateLimits ? ['ok', 'on'] : [level, 'off: anybody may send as much as they like'],
    SMTP_URL:
      smtpUrl === null ? [level, 'none: mails become files and reach nobody'] : checkPassword(smtpUrl),
    DESK: checkDesk(settings),
  })
}

/** Shortest prefix of a trusted network: fewer bits are half the internet. */
const NARROWEST = { ipv4: 8, ipv6: 16 }

function checkProxy({ siteUrl, trustProxy, host }: Settings): Verdict {
  const level = badOnline(siteUrl)
  if (trustProxy.length === 0)
    return [level, 'none: behind a proxy all visitors look like one and share its limits']
  const wide = trustProxy.find((network) => {
    const [address = '', bits] = network.split('/')
    return bits !== undefined && Number(bits) < (address.includes(':') ? NARROWEST.ipv6 : NARROWEST.ipv4)
  })
  if (wide !== undefined)
    return [level, `${wide} is too wide: visitors in it write their own address and have no limits`]
  const isProxy = withinNetworks(trustProxy)
  if (isLoopback(host) && !['127.0.0.1', '::1'].some((address) => isProxy(address)))
    return [
      level,
      `only this machine reaches ${host}, and it is not in the list: all visitors share one limit`,
    ]
  return ['ok', trustProxy.join(', ')]
}

/** From where the staff's page can be reached. */
function checkDesk({ desk, trustProxy, host, siteUrl }: Settings): Verdict {
  if (!desk.isOn) return ['ok', 'off']
  if (
    desk.networks.length > 0 &&
    trustProxy.length === 0 &&
    isLoopback(desk.port === null ? host : desk.host)
  )
    return [
      badOnline(siteUrl),
      'DESK_ALLOW needs TRUST_PROXY: behind a proxy everybody has the address of the proxy',
    ]
  const networks = desk.networks.join(', ') || 'everywhere'
  return ['ok', `from ${networks}${desk.port === null ? '' : `, at port ${desk.port} alone`}`]
}

/** Whether visitors' websites are looked at with a browser. */
function checkAnalysis({ analysis }: Settings): Verdict {
  if (analysis.where !== 'here') return ['ok', analysis.where]
  const { path, why } = findBrowser(analysis)
  if (path !== null) return ['ok', path]
  return [
    'warn',
    why === 'none'
      ? 'no browser: only what a plain fetch sees is reported. Install one: apt-get install chromium-headless-shell'
      : 'no browser: Chromium refuses its sandbox to root. Run the server as a user of its own',
  ]
}

function checkPassword(smtpUrl: URL): Verdict {
  if (smtpUrl.searchParams.get('tls') === 'off' && smtpUrl.password !== '')
    return ['bad', 'the password travels in the open: remove ?tls=off']
  if (smtpUrl.username !== '' && smtpUrl.password === '') return ['bad', 'there is a user without a password']
  return ['ok', smtpUrl.host]
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
