import type { Topic } from './topics.ts'

/**
 * The words by which visitors of one language ask, by what they mean. Written by somebody who speaks the
 * language, in the words owners of small businesses use, not ours.
 *
 * How to write one:
 *
 * - **An entry** is a word or a few: `'price'`, `'how much'`. Case, accents, `ё`, `ß` and hyphens make no
 *   difference. An apostrophe before one or two letters does not either (`don't` is `dont`); before more it
 *   parts two words (`l'hébergement` is `l hébergement`).
 * - **Several words** count when all of them stand in the message, in any order, with at most two others
 *   between: `'how long'` also hears "how many days long". An entry of more words wins over one of fewer that
 *   wants the same word: `'contact form'` among the services keeps `'contact'` from being heard in it. Use
 *   that to take a word apart from its other meaning.
 * - **Endings** are understood when the words begin alike for four fifths of the longer one (`price`, `prices`),
 *   or for seven letters and three fifths (`koduleht`, `kodulehtedega`). For short words, and where the stem
 *   changes, say the stem with a star: `'цен*'`, `'hind*'`, `'hinn*'`. A star alone decides: `'cost*'` hears
 *   "costs" and "costly", never "cast".
 * - **Compounds**: a word of five letters and more is also heard inside a longer one (`'preis'` in
 *   "Websitepreis"). For shorter ones put the star in front, `'*hind'`, or on both sides, `'*hinn*'`.
 * - **Typos** are forgiven by the machine: one slip from five letters, two from eight, the first letter
 *   excepted. Do not write misspellings down, except those of short words (`'thx'`). Where a typo of a word
 *   is another word (`contact`, `contract`), let both stand somewhere, if only among the stop words: a word
 *   that is known is never taken for a mistyped one.
 *
 * Which answer wins when several are heard: trouble, then contact, then whatever names a thing (a document or
 * the other topics), then the price, then services in general. Among things, more words win (a stop word
 * counts less), then a document, then what is said first. So "how much is a booking system" is about the
 * booking system, and `pricing` needs no entry for it. Thanks and greetings count when nothing else is said.
 *
 * Beware of entries made of everyday words: with gaps and any order, `'sites you'` is in half of all messages.
 * Single telling words (`'deposit'`, `'backup*'`) understand most; the packed vocabulary may weigh 8 KiB.
 *
 * Then write `questions.txt` beside it: under `# <topic>`, `# <document>` or `# fallback`, one question a line,
 * at least 25 as owners type them. Write ten or more after the vocabulary, into `questions-held-out.txt`, and
 * run `npx vitest run site/shell/chat-index`. What matters are the questions nobody thought of: do not change
 * the vocabulary for those held out.
 */
export interface ChatVocabulary {
  topics: Readonly<Record<Topic, readonly string[]>>
  /**
   * Words for documents of the index by their id, where title and text say it in other words: `add-on-…` and
   * `package-…` as in the catalogue, `faq-preparation`, `page-about`, `page-privacy`,
   * `article-<slug>-<number of the section>`.
   */
  documents: Readonly<Record<string, readonly string[]>>
  /** Whole messages that mean "never mind" and leave the questions about address, number and name. */
  cancel: readonly string[]
  /** Single words that say nothing about what is wanted: the search leaves them out. */
  stopWords: readonly string[]
}
