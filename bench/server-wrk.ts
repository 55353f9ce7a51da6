import { spawn } from 'node:child_process'

import { aFormToken } from '../server/abuse/suspicion/a-form-token.ts'

/** The result of one run of wrk. */
export interface Load {
  perSecond: number
  p99Ms: number
  /** Answers other than 2xx and 3xx, and broken connections: a run with any is invalid. */
  errors: number
}

interface LoadOptions {
  seconds: number
  connections: number
  /** A Lua file that writes the requests. */
  script?: string
}

const UNITS_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/** Puts load on an address with one thread of wrk, like the reference figures. */
export async function putLoad(url: URL, { seconds, connections, script }: LoadOptions): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s']
  if (script !== undefined) args.push('-s', script)
  const text = await outputOf('wrk', [...args, '-H', 'Accept-Encoding: gzip', url.href])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? []
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99Ms: Number(p99) * (UNITS_MS[unit] ?? Number.NaN),
    errors: broken.slice(1).reduce((sum, count) => sum + Number(count), refused),
  }
}

async function outputOf(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const chunk of child.stdout) text += String(chunk)
  return text
}

/**
 * A Lua file for wrk that posts contact requests of about 500 bytes, each with its own key, token and words.
 * `run` keeps the keys of two runs apart.
 * @param most most posts: tokens are made beforehand, and without one a post is set aside.
 */
export function posts(run: number, most: number): string {
  const tokens = Array.from({ length: most }, () => aFormToken()['form-token'])
  return `local count = 0
local tokens = { ${tokens.map((token) => `"${token}"`).join(',\n')} }
local message = string.rep("Please look at my website. ", 14)
request = function()
  count = count + 1
  local key = string.format("%08x-0000-4000-8000-%012x", ${run}, count)
  local body = string.format('{"name":"Visitor %d","email":"visitor%d@example.com","message":"%s","language":"en"}', count, count, message)
  local headers = { ["content-type"] = "application/json", ["idempotency-key"] = key, ["form-token"] = tokens[count] }
  return wrk.format("POST", "/api/contact", headers, body)
end
`
}
