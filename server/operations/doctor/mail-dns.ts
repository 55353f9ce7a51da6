import { Resolver } from 'node:dns/promises'

/** What DNS says about a name; `unknown`: it could not be asked. */
export interface MailDns {
  /** Its TXT records, each in one piece. */
  texts: (name: string) => Promise<readonly string[] | 'unknown'>
  /** Whether it has MX records. */
  takesMail: (name: string) => Promise<boolean | 'unknown'>
}

/** Nobody waits longer for an answer of DNS who runs a command. */
const TIMEOUT_MS = 2_000
/** There is the name without such a record, or no such name. */
const ABSENT = ['ENODATA', 'ENOTFOUND']

/** DNS as this machine asks it. */
export function createMailDns(): MailDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  return {
    async texts(name) {
      const records = await asked(resolver.resolveTxt(name))
      return records === 'unknown' ? records : records.map((pieces) => pieces.join('')) // RFC 7208 §3.3
    },
    async takesMail(name) {
      const records = await asked(resolver.resolveMx(name))
      return records === 'unknown' ? records : records.some(({ exchange }) => exchange !== '') // RFC 7505: "."
    },
  }
}

async function asked<Answer>(answer: Promise<Answer[]>): Promise<Answer[] | 'unknown'> {
  try {
    return await answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return ABSENT.includes(code) ? [] : 'unknown'
  }
}
