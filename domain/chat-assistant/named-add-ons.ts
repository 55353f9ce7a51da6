import { messageKey, type MessageKey } from '../language/message-text.ts'
import { ADD_ON_IDS, type AddOnId } from '../pricing/packages.ts'
import { wordsOf } from './classifier.ts'

/** How a language names add-ons and declines them; alternatives are parted by `|`. */
export type NamingWords = Readonly<
  Record<
    /** Between two questions of one sentence, such as "and". */
    | 'listenAnd'
    /** Before what a site is to have, such as "with". */
    | 'listenWith'
    | 'listenBut'
    /** Before what is not wanted: "without". */
    | 'listenWithout'
    /** "Not", and beginnings of "need": together they decline what their clause names. */
    | 'listenNot'
    | 'listenNeed'
    /** In a clause about what the visitor has or has seen: "already". */
    | 'listenAlready'
    /** Beginnings of an add-on's names. */
    | MessageKey<'listen', AddOnId>,
    string
  >
>

/** An add-on called by its name, in which part of the message. */
interface NamedAddOn {
  id: AddOnId
  part: string
  /** Named, but not asked for: "without booking". */
  isDeclined: boolean
}

/** Finds the add-ons a message names, in one language. */
export function addOnNames(words: NamingWords): (text: string) => NamedAddOn[] {
  const { listenAnd, listenWith, listenBut, listenWithout } = words
  const wish = new RegExp(
    `[.?!;,+\\n]|${oneOf(`${listenWith}|${listenBut}`)}|(?=${oneOf(listenWithout)})`,
    'iu',
  )
  const and = new RegExp(oneOf(listenAnd), 'iu')
  const without = finder(listenWithout)
  const already = finder(words.listenAlready)
  const not = finder(words.listenNot)
  const need = finder(words.listenNeed, '')
  const names = ADD_ON_IDS.map((id) => ({ id, isIn: finder(words[messageKey('listen', id)], '') }))

  function partsOf(text: string) {
    const isRefused = without(text) // "without a blog and a newsletter"
    return text.split(and).map((part) => ({
      part,
      isDeclined: isRefused || already(part) || (not(part) && need(part)),
    }))
  }

  return (text) =>
    text
      .split(wish)
      .flatMap(partsOf)
      .flatMap((named) => names.filter(({ isIn }) => isIn(named.part)).map(({ id }) => ({ id, ...named })))
}

/** A pattern of whole words and phrases, parted by `|`. */
export function oneOf(phrases: string, end = '(?!\\p{L})'): string {
  return `(?<!\\p{L})(?:${phrases})${end}`
}

/** Whether a text has one of several phrases, however its letters are written. */
function finder(phrases: string, end?: string): (text: string) => boolean {
  const folded = phrases.split('|').map((phrase) => wordsOf(phrase).join(' '))
  const pattern = new RegExp(oneOf(folded.join('|'), end), 'u')
  return (text) => pattern.test(wordsOf(text).join(' '))
}
