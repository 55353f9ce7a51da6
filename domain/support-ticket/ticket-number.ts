/** Digits and letters that are not confused on the telephone or in print: no 0 O 1 I L U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 30^6 random numbers: none can be guessed from another. */
const RANDOM_LENGTH = 6
/** Position of the dash. */
const FIRST_GROUP = 3
/** Example for error messages: never issued, with a valid check character. */
export const EXAMPLE_TICKET_NUMBER = 'K7M-3QX3'

/**
 * A new ticket number such as `K7M-3QX3`: six random characters and a check character. `randomBelow(n)`
 * returns an unpredictable whole number from 0 to n - 1. The store decides whether it is free.
 */
export function newTicketNumber(randomBelow: (limit: number) => number): string {
  let drawn = ''
  for (let place = 0; place < RANDOM_LENGTH; place += 1)
    drawn += ALPHABET.charAt(randomBelow(ALPHABET.length))
  return grouped(drawn + checkCharacter(drawn))
}

/** Parses a number as people type or copy it: any case, any spaces, joiners or dashes; null: invalid. */
export function parseTicketNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s\u2010-\u2015\u2060-]/g, '')
  if (bare.length !== RANDOM_LENGTH + 1) return null
  const drawn = bare.slice(0, RANDOM_LENGTH)
  if (!Array.from(bare).every((character) => ALPHABET.includes(character))) return null
  return checkCharacter(drawn) === bare.at(-1) ? grouped(bare) : null
}

function grouped(bare: string): string {
  return `${bare.slice(0, FIRST_GROUP)}-${bare.slice(FIRST_GROUP)}`
}

/** ISO/IEC 7064, hybrid system MOD 31,30: finds every mistyped character, and swapped neighbours. */
function checkCharacter(drawn: string): string {
  const count = ALPHABET.length
  let product = count
  for (const character of drawn) {
    const sum = (product + ALPHABET.indexOf(character)) % count || count
    product = (2 * sum) % (count + 1)
  }
  return ALPHABET.charAt((count + 1 - product) % count)
}

/** 128 random bits in base64url, without padding (RFC 4648 §5). */
const SECRET = /^[A-Za-z0-9_-]{22}$/

/** Parses the secret of a status page's fragment (with or without its `#`); null: malformed. */
export function parseTicketSecret(fragment: string): string | null {
  const candidate = fragment.replace(/^#/, '')
  return SECRET.test(candidate) ? candidate : null
}
