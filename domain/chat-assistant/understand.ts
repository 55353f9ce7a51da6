import { smallestPackage } from '../pricing/order.ts'
import type { AddOn, AddOnId, Package } from '../pricing/packages.ts'
import { priceList, type PriceProfile } from '../pricing/prices.ts'
import { classify, wordsOf, type Classifier, type Guess } from './classifier.ts'
import type { Understand } from './conversation.ts'
import { addOnNames, oneOf, type NamingWords } from './named-add-ons.ts'
import type { ChatOrder, Meaning } from './topics.ts'

/** A meaning this probable is answered, if the next is that much less so. How both were chosen: decision 0052. */
const SURE = 0.4
const LEAD = 1.2
/** Otherwise the two most probable are offered for choice, from here on. */
const UNSURE = 0.15
/** So probable, "no" is not somebody's name. */
const CERTAIN = 0.6
/** A clause is a question of its own when it is this sure: surer than a guess, or strays are answered too. */
const SURE_CLAUSE = 0.6
/** Where only two clauses say anything. */
const SURE_OF_TWO = 0.5
/** One thing in a list of what a site is to have: a single word is seldom as sure as a clause. */
const SURE_ITEM = 0.35
/** In a message of so many words a story is told, and what it names by the way is no item of a list. */
const STORY_WORDS = 20
const SURE_ITEM_OF_STORY = 0.6
/** A word so short means something else when it goes on: "Pro" is in no "Problem"; longer ones have endings. */
const WHOLE_WORD_LETTERS = 4
/** After a sum, so few words besides "and" and "with" change it: "and with a newsletter?", "what about Pro?". */
const CHANGE_WORDS = 3

/** Between the digits of "1,097". */
const THOUSANDS = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g

/** What a message says out of politeness; it counts when nothing else is said. */
const POLITE: readonly Meaning[] = ['greeting', 'thanks']
/** Meanings without an answer: nothing the assistant knows, and words for the lead capture. */
export const UNANSWERED: readonly Meaning[] = ['other', 'cancel', 'skip', 'back']

/** Words of a language that a classifier cannot learn from examples; alternatives are parted by `|`. */
export interface ListeningWords extends NamingWords {
  /** Stems of "page", before or after a number. */
  listenPages: string
  /** Beginnings of "website": only with one are add-ons priced with a package nobody named. */
  listenSite: string
  /** "Two" and "second", then "three" and "third", and so on: forms of one number are parted by a space. */
  listenNumbers: string
}

