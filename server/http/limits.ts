import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

/**
 * How long anything may take. Fastify's own defaults are "for ever": a stalled body was still open after
 * eight seconds, a slow-loris costs a socket each.
 */

export const TIMEOUTS_MS = {
  /** From the first byte of a request to the last of its headers. */
  headers: 8_000,
  /** To the last byte of its body: 64 KiB in 12 s is slower than any line in use. */
  request: 12_000,
  /** The same for a file: 10 MB in three minutes is 0.5 Mbit/s, a bad telephone. */
  upload: 180_000,
  /** How often the pace of a file is looked at: one that brings too little in that time is ended. */
  pace: 10_000,
  /** How often Node looks for overdue requests. */
  check: 2_000,
  /** A socket on which nothing moves: above every other limit of a request, so it ends what they miss. */
  connection: 20_000,
} as const
export type Timeouts = Readonly<Record<keyof typeof TIMEOUTS_MS, number>>

/** A file is checked and kept while it arrives: little is left to do after its last byte. */
export const UPLOAD_HANDLER_TIMEOUT_MS = TIMEOUTS_MS.upload + 15_000
/** A copy waits 5 s for the first of its kind and then at most 4 s for the store; body included. */
export const HANDLER_TIMEOUT_MS = 15_000
/** Longer than the 60 s for which nginx keeps an idle connection: the proxy closes first, not we. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000

/** The least a file brings in `TIMEOUTS_MS.pace`: 8 KiB a second, slower than any line that gets a page. */
export const LEAST_UPLOAD_BYTES = 80 * 1024

/** Largest body of the API in bytes, but for files. */
export const BODY_LIMIT_BYTES = 64 * 1024
/** The largest file with the lines around it. */
export const UPLOAD_BODY_LIMIT_BYTES = ATTACHMENT_LIMITS.fileBytes + BODY_LIMIT_BYTES
