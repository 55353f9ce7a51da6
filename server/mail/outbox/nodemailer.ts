import { createRequire } from 'node:module'

import type * as Nodemailer from 'nodemailer'

/**
 * nodemailer, loaded with the first mail and as CommonJS: as a module it loads Node's `fetch`, unused, at 18
 * MiB of memory.
 */
export function loadNodemailer(): typeof Nodemailer {
  return createRequire(import.meta.url)('nodemailer') as typeof Nodemailer
}
