import { LEAST_SCORE, observatoryScore } from '../../http/test-observatory.ts'

export interface Answer {
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Headers that tell what we run on, or open us to other sites. */
const FORBIDDEN_HEADER = /^(?:access-control-|server$|x-powered-by$|set-cookie$)/
/** A path of ours: not `//host`, no backslash, nothing that ends a header. */
const OWN_ADDRESS = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/
const TELLS_OF_CODE = /\bat [^\n]+\.[cm]?[jt]s:\d|node_modules|node:internal|SQLITE_|select .+ from /i
const MARKUP = /<zq/i

/** Everything wrong with the answer to any request; empty: nothing. */
export function faultsOf(method: string, { status, headers, body }: Answer): string[] {
  const type = headers['content-type'] ?? ''
  const text = headers['content-encoding'] === undefined ? body.toString() : ''
  const faults = [
    status >= 500 && `it is a ${status}`,
    scoreOf(headers) < LEAST_SCORE && `its headers are worth ${scoreOf(headers)} points`,
    Object.keys(headers).some((name) => FORBIDDEN_HEADER.test(name)) && 'it has a header nobody may send',
    Object.values(headers).some((value) => MARKUP.test(value)) && 'a header repeats what was sent',
    status >= 300 &&
      status < 400 &&
      status !== 304 &&
      !OWN_ADDRESS.test(headers['location'] ?? '') &&
      `it leads to ${headers['location']}`,
    (status === 204 || status === 304 || method === 'HEAD') && body.length > 0 && 'it has a body',
    type.startsWith('text/') && MARKUP.test(text) && 'it repeats what was sent',
    TELLS_OF_CODE.test(text) && 'it tells of our code',
    status >= 400 && method !== 'HEAD' && refusalFault(status, type, text),
    type.includes('json') && method !== 'HEAD' && !isJson(text) && 'it is not the JSON it says it is',
  ]
  return faults.filter((fault) => typeof fault === 'string')
}

/** Pictures for sharing are open to other sites; in all else they are like any other answer. */
function scoreOf(headers: Answer['headers']): number {
  const isShared =
    headers['cross-origin-resource-policy'] === 'cross-origin' &&
    (headers['content-type'] ?? '').startsWith('image/')
  return observatoryScore(isShared ? { ...headers, 'cross-origin-resource-policy': 'same-origin' } : headers)
}

/** RFC 9457, or the not-found page. */
function refusalFault(status: number, type: string, text: string): string | false {
  if (status === 404 && /^text\/(?:html|plain);/.test(type)) return false
  if (!type.startsWith('application/problem+json')) return `a refusal (${status}) is ${type || 'bare'}`
  if (!isJson(text)) return 'a refusal is not JSON'
  const problem = JSON.parse(text) as Record<string, unknown>
  const isWhole =
    problem['status'] === status &&
    problem['success'] === false &&
    ['type', 'title', 'message'].every((name) => typeof problem[name] === 'string' && problem[name] !== '') &&
    Array.isArray(problem['problems'])
  return isWhole ? false : 'a refusal lacks what RFC 9457 and our forms ask for'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The answers among a connection's bytes; null: not HTTP, or incomplete. `method` is the first request's. */
export function answersOf(bytes: Buffer, method: string): readonly (Answer & { method: string })[] | null {
  const answers: (Answer & { method: string })[] = []
  let rest = bytes
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    const head = rest.subarray(0, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head[0] ?? '')?.[1])
    if (end === -1 || Number.isNaN(status)) return null
    const pairs = head.slice(1).map((line): [string, string] => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)]
    })
    const headers = Object.fromEntries(pairs)
    const after = rest.subarray(end + 4)
    // A request refused before it was parsed has no method: its answer has a body, and the connection ends.
    const isRefused = headers['connection'] === 'close' && status >= 400 && after.length > 0
    const answered = answers.length > 0 || isRefused ? '' : method
    const hasBody = status >= 200 && status !== 204 && status !== 304 && answered !== 'HEAD'
    const length = hasBody ? Number(headers['content-length']) : 0 // each of our answers declares it
    if (Number.isNaN(length) || after.length < length) return null
    if (status >= 200) answers.push({ method: answered, status, headers, body: after.subarray(0, length) })
    rest = after.subarray(length)
  }
  return answers
}
