import { leadsToPrivacy } from './page-words.ts'
import { isEncrypted, listed, right, wrong, rulesIn, type Rule } from './rule.ts'
import type { Observation } from './observation.ts'

/** Certificates are renewed a third of their time before their end, at the latest a week before. */
const LEAST_DAYS = 7
/** Under this, nobody is going to renew it by himself. */
const LAST_DAYS = 2

/** Cookies of companies that measure or advertise, set for the site's own host; the companies' own lists. */
const MEASURING_COOKIE =
  /^(?:_ga|_gid|_gat|_gcl|_gac|_fbp|_fbc|_hj|_clck|_clsk|_pk_id|_ym_|_uet|_ttp|_scid|_pin_unauth|li_|hubspotutk|__hs(?:tc|src|sc)|ajs_|amplitude|mp_)/
/** Cookies of others that protect a site, not watch its visitors; Cloudflare's list. */
const GUARDING_COOKIE = /^(?:__cf|cf_|_cfuvid|_GRECAPTCHA|__Secure-rc|AWSALB|ARRAffinity)/i

/** Libraries below the version that mended a known hole; null: no longer mended at all. */
const MENDED_IN: Readonly<Record<string, string | null>> = {
  jQuery: '3.5.0', // CVE-2020-11022
  'jQuery UI': '1.13.2', // CVE-2022-31160
  'jQuery Mobile': null, // ended 2021
  Bootstrap: '3.4.1', // CVE-2019-8331
  AngularJS: null, // ended 2022
  'Lo-Dash': '4.17.21', // CVE-2021-23337
  Underscore: '1.12.1', // CVE-2021-23358
  Handlebars: '4.7.7', // CVE-2021-23369
  'Moment.js': '2.29.4', // CVE-2022-31129
  Prototype: null, // CVE-2020-27511
  MooTools: null, // CVE-2021-20088
  SWFObject: null, // Flash ended 2020
}
/** Systems that get no more repairs, by their `generator`: WordPress below 4.7, Drupal up to 7, Joomla up to 3. */
const ENDED_SYSTEM =
  /^(?:WordPress [1-3]\.|WordPress 4\.[0-6](?:\.|$)|Drupal [4-7]\b|Joomla!? (?:1|2|3)\.|TYPO3 (?:[3-9]\.|10\.)|FrontPage|Microsoft FrontPage|iWeb|Adobe Muse)/i

function isBelow(version: string, least: string): boolean {
  const [has, needs] = [version, least].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  )
  for (const [place, needed] of (needs ?? []).entries()) {
    const part = has?.[place] ?? 0
    if (Number.isNaN(part)) return false
    if (part !== needed) return part < needed
  }
  return false
}

function isOutdated({ name, version }: { name: string; version: string | null }): boolean {
  if (!Object.hasOwn(MENDED_IN, name)) return false
  const least = MENDED_IN[name] ?? null
  if (least === null) return true
  if (version === null) return false
  // Bootstrap 4 has its own repair of the same hole
  return isBelow(version, least) || (name === 'Bootstrap' && /^4\.[0-2]\.|^4\.3\.0/.test(version))
}

function unaskedNames({ traffic }: Observation): string[] {
  if (traffic === null) return []
  const cookies = traffic.cookies.filter(
    ({ name, isThirdParty }) => MEASURING_COOKIE.test(name) || (isThirdParty && !GUARDING_COOKIE.test(name)),
  )
  return [...new Set([...traffic.trackers, ...cookies.map(({ name }) => name)])]
}

const { rule, tickedRule } = rulesIn('safety')

/** Safe and lawful. */
export const SAFETY_RULES: readonly Rule[] = [
  // RFC 9110, section 4.2.2
  tickedRule('plainHttp', 'severe', 'minutes', (seen) => (isEncrypted(seen) ? right() : wrong())),
  // https://www.w3.org/TR/mixed-content/#requirements-forms
  rule('plainForm', 'severe', 'minutes', (seen) => {
    if (seen.document === null || !isEncrypted(seen)) return null
    const plain = seen.document.forms.filter(({ action }) => action.startsWith('http:'))
    return plain.length > 0 ? wrong({ evidence: plain.map(({ action }) => action) }) : right()
  }),
  // Directive 2002/58/EC, article 5(3); CJEU C-673/17 (Planet49)
  tickedRule('trackers', 'serious', 'hours', (seen) => {
    if (seen.traffic === null) return null
    const names = unaskedNames(seen)
    return names.length > 0 ? wrong({ figure: { names: listed(names) }, evidence: names }) : right()
  }),
  rule('certificate', 'serious', 'minutes', ({ connection: { certificateDays: days } }) => {
    if (days === null) return null
    if (days >= LEAST_DAYS) return right()
    return wrong({
      figure: { days: Math.max(0, days) },
      severity: days <= LAST_DAYS ? 'severe' : 'serious',
    })
  }),
  // RFC 6797, section 7.2
  rule('openHttp', 'serious', 'minutes', (seen) => {
    if (!isEncrypted(seen) || seen.connection.http === null) return null
    return seen.connection.http === 'serves' ? wrong() : right()
  }),
  // https://www.w3.org/TR/mixed-content/
  rule('mixedContent', 'serious', 'minutes', (seen) => {
    if (seen.document === null || !isEncrypted(seen)) return null
    const { insecure } = seen.document
    return insecure.length > 0 ? wrong({ figure: { count: insecure.length }, evidence: insecure }) : right()
  }),
  rule('oldSoftware', 'serious', 'hours', ({ document, lighthouse }) => {
    if (document === null) return null
    const names = [
      ...(ENDED_SYSTEM.test(document.generator) ? [document.generator] : []),
      ...(lighthouse?.libraries.filter(isOutdated) ?? []).map(({ name, version }) =>
        version === null ? name : `${name} ${version}`,
      ),
    ]
    if (names.length > 0) return wrong({ figure: { names: listed(names) }, evidence: names })
    return lighthouse === null ? null : right()
  }),
  // Regulation (EU) 2016/679, article 13
  tickedRule('privacyPolicy', 'serious', 'hours', (seen) => {
    if (seen.document === null) return null
    if (seen.document.links.some(leadsToPrivacy)) return right()
    // one field alone is a search
    const collects = seen.document.forms.some(({ fields }) => fields.length > 1)
    return collects || unaskedNames(seen).length > 0 ? wrong() : null
  }),
]
