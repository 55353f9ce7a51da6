/**
 * Asks the chat. `npm run chat -- --language et "kui palju maksab"` prints what it understands as JSON;
 * `npm run chat` prints how many of the held-out messages it answers right and wrong, per language;
 * `--misses` lists those it does not.
 */
import { parseArgs } from 'node:util'

import { messages } from '#content/messages/messages.ts'
import { advance, SILENCE } from '#domain/chat-assistant/advance.ts'
import { classify, learn } from '#domain/chat-assistant/classifier.ts'
import { sayMessage } from '#domain/chat-assistant/say-message.ts'
import { isTopic, type Meaning } from '#domain/chat-assistant/topics.ts'
import { UNANSWERED } from '#domain/chat-assistant/understand.ts'
import { LOCALE_CODES, LOCALES, type Locale, parseLocaleCode } from '#domain/language/locales.ts'

import { pageContext } from '../site/page/page-context.ts'
import { chatSpeech } from '../site/features/chat-assistant/chat-speech.ts'
import { builtUnderstanding, heldOut, judge, meaningsOf } from '../site/shell/chat-index/held-out.ts'

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
  const { index, profile, understand } = builtUnderstanding(locale)
  const words = messages[locale].chatAssistant
  const speech = chatSpeech({
    locale,
    perMonth: messages[locale].pricing.perMonth,
    changeDays: words.changeDays,
    openingHours: pageContext(locale).openingHours,
    profile,
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

function ask(locale: Locale, text: string): void {
  const { understand, replyTo, guess } = assistant(locale)
  const understood = understand(text)
  const [meaning = 'other', ...others] = understood.kind === 'unsure' ? [] : meaningsOf(understood)
  const [best] = guess(text)
  const between = understood.kind === 'unsure' ? understood.between : others
  const answer = {
    topic: understood.kind === 'order' ? 'pricing' : topicOf(meaning),
    document: isTopic(meaning) || UNANSWERED.includes(meaning) ? null : meaning,
    confidence: Number((best?.probability ?? 0).toFixed(2)),
    alternatives: between,
    reply: replyTo(text),
  }
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

function measure(locale: Locale, isListing: boolean): void {
  const { understand } = assistant(locale)
  const tested = heldOut(locale).map(({ line, wanted }) => {
    const understood = understand(line)
    return { line, wanted, meanings: meaningsOf(understood), verdict: judge(understood, wanted) }
  })
  const share = (count: number) => `${((100 * count) / tested.length).toFixed(0)} %`
  const right = tested.filter(({ verdict }) => verdict === 'right').length
  const wrong = tested.filter(({ verdict }) => verdict === 'wrong').length
  process.stdout.write(
    `${locale}  ${String(tested.length)} messages, right ${share(right)}, wrong ${share(wrong)}\n`,
  )
  for (const { line, wanted, meanings, verdict } of isListing ? tested : [])
    if (verdict !== 'right')
      process.stdout.write(`  ${verdict} ${line}: ${meanings.join(', ')} for ${wanted.join(', ')}\n`)
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
