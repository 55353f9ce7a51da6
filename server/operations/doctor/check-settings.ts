import { isLoopback, type Settings } from '../../settings.ts'
import { trustedProxies } from '../../http/visitor/trusted-proxies.ts'
import { badOnline, type Finding } from './finding.ts'

/** What the settings say about TLS, the proxy, limits, and where mail goes. */
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

/** So many bits at least name a network that can be a provider's; with fewer it is half the world. */
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
      ...{ level, about },
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