/** Understands texts of one language. The same text always means the same. */
export function createUnderstanding(
  classifier: Classifier,
  listening: ListeningWords,
  { packages, addOns }: { packages: readonly [Package, ...Package[]]; addOns: readonly AddOn[] },
  profile: PriceProfile,
): Understand {
  const prices = priceList({ packages, addOns }, profile)
  const separator = new RegExp(`[.?!;,+\\n]+|${oneOf(listening.listenAnd)}`, 'iu')
  const listSeparator = new RegExp(`${separator.source}|${oneOf(listening.listenWith)}`, 'iu')
  const pages = new RegExp(`(\\d+)[\\s-]*(?:\\p{L}+\\s)?(?:${listening.listenPages})`, 'iu')
  const site = new RegExp(oneOf(listening.listenSite, ''), 'iu')
  const namesIn = addOnNames(listening)
  const numbers = new Map(
    listening.listenNumbers
      .split('|')
      .flatMap((forms, index) => wordsOf(forms).map((form) => [form, String(index + 2)])),
  )

  return (text, going) => {
    const words = wordsOf(text.replace(THOUSANDS, '')).map((word) => numbers.get(word) ?? word)
    const pageCount = Number(pages.exec(words.join(' '))?.[1] ?? 0)
    const needs = { pages: pageCount, languages: 1 }
    const priced = packages.find(({ id }) => words.includes(String(prices[id])))
    const fitting = priced ?? (pageCount > 0 ? smallestPackage(packages, needs) : undefined)
    const guess = (part: string) => narrowed(classify(classifier, part), fitting)

    const isShort = wordsOf(text.split(listSeparator).join(' ')).length <= CHANGE_WORDS
    const isChange = going !== undefined && isShort && !POLITE.includes(guess(text)[0]?.meaning ?? '')
    const names = namesIn(text)
    const isAsked = (id: AddOnId, part: string) =>
      isChange || wordsOf(part).length === 1 || mayMean(guess(part), id)
    const asked = addOns
      .map(({ id }) => id)
      .filter((id) => names.some((one) => one.id === id && !one.isDeclined && isAsked(id, one.part)))
    const declined = names.filter(({ id, isDeclined }) => isDeclined && !asked.includes(id))

    const clauses = text
      .split(separator)
      .filter((clause) => /\p{L}{2}/u.test(clause))
      .map((clause) => ({ clause, guesses: guess(clause) }))
    const telling = clauses.filter(({ guesses: [best] }) => !POLITE.includes(best?.meaning ?? ''))
    const isStory = words.length > STORY_WORDS
    const named =
      clauses.length < 2
        ? []
        : meaningsOf(
            telling.map(({ guesses }) => guesses),
            isStory ? SURE_CLAUSE : sureClause(text, telling.length),
          ).filter((meaning) => !declined.some(({ id }) => isOf(meaning, id)))
    const isMixed = telling.length > 0 && telling.length < clauses.length // "Hello, what does it cost?"
    const told = isMixed ? guess(telling.map(({ clause }) => clause).join(', ')) : guess(text)
    // "You made my day, thank you" is clear only as a whole.
    const whole = [told, guess(text)].find((guesses) => bestOf(guesses).kind === 'sure') ?? told

    const parts = text.split(listSeparator).map(guess)
    const sureItem = isStory ? SURE_ITEM_OF_STORY : SURE_ITEM
    const meanings = [...meaningsOf(parts, sureItem), whole[0]?.meaning ?? '']
    const guessed = packages.find(({ id }) => meanings.includes(`package-${id}`))
    const counted = pageCount > 0 ? fitting : undefined
    const called = packages.filter((one) => isCalled(one, text))
    const said = called.length === 1 ? called[0] : counted
    const [best] = whole
    const chosen = ((best?.meaning === 'support' ? undefined : said) ?? guessed)?.id ?? null
    const isSite = chosen !== null || (meanings.includes('pricing') && site.test(text))
    if (going !== undefined && (chosen === null || asked.length === 0)) {
      const sure = bestOf(whole).kind === 'sure' ? best?.meaning : undefined
      const larger = sure === 'languages' ? withLanguages(going, words) : null
      const isPriced = whole.slice(0, 2).some(({ meaning }) => meaning === 'pricing')
      const isAdding = asked.length > 1 || declined.length > 0 || asked.some((id) => sure === `add-on-${id}`)
      const order = changed(going, {
        package: isChange || isPriced || counted !== undefined ? (chosen ?? larger) : larger,
        added: isChange || isSite || isAdding ? asked : [],
        dropped: declined.map(({ id }) => id),
      })
      if (order !== null) return { kind: 'order', order }
    }
    const spelled = packages.filter(({ name }) => wordsOf(name).every((word) => words.includes(word)))
    // "Where does it run, and what does that cost?" asks for no website.
    const isHosting = said === undefined && spelled.length === 0 && asked.every((id) => id === 'hosting')
    const order = isHosting ? null : orderOf(chosen, isSite, asked)
    if (order !== null) return { kind: 'order', order }
    if (spelled.length > 1) return { kind: 'sure', meanings: ['comparison'], isCertain: true }
    if (named.length > 1 || (named.length > 0 && declined.length > 0))
      return { kind: 'sure', meanings: withoutEchoes(named, best?.meaning), isCertain: true }
    if (priced !== undefined && best?.meaning === `package-${priced.id}`)
      return { kind: 'sure', meanings: [best.meaning], isCertain: true }
    return offeringTicket(bestOf(whole), whole)
  }

  /** The smallest package, from the sum's on, with as many languages as a text says; null: none, or no number. */
  function withLanguages(going: ChatOrder, words: readonly string[]): string | null {
    const count = words.map(Number).find((number) => number > 1) ?? Infinity
    const from = packages.findIndex(({ id }) => id === going.package)
    return packages.find(({ languages }, index) => index >= from && languages >= count)?.id ?? null
  }

  /** "A site of seven pages with booking": a package and add-ons, or several add-ons; null: not a purchase. */
  function orderOf(chosen: string | null, isSite: boolean, named: readonly AddOnId[]): ChatOrder | null {
    if (named.length === 0 || (named.length === 1 && !isSite)) return null
    return { package: isSite ? (chosen ?? packages[0].id) : null, addOns: named }
  }
}

/** The sum just said with what a message changes of it: "and without booking?"; null: it changes nothing. */
function changed(
  going: ChatOrder,
  change: { package: string | null; added: readonly string[]; dropped: readonly string[] },
): ChatOrder | null {
  const order = {
    package: change.package ?? going.package,
    addOns: [...new Set([...going.addOns, ...change.added])].filter((id) => !change.dropped.includes(id)),
  }
  const isSame = order.package === going.package && order.addOns.join() === going.addOns.join()
  return isSame || (order.package === null && order.addOns.length === 0) ? null : order
}

/**
 * Whether a message names a package as it is written, with its capital: "business" and "pro" are everyday words
 * too, so their meaning is learned. A message's first word has a capital anyway.
 */
