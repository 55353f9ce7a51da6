import { expect, test } from 'vitest'

import { addOnNames } from './named-add-ons.ts'

const namesIn = addOnNames({
  listenAnd: 'and|et|и',
  listenWith: 'with',
  listenBut: 'but',
  listenWithout: 'without|no|sans',
  listenNot: 'not|dont|не',
  listenNeed: 'need|want|нуж',
  listenAlready: 'already',
  listenMaintenance: 'updates',
  listenSeoAudit: 'seo',
  listenCalculator: 'calculator',
  listenBooking: 'booking|réservation|запись',
  listenHosting: 'hosting',
  listenChat: 'live chat|chat',
  listenNewsletter: 'newsletter|рассылк',
  listenPortal: 'portal|espace client',
})

test.each([
  ['a site with booking and a newsletter', '+booking +newsletter'],
  ['Site+Booking+live chat, how much?', '+booking +chat'],
  ['site avec RESERVATION et l’espace client', '+booking +portal'],
  ['business with bookings, newsletters', '+booking +newsletter'],
  ['a livechatter, re-hosting and overbooking', '+hosting'],
  ['starter without booking', '-booking'],
  ['starter without booking and newsletter but with chat', '-booking -newsletter +chat'],
  ['a site with booking no newsletter', '+booking -newsletter'],
  ["i need booking and don't want a newsletter", '+booking -newsletter'],
  ['a newsletter is not needed, a portal is', '-newsletter +portal'],
  ['сайт, запись и рассылка не нужна', '+booking -newsletter'],
  ['is it not in the portal?', '+portal'],
  ['i already have hosting, need a portal', '-hosting +portal'],
  ['my clients come by themselves', ''],
])('%j names %j', (text, names) => {
  const found = namesIn(text).map(({ id, isDeclined }) => `${isDeclined ? '-' : '+'}${id}`)
  expect(found.join(' ')).toBe(names)
})
