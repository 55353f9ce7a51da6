import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

/** Time limits. Fastify's defaults are infinite: slow-loris connections would cost a socket each. */

export const TIMEOUTS_MS = {
  /** From the first byte of a request to the end of its headers. */
  headers: 8_000,
  /** To the end of its body: 64 KiB in 12 s is slower than any line in use. */
  request: 12_000,
  /** The same for a file: 10 MB in three minutes is 0.5 Mbit/s, a bad mobile line. */
  upload: 180_000,
  /** How often the speed of an upload is checked; one that is too slow is ended. */
  pace: 10_000,
  /** How often Node looks for overdue requests. */
  check: 2_000,
  /** An idle socket: longer than all other limits of a request, it ends what they miss. */
  connection: 20_000,
} as const
export type Timeouts = Readonly<Record<keyof typeof TIMEOUTS_MS, number>>

/** A file is checked and stored while it arrives: little is left to do after its last byte. */
export const UPLOAD_HANDLER_TIMEOUT_MS = TIMEOUTS_MS.upload + 15_000
/** A copy waits 5 s for the first request and then at most 4 s for the store; body included. */
export const HANDLER_TIMEOUT_MS = 15_000
/** Longer than nginx keeps an idle connection (60 s): the proxy closes first, not we. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000

/** The least of a file in `TIMEOUTS_MS.pace`: 8 KiB a second, slower than any line that can load a page. */
export const LEAST_UPLOAD_BYTES = 80 * 1024

/** Largest body of the API in bytes, except for files. */
export const BODY_LIMIT_BYTES = 64 * 1024
/** The largest file with its multipart headers. */
export const UPLOAD_BODY_LIMIT_BYTES = ATTACHMENT_LIMITS.fileBytes + BODY_LIMIT_BYTES
