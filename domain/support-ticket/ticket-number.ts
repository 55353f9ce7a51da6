/** Digits and letters nobody mistakes for another on the telephone or in print: no 0 O 1 I L U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 30^6 numbers, drawn at random: none can be guessed from another. */
const RANDOM_LENGTH = 6
/** Position of the dash. */
const FIRST_GROUP = 3
/** Example of a ticket number for error messages: never given out, with a valid check character. */
export const EXAMPLE_TICKET_NUMBER = 'K7M-3QX3'

/**
 * A new ticket number such as `K7M-3QX3`: six random characters and a check character. `randomBelow(n)` gives
 * an unpredictable whole number from 0 to n - 1. Whether it is still free is the store's to say.
 */
export function newTicketNumber(randomBelow: (limit: number) => number): string {
  let drawn = ''
  for (let place = 0; place < RANDOM_LENGTH; place += 1)
    drawn += ALPHABET.charAt(randomBelow(ALPHABET.length))
  return grouped(drawn + checkCharacter(drawn))
}

/** Reads a number as people type and say it: any case, any spaces or dashes; null when it is none. */
export function parseTicketNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
  if (bare.length !== RANDOM_LENGTH + 1) return null
  const drawn = bare.slice(0, RANDOM_LENGTH)
  if (!Array.from(bare).every((character) => ALPHABET.includes(character))) return null
  return checkCharacter(drawn) === bare.at(-1) ? grouped(bare) : null
}

function grouped(bare: string): string {
  return `${bare.slice(0, FIRST_GROUP)}-${bare.slice(FIRST_GROUP)}`
}

/** ISO/IEC 7064, hybrid system MOD 31,30: finds every single mistyped character, and swapped neighbours. */
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

/** The secret a status page's fragment holds (with or without its `#`), or null: it then opens no ticket. */
export function parseTicketSecret(fragment: string): string | null {
  const candidate = fragment.replace(/^#/, '')
  return SECRET.test(candidate) ? candidate : null
}
