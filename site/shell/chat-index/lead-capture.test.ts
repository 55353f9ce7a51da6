import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { advance, SILENCE } from '#domain/chat-assistant/advance.ts'
import { parseLocaleCode } from '#domain/language/locales.ts'

import { builtUnderstanding } from './held-out.ts'

/** What each language says to be called, and then the answers; what is known of the visitor at the end. */
const CONVERSATIONS: readonly [language: string, said: string[], lead: (string | undefined)[]][] = [
  [
    'en',
    ['call me back please', 'ann@firm.example, Ann Lee, 0171 2345678'],
    ['ann@firm.example', '0171 2345678', 'Ann Lee'],
  ],
  [
    'en',
    ['can someone call me', 'sure, it is ann@firm.example thanks', "i don't have a phone", "it's Ann"],
    ['ann@firm.example', '', 'Ann'],
  ],
  [
    'en',
    ['can someone call me', 'ann@firm.example', 'just email is fine', 'what do you need my name for?', 'ann'],
    ['ann@firm.example', '', 'ann'],
  ],
  ['en', ['can someone call me', 'ann@firm.example', '+1 (212) 555-0142', 'go back'], ['ann@firm.example']],
  ['en', ["call me, my name is Ann Lee, and it's 212 555 0142"], [undefined, '212 555 0142', 'Ann Lee']],
  ['en', ['can someone call me', 'ann@firm.example', 'I am in a hurry'], ['ann@firm.example']],
  ['en', ['can someone call me', 'ann@firm.example', 'never mind'], []],
  [
    'de',
    ['rufen sie mich an', 'hans@firma.example', '0 30 / 12 34 567', 'Ich heiße Hans Müller'],
    ['hans@firma.example', '0 30 12 34 567', 'Hans Müller'],
  ],
  [
    'de',
    ['rufen sie mich an', 'meine mail ist hans@firma.example', 'nein danke', 'ich bin der Hans'],
    ['hans@firma.example', '', 'Hans'],
  ],
  [
    'de',
    ['rufen sie mich an', 'hans@firma.example', 'zurück', 'hans2@firma.example'],
    ['hans2@firma.example'],
  ],
  ['et', ['helistage mulle palun', 'mari@firma.example, tel 51234567'], ['mari@firma.example', '51234567']],
  [
    'et',
    ['helistage mulle palun', 'mari@firma.example', 'mul pole telefoni', 'minu nimi on Mari'],
    ['mari@firma.example', '', 'Mari'],
  ],
  [
    'ru',
    ['позвоните мне', 'моя почта anna@firma.example', 'нет', 'зачем вам имя?', 'Анна Петрова'],
    ['anna@firma.example', '', 'Анна Петрова'],
  ],
  [
    'ru',
    ['позвоните мне', 'anna@firma.example', '8 912 345-67-89', 'меня зовут Анна'],
    ['anna@firma.example', '8 912 345-67-89', 'Анна'],
  ],
  [
    'fr',
    ['rappelez moi', 'mon mail c’est luc@firme.example et mon tel 06.12.34.56.78', 'moi c’est Luc'],
    ['luc@firme.example', '06 12 34 56 78', 'Luc'],
  ],
  ['fr', ['rappelez moi', 'luc@firme.example', 'j’ai pas de téléphone'], ['luc@firme.example', '']],
]

function talk(language: string, said: readonly string[]) {
  const locale = parseLocaleCode(language) ?? 'en'
  const { understand } = builtUnderstanding(locale)
  const listening = { understand, namePhrases: messages[locale].chatAssistant.listenName }
  return said.reduce((conversation, text, index) => {
    const moment = { id: `m${String(index)}`, timestamp: new Date(0).toISOString() }
    const asked = advance(conversation, { ...moment, type: 'userWrote', text }, listening)
    if (asked.lead !== undefined) return asked.conversation // the thank-you forgets it
    return advance(asked.conversation, { ...moment, type: 'replyDue' }, listening).conversation
  }, SILENCE)
}

const isSpoken = ([language]: readonly [string, ...unknown[]]) => parseLocaleCode(language) !== null

test.each(CONVERSATIONS.filter(isSpoken))('%s: %j leaves %j', (language, said, [email, phone, name]) => {
  expect(talk(language, said).lead).toEqual({
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(name !== undefined && { name }),
  })
})

test.each(
  (
    [
      ['en', 'can someone call me', 'my website is down!!!'],
      ['de', 'rufen sie mich an', 'unsere seite ist down!!!'],
      ['et', 'helistage mulle palun', 'leht on maas!!!'],
      ['ru', 'позвоните мне', 'сайт не открывается!!!'],
      ['fr', 'rappelez moi', 'mon site ne marche plus !!!'],
    ] as const
  ).filter(isSpoken),
)('%s: trouble reaches the ticket while the chat asks for an address', (language, ...said) => {
  const replies = talk(language, said).messages.slice(-2)
  expect(replies.map(({ content }) => ('reply' in content ? content.reply : null))).toEqual([
    'support',
    'asking-email',
  ])
})
