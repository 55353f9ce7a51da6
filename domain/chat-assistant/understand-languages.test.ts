import { expect, test } from 'vitest'

import { aVocabulary } from './a-vocabulary.ts'
import { createUnderstanding } from './understand.ts'

/** A few words of languages that inflect, compound or elide, to test the rules of comparison. */
const understandings = {
  et: createUnderstanding(
    aVocabulary({
      topics: {
        pricing: ['hind*', '*hind', 'hinn*', '*hinna*', 'maksab', 'palju'],
        delivery: ['kui kaua', 'kiiresti', 'valmis'],
        languages: ['keel', 'keele*', 'tõlge', 'tõlk*'],
        hosting: ['majutus'],
        contact: ['helista*', 'ühendust'],
      },
    }),
    [],
  ),
  de: createUnderstanding(
    aVocabulary({
      topics: {
        pricing: ['preis', 'kosten', 'kostet', 'wie viel', 'wieviel'],
        delivery: ['wie lange', 'fertig', 'lieferzeit'],
        revisions: ['änderung', 'ändern'],
        hosting: ['hosting'],
        ownership: ['gehört'],
      },
    }),
    [],
  ),
  ru: createUnderstanding(
    aVocabulary({
      topics: {
        pricing: ['цен*', 'стоимость', 'стоит', 'сколько стоит', 'расценки'],
        delivery: ['срок*', 'сколько времени', 'быстро'],
        revisions: ['изменения', 'правк*'],
        ownership: ['принадлежит'],
        contact: ['позвон*', 'перезвон*'],
      },
    }),
    [],
  ),
  fr: createUnderstanding(
    aVocabulary({ topics: { hosting: ["l'hébergement", 'héberg*'], pricing: ['prix', 'combien', 'tarif'] } }),
    [],
  ),
}

test.each([
  ['et', 'Mis on kodulehe hinnad?', 'pricing'],
  ['et', 'kodulehehind', 'pricing'],
  ['et', 'räägime hinnast', 'pricing'],
  ['et', 'kodulehehinnaga', 'pricing'],
  ['et', 'kas majutusega on raskusi', 'hosting'],
  ['et', 'palju ta masab', 'pricing'],
  ['et', 'kas saab tõlkida vene keelde', 'languages'],
  ['et', 'palun helistage mulle', 'contact'],
  ['et', 'kui kaua läheb', 'delivery'],
  ['de', 'Websitepreise?', 'pricing'],
  ['de', 'Was sind die Gesamtkosten', 'pricing'],
  ['de', 'Wieviele Änderungswünsche habe ich frei', 'revisions'],
  ['de', 'koennte ich die Texte selbst aendern', 'revisions'],
  ['de', 'gehoert mir die Seite', 'ownership'],
  ['de', 'Lieferzeiten', 'delivery'],
  ['ru', 'какая у вас цена', 'pricing'],
  ['ru', 'вопрос по ценам', 'pricing'],
  ['ru', 'узнать о стоимости сайта', 'pricing'],
  ['ru', 'сколко стоит сайт', 'pricing'],
  ['ru', 'в какие сроки', 'delivery'],
  ['ru', 'внести изменение', 'revisions'],
  ['ru', 'кому будет принадлежать сайт', 'ownership'],
  ['ru', 'Перезвоните мне', 'contact'],
  ['fr', 'L’hebergement est-il compris ?', 'hosting'],
  ['fr', 'qui héberge le site', 'hosting'],
  ['fr', 'quels sont vos tarifs', 'pricing'],
] as const)('%s: "%s" is about %s', (language, text, topic) => {
  expect(understandings[language](text)).toEqual({ kind: 'topic', topic })
})
