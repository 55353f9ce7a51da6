import type { Settings } from '../settings.ts'
import { badOnline, type Finding } from './finding.ts'

/** What the settings say about TLS, the proxy, and where mail goes. */
export function checkSettings(settings: Settings): Finding[] {
  const { siteUrl, trustProxy, smtpUrl } = settings
  const isTls = siteUrl.startsWith('https:')
  return [
    isTls
      ? { level: 'ok', about: 'SITE_URL', says: siteUrl }
      : { level: 'warn', about: 'SITE_URL', says: 'not https: fine on your own machine, nowhere else' },
    trustProxy.length > 0
      ? { level: 'ok', about: 'TRUST_PROXY', says: trustProxy.join(', ') }
      : {
          level: badOnline(siteUrl),
          about: 'TRUST_PROXY',
          says: 'none: behind a proxy all visitors look like one and share its limits',
        },
    smtpUrl === null
      ? { level: badOnline(siteUrl), about: 'SMTP_URL', says: 'none: mails become files and reach nobody' }
      : checkPassword(smtpUrl),
  ]
}

function checkPassword(smtpUrl: URL): Finding {
  const about = 'SMTP_URL'
  if (smtpUrl.searchParams.get('tls') === 'off' && smtpUrl.password !== '')
    return { level: 'bad', about, says: 'the password travels in the open: remove ?tls=off' }
  if (smtpUrl.username !== '' && smtpUrl.password === '')
    return { level: 'bad', about, says: 'there is a user without a password' }
  return { level: 'ok', about, says: smtpUrl.host }
}
