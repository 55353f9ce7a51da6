import { createRequire } from 'node:module'

import type * as Nodemailer from 'nodemailer'

/**
 * nodemailer, loaded with the first mail, and as CommonJS: imported as a module it brings the whole of
 * Node's `fetch` along, which nothing here uses (18 MiB of memory).
 */
export function loadNodemailer(): typeof Nodemailer {
  return createRequire(import.meta.url)('nodemailer') as typeof Nodemailer
}