function isCalled({ name, alsoWritten = name }: Package, text: string): boolean {
  return [name, alsoWritten].some((one) =>
    new RegExp(oneOf(one, one.length > WHOLE_WORD_LETTERS ? '' : undefined), 'u').test(text.slice(1)),
  )
}

/** How sure a clause must be to be a question of its own. */
function sureClause(text: string, count: number): number {
  if (text.split('?').length > 2) return SURE // asked twice
  return count === 2 ? SURE_OF_TWO : SURE_CLAUSE
}

/** What asks for a package: by its price or number of pages it is known which. */
function isPurchase(meaning: Meaning): boolean {
  return ['pricing', 'services', 'comparison'].includes(meaning) || meaning.startsWith('package-')
}

/** Guesses at what is sold become one: the package that fits. */
function narrowed(guesses: Guess[], fitting: Package | undefined): Guess[] {
  if (fitting === undefined) return guesses
  const purchases = guesses.filter(({ meaning }) => isPurchase(meaning))
  const probability = purchases.reduce((sum, guess) => sum + guess.probability, 0)
  return [
    ...guesses.filter(({ meaning }) => !isPurchase(meaning)),
    { meaning: `package-${fitting.id}`, probability },
  ].sort((a, b) => b.probability - a.probability)
}

/** The meanings of a message's clauses that are at least so sure, each once. */
function meaningsOf(clauses: readonly Guess[][], least: number): Meaning[] {
  const sure = clauses.flatMap(([best]) => (best && best.probability >= least ? [best.meaning] : []))
  return [...new Set(sure)].filter((meaning) => !UNANSWERED.includes(meaning))
}

/** What somebody in trouble mentions, and does not ask for: what is broken, by when, and to look at it (0052). */
const STORY_OF_TROUBLE = /^(?:services|comparison|delivery|analysis|(?:package|add-on|article)-.+)$/

/**
 * The meanings of clauses without what is no question of its own: a comparison says each package, and "SEO, how
 * much?" asks for one price.
 */
function withoutEchoes(meanings: readonly Meaning[], whole: Meaning | undefined): Meaning[] {
  const isTrouble = whole === 'support' && meanings.includes(whole)
  const isCompared = meanings.includes('comparison')
  return meanings.filter(
    (meaning, index) =>
      !(isTrouble && STORY_OF_TROUBLE.test(meaning)) &&
      !(isCompared && meaning.startsWith('package-')) &&
      !(meaning === 'pricing' && meanings[index - 1]?.startsWith('add-on-')),
  )
}

function bestOf(guesses: readonly Guess[]): ReturnType<Understand> {
  const [best, second] = guesses
  if (best === undefined || second === undefined || best.meaning === 'other') return { kind: 'unknown' }
  if (best.probability >= SURE && best.probability >= LEAD * second.probability)
    return { kind: 'sure', meanings: [best.meaning], isCertain: best.probability >= CERTAIN }
  if (best.probability < UNSURE || UNANSWERED.includes(best.meaning)) return { kind: 'unknown' }
  const other = guesses
    .slice(1)
    .find(({ meaning }) => !UNANSWERED.includes(meaning) && !POLITE.includes(meaning))
  return { kind: 'unsure', between: [best.meaning, ...(other ? [other.meaning] : [])] }
}

/** Trouble that is probable enough to be offered is offered beside any other answer: a customer waits. */
function offeringTicket(found: ReturnType<Understand>, guesses: readonly Guess[]): ReturnType<Understand> {
  const isTrouble = guesses.some(({ meaning, probability }) => meaning === 'support' && probability >= UNSURE)
  if (!isTrouble || (found.kind !== 'sure' && found.kind !== 'unsure')) return found
  const [meaning, ...others] = found.kind === 'sure' ? found.meanings : found.between
  if (meaning === undefined || meaning === 'support' || others.includes('support')) return found
  return { kind: 'unsure', between: [meaning, 'support'] }
}

/** Whether a part of a message that names an add-on may be about it: "since we're in a chat" is not. */
function mayMean(guesses: readonly Guess[], addOn: AddOnId): boolean {
  const [best] = guesses
  if (POLITE.includes(best?.meaning ?? '')) return false
  if (best !== undefined && isPurchase(best.meaning)) return true
  const others = guesses.filter(({ meaning }) => !isPurchase(meaning))
  return others.slice(0, 3).some(({ meaning }) => isOf(meaning, addOn))
}

/** Whether an add-on is meant; hosting is a topic of its own. */
function isOf(meaning: Meaning, addOn: AddOnId): boolean {
  return meaning === `add-on-${addOn}` || (addOn === 'hosting' && meaning === 'hosting')
}
