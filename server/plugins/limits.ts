/**
 * How long anything may take. Fastify's own defaults are "for ever": a stalled body was still open after
 * eight seconds, a slow-loris costs a socket each (reliability finding 4; R20 wants it cut in 15 s).
 */

export const TIMEOUTS_MS = {
  /** From the first byte of a request to the last of its headers. */
  headers: 8_000,
  /** To the last byte of its body: 64 KiB in 12 s is slower than any line in use. */
  request: 12_000,
  /** How often Node looks for overdue requests. */
  check: 2_000,
  /** A socket on which nothing moves: above every other limit of a request, so it ends what they miss. */
  connection: 20_000,
} as const
export type Timeouts = Readonly<Record<keyof typeof TIMEOUTS_MS, number>>

/** A copy waits 5 s for the first of its kind and then at most 4 s for the store; body included. */
export const HANDLER_TIMEOUT_MS = 15_000
/** Longer than the 60 s for which nginx keeps an idle connection: the proxy closes first, not we. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000

/** Largest body of the API in bytes (quality.md §4); uploads will have a limit of their own. */
export const BODY_LIMIT_BYTES = 64 * 1024
