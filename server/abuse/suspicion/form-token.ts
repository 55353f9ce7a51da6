import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
/** Moment in base 36, random part, signature: characters that a header takes as they are. */
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{22})\.([\w-]{43})$/
const MOMENT_RADIX = 36

/** What a form was given before it was filled in, and when. */
export interface FormToken {
  issuedAt: Date
  /** Random; what is kept of it once it is spent. */
  id: string
}

/** A new token's random part. */
export function newTokenId(randomBytes: (count: number) => Buffer): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** Writes a token that nobody without the secret can. */
export function writeFormToken({ issuedAt, id }: FormToken, secret: string): string {
  const claims = `${issuedAt.getTime().toString(MOMENT_RADIX)}.${id}`
  return `${claims}.${sign(claims, secret).toString('base64url')}`
}

/** Reads a token; null: it is not one of ours. */
export function readFormToken(text: string, secret: string): FormToken | null {
  const [, moment = '', id = '', signature = ''] = TOKEN.exec(text) ?? []
  const expected = sign(`${moment}.${id}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // Two spellings of a signature are one to base64url: a token is what we wrote, to the letter.
  if (expected.toString('base64url') !== signature) return null
  return { issuedAt: new Date(Number.parseInt(moment, MOMENT_RADIX)), id }
}

function sign(claims: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`form token ${claims}`).digest()
}
