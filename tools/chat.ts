/**
 * Asks the chat. `npm run chat -- --language et "kui palju maksab"` prints what it understands as JSON;
 * `npm run chat` prints how many of the held-out messages it answers right and wrong, per language;
 * `--misses` lists those it does not.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { advance, SILENCE } from '#domain/chat-assistant/advance.ts'
import { parseChatIndex } from '#domain/chat-assistant/chat-index.ts'
import { classify, learn } from '#domain/chat-assistant/classifier.ts'
import { sayMessage } from '#domain/chat-assistant/say-message.ts'
import { isTopic, type Meaning, type Understanding } from '#domain/chat-assistant/topics.ts'
import { createUnderstanding } from '#domain/chat-assistant/understand.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'
import { priceCountry } from '#domain/pricing/price-country.ts'
import { findProfile } from '#domain/pricing/prices.ts'

import { pageContext } from '../site/page/page-context.ts'
import { chatSpeech } from '../site/features/chat-assistant/chat-speech.ts'
import { chatIndexFile } from '../site/shell/chat-index/chat-sources.ts'

/** The topics of the specification; narrower meanings belong to one of them. */
const TOPIC_OF: Readonly<Record<string, string>> = {
  discount: 'pricing',
  comparison: 'pricing',
  analysis: 'contact',
  office: 'contact',
  bot: 'greeting',
  'faq-ways': 'payment',
  'faq-invoice': 'payment',
  'faq-scam': 'guarantee',
  'faq-vanish': 'ownership',
  'faq-domain': 'ownership',
  'faq-elsewhere': 'hosting',
  'faq-mailboxes': 'hosting',
  'faq-edit': 'revisions',
  'add-on-maintenance': 'revisions',
  'page-about': 'contact',
}

function topicOf(meaning: Meaning): string {
  if (meaning in TOPIC_OF) return TOPIC_OF[meaning] ?? 'other'
  if (isTopic(meaning)) return meaning
  if (/^(?:package-|article-website-pricing)/.test(meaning)) return 'pricing'
  return /^(?:add-on|faq)-/.test(meaning) ? 'services' : 'other'
}

/** The assistant of a language, as a visitor with the language's prices meets it. */
function assistant(locale: Locale) {
  const index = parseChatIndex(chatIndexFile(locale))
  if (index === null) throw new Error(`No index in ${locale}`)
  const words = messages[locale].chatAssistant
  const phrases = { and: words.listenAnd, with: words.listenWith, pages: words.listenPages }
  const understand = createUnderstanding(index.examples, phrases, { packages, addOns })
  const speech = chatSpeech({
    locale,
    perMonth: messages[locale].pricing.perMonth,
    openingHours: pageContext(locale).openingHours,
    profile: findProfile(priceProfiles, priceCountry(locale, null)),
    tag: LOCALES[locale].tag,
    findDocument: (id) => index.documents.find((document) => document.id === id),
  })
  const moment = { id: 'm', timestamp: new Date(0).toISOString() }
  const listening = { understand, namePhrases: words.listenName }

  function replyTo(text: string): string {
    const asked = advance(SILENCE, { ...moment, type: 'userWrote', text }, listening).conversation
    const { messages: said } = advance(
      asked,
      { ...moment, id: 'n', type: 'replyDue' },
      listening,
    ).conversation
    return said
      .slice(1)
      .map((message) => sayMessage(message, words, speech).text)
      .join('\n')
  }
  const classifier = learn(index.examples)
  return { understand, replyTo, guess: (text: string) => classify(classifier, text) }
}

/** What an understanding answers with, most telling first. */
function meaningsOf(understood: Understanding): readonly Meaning[] {
  switch (understood.kind) {
    case 'sure':
      return understood.meanings
    case 'order':
      return [...understood.order.addOns.map((id) => `add-on-${id}`), 'pricing']
    case 'unsure':
      return understood.between
    case 'unknown':
      return []
    default:
      return understood satisfies never
  }
}

function ask(locale: Locale, text: string): void {
  const { understand, replyTo, guess } = assistant(locale)
  const understood = understand(text)
  const [meaning = 'other', ...others] = understood.kind === 'unsure' ? [] : meaningsOf(understood)
  const [best] = guess(text)
  const between = understood.kind === 'unsure' ? understood.between : others
  const answer = {
    topic: understood.kind === 'order' ? 'pricing' : topicOf(meaning),
    document: isTopic(meaning) || ['other', 'cancel', 'skip'].includes(meaning) ? null : meaning,
    confidence: Number((best?.probability ?? 0).toFixed(2)),
    alternatives: between,
    reply: replyTo(text),
  }
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

/** Held-out messages below the meanings that answer them: `# guarantee faq-scam`. */
function heldOut(locale: Locale) {
  const text = readFileSync(`content/chat/held-out/${locale}.txt`, 'utf8')
  return text.split(/^# /m).flatMap((part) => {
    const [wanted = '', ...lines] = part.split('\n').filter((line) => line !== '')
    return lines.map((line) => ({ line, wanted: wanted.split(' ') }))
  })
}

function measure(locale: Locale, isListing: boolean): void {
  const { understand } = assistant(locale)
  const tested = heldOut(locale).map(({ line, wanted }) => {
    const understood = understand(line)
    const meanings = understood.kind === 'unsure' ? [] : meaningsOf(understood)
    const silent = ['other', 'cancel', 'skip']
    const isRight =
      understood.kind === 'unsure'
        ? false
        : meanings.length === 0
          ? wanted.includes('other')
          : meanings.some((meaning) => wanted.includes(meaning))
    const isWrong = !isRight && meanings.some((meaning) => !silent.includes(meaning))
    return { line, wanted, meanings: meaningsOf(understood), isRight, isWrong }
  })
  const share = (count: number) => `${((100 * count) / tested.length).toFixed(0)} %`
  const right = tested.filter(({ isRight }) => isRight).length
  const wrong = tested.filter(({ isWrong }) => isWrong).length
  process.stdout.write(
    `${locale}  ${String(tested.length)} messages, right ${share(right)}, wrong ${share(wrong)}\n`,
  )
  for (const { line, wanted, meanings, isRight, isWrong } of isListing ? tested : [])
    if (!isRight)
      process.stdout.write(
        `  ${isWrong ? 'wrong ' : 'unsure'} ${line}: ${meanings.join(', ')} for ${wanted.join(', ')}\n`,
      )
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const language = values.language === undefined ? null : parseLocaleCode(values.language)
if (values.language !== undefined && language === null)
  throw new Error(`Languages are ${LOCALE_CODES.join(', ')}`)
if (positionals.length > 0) ask(language ?? 'en', positionals.join(' '))
else for (const locale of language === null ? LOCALE_CODES : [language]) measure(locale, values.misses)
