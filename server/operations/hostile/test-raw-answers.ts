import type { Answer } from './test-answer-faults.ts'

/** An answer, and the method it answers; '': unknown. */
interface RawAnswer extends Answer {
  method: string
}

/**
 * The answers among the bytes of a connection; null: not HTTP, or incomplete.
 * @param method of the first request.
 */
export function answersOf(bytes: Buffer, method: string): readonly RawAnswer[] | null {
  const answers: RawAnswer[] = []
  let rest = bytes
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    const head = rest.subarray(0, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head[0] ?? '')?.[1])
    if (end === -1 || Number.isNaN(status)) return null
    const headers = Object.fromEntries(head.slice(1).map(splitHeader))
    const after = rest.subarray(end + 4)
    // A request refused before it was parsed has no method: its answer has a body, and the connection ends.
    const isRefused = headers['connection'] === 'close' && status >= 400 && after.length > 0
    const answered = answers.length > 0 || isRefused ? '' : method
    const hasBody = status >= 200 && status !== 204 && status !== 304 && answered !== 'HEAD'
    const body = hasBody ? bodyOf(after, headers) : { content: Buffer.alloc(0), length: 0 }
    if (body === null) return null
    if (status >= 200) answers.push({ method: answered, status, headers, body: body.content })
    rest = after.subarray(body.length)
  }
  return answers
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)]
}

/** Each of our answers declares its length. */
function bodyOf(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): { content: Buffer; length: number } | null {
  const length = Number(headers['content-length'])
  if (Number.isNaN(length) || bytes.length < length) return null
  return { content: bytes.subarray(0, length), length }
}
