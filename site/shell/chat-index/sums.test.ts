import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { advance, SILENCE } from '#domain/chat-assistant/advance.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

import { builtUnderstanding } from './held-out.ts'

/** Of the messages in content/chat/sums.txt; a wrong sum is worse than another answer. */
const RIGHT_SHARE = 0.9

/** A sum as its package and add-ons; `-`: another answer. */
function sum(ids: readonly string[]): string {
  return ids.toSorted().join(' ')
}

/** After `>`: what was asked before, or nothing; then messages, each with what its sum has. */
function conversations(locale: Locale) {
  const sold = new Set(['-', ...[...packages, ...addOns].map(({ id }) => id)])
  const own = readFileSync('content/chat/sums.txt', 'utf8')
    .split(/^# /m)
    .find((part) => part.startsWith(`${locale}\n`))
  return (own ?? '').split(/^>/m).flatMap((group) => {
    const [first = '', ...lines] = group.split('\n')
    return lines.flatMap((line) => {
      const [text = '', wanted] = line.split(' = ')
      const ids = wanted?.split(' ') ?? []
      if (ids.length === 0 || !ids.every((id) => sold.has(id))) return []
      return [{ texts: [first.trim(), text].filter((one) => one !== ''), wanted: sum(ids) }]
    })
  })
}

function talk(locale: Locale, texts: readonly string[]): string {
  const { understand } = understandings.get(locale) ?? builtUnderstanding(locale)
  const listening = { understand, namePhrases: messages[locale].chatAssistant.listenName }
  const said = texts.reduce((conversation, text, index) => {
    const moment = { id: `m${String(index)}`, timestamp: new Date(0).toISOString() }
    const asked = advance(conversation, { ...moment, type: 'userWrote', text }, listening)
    const due = { ...moment, id: `${moment.id}-answer`, type: 'replyDue' } as const
    return advance(asked.conversation, due, listening).conversation
  }, SILENCE)
  const answer = said.messages.at(-1)?.content
  if (answer?.kind !== 'order') return '-'
  const { package: chosen, addOns: named } = answer.order
  return sum([...(chosen === null ? [] : [chosen]), ...named])
}

const understandings = new Map(LOCALE_CODES.map((locale) => [locale, builtUnderstanding(locale)]))

test.each(LOCALE_CODES)('%s: sums are of what is named, and change with what is said next', (locale) => {
  const asked = conversations(locale).map((one) => ({ ...one, answer: talk(locale, one.texts) }))
  const wrong = asked.filter(({ answer, wanted }) => answer !== wanted)
  const report = wrong.map(({ texts, answer }) => `${texts.join(' / ')}: ${answer}`).join('\n')
  expect(wrong.filter(({ answer }) => answer !== '-').length, report).toBeLessThanOrEqual(1)
  expect(asked.length, 'content/chat/sums.txt').toBeGreaterThan(0)
  expect(1 - wrong.length / asked.length, report).toBeGreaterThanOrEqual(RIGHT_SHARE)
})
