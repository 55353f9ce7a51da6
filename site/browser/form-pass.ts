import { holdBackMs, isStale } from '#domain/form-sending/form-pass.ts'

import { parseJson } from './parse-json.ts'

/** A token that takes longer is done without: the visitor's text is worth more. */
const TOKEN_PATIENCE_MS = 5_000
/** After a failure the next touch of a form asks again, but not every letter does. */
const FAILURE_REST_MS = 5_000
/** A proof that takes longer is told of. */
const CHECKING_AFTER_MS = 1_000

/** What says to the server that a page was open for a while before it sent something. */
interface Pass {
  token: string
  /** Solved while the visitor types; null when none was asked for. Itself null when it cannot be had. */
  proof: Promise<string | null> | null
  /** By `performance.now()`: the clock of a visitor may be set while they type. */
  issuedAt: number
}

/** A pass that was asked for. */
interface Order {
  pass: Promise<Pass | null>
  at: { monotonic: number; clock: number }
  hasFailed: boolean
}

let order: Order | null = null

/** Sees to it that there is a pass when the form is sent: to be called whenever a form is touched. */
export function wantPass(): void {
  currentOrder()
}

/**
 * The headers that go with a post, once they may: a pass is taken by one attempt, whatever becomes of it.
 * Never rejects, and none are an answer too: what a visitor wrote is sent in any case, and the server looks
 * closer at what came without. `onChecking` is told when the proof keeps them waiting.
 */
export async function passHeaders(onChecking?: () => void): Promise<Record<string, string>> {
  if (order?.hasFailed) order = null
  const { pass: ordered } = currentOrder()
  order = null
  const pass = await ordered
  if (pass === null) return {}
  const sign = pass.proof && onChecking ? setTimeout(onChecking, CHECKING_AFTER_MS) : undefined
  const hold = holdBackMs(performance.now() - pass.issuedAt)
  if (hold > 0) await new Promise((resolve) => setTimeout(resolve, hold))
  const proof = await pass.proof
  clearTimeout(sign)
  return { 'Form-Token': pass.token, ...(proof === null ? {} : { 'Form-Proof': proof }) }
}

function currentOrder(): Order {
  if (order === null || isUsedUp(order)) order = placeOrder()
  return order
}

function placeOrder(): Order {
  const pass = fetchPass()
  const placed = { pass, at: { monotonic: performance.now(), clock: Date.now() }, hasFailed: false }
  void pass.then((came) => {
    placed.hasFailed = came === null
  })
  return placed
}

/** The later of two clocks: one may be set back, the other may stand still while the machine sleeps. */
function isUsedUp({ at, hasFailed }: Order): boolean {
  const age = Math.max(performance.now() - at.monotonic, Date.now() - at.clock)
  return hasFailed ? age > FAILURE_REST_MS : isStale(age)
}

async function fetchPass(): Promise<Pass | null> {
  try {
    const response = await fetch('/api/form-token', { signal: AbortSignal.timeout(TOKEN_PATIENCE_MS) })
    const body = response.ok ? parseJson(await response.text()) : null
    if (typeof body !== 'object' || body === null) return null
    const { token, proof } = body as { token?: unknown; proof?: unknown }
    if (typeof token !== 'string' || token === '') return null
    const age = Number(response.headers.get('Age') ?? 0) * 1000 // RFC 9111 §5.1: what kept it on the way says how long
    return {
      token,
      proof: typeof proof === 'object' && proof !== null ? solve(proof) : null,
      issuedAt: performance.now() - (Number.isFinite(age) ? age : 0),
    }
  } catch {
    return null
  }
}

/** The solver comes only when a proof is asked for: hardly ever. */
async function solve(challenge: object): Promise<string | null> {
  try {
    const { solveProof } = await import('./proof/solve-proof.ts')
    return await solveProof(challenge)
  } catch {
    return null
  }
}
