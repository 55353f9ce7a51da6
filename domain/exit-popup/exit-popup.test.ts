import fc from 'fast-check'
import { expect, test } from 'vitest'

import { advanceExitPopup, WATCHING, type ExitEvent, type ExitPopup, hasExitOffer } from './exit-popup.ts'

function after(...events: ExitEvent[]): ExitPopup {
  return events.reduce<ExitPopup>(advanceExitPopup, WATCHING)
}

test.each<[string, ExitEvent[]]>([
  ['leaving over the top, half a second on', ['armed', 'engaged', 'leftTop', 'hoverElapsed']],
  ['an engagement from before the ten seconds', ['engaged', 'armed', 'leftTop', 'hoverElapsed']],
  ['ninety seconds, engaged or not', ['armed', 'fallbackElapsed']],
  ['ninety seconds that were put off, once the visitor is free', ['blocked', 'fallbackElapsed', 'unblocked']],
  [
    'leaving again after a leaving that was broken off',
    ['armed', 'engaged', 'leftTop', 'cameBack', 'leftTop', 'hoverElapsed'],
  ],
  [
    'leaving again after one that was put off',
    ['armed', 'engaged', 'blocked', 'leftTop', 'hoverElapsed', 'unblocked', 'leftTop', 'hoverElapsed'],
  ],
])('%s opens the popup', (_, events) => {
  expect(after(...events)).toEqual({ step: 'open' })
})

test.each<[string, ExitEvent[]]>([
  ['leaving before the ten seconds', ['engaged', 'leftTop', 'armed', 'hoverElapsed']],
  ['leaving without having scrolled or clicked', ['armed', 'leftTop', 'hoverElapsed']],
  ['scrolling after one has left', ['armed', 'leftTop', 'engaged', 'hoverElapsed']],
  ['leaving for less than half a second', ['armed', 'engaged', 'leftTop', 'cameBack', 'hoverElapsed']],
  ['leaving while something is being done', ['armed', 'engaged', 'blocked', 'leftTop', 'hoverElapsed']],
  [
    'being free again after a leaving that was put off',
    ['armed', 'engaged', 'blocked', 'leftTop', 'hoverElapsed', 'unblocked'],
  ],
  ['ninety seconds while something is being done', ['armed', 'blocked', 'fallbackElapsed']],
])('%s does not open the popup', (_, events) => {
  expect(after(...events).step).toBe('watching')
})

test.each<[string, ExitEvent[]]>([
  ['the visitor has asked for the analysis', ['armed', 'engaged', 'asked']],
  ['the visitor has asked for it while it was put off', ['blocked', 'fallbackElapsed', 'asked']],
])('nothing opens it any more when %s', (_, events) => {
  const everything = ['engaged', 'leftTop', 'hoverElapsed', 'unblocked', 'fallbackElapsed'] as const
  expect(after(...events, ...everything)).toEqual({ step: 'over' })
})

const EVENTS: ExitEvent[] = [
  ...(['armed', 'engaged', 'leftTop', 'cameBack', 'hoverElapsed'] as const),
  ...(['fallbackElapsed', 'blocked', 'unblocked', 'asked'] as const),
]

test('whatever happens, it opens at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
      let popup: ExitPopup = WATCHING
      let openings = 0
      for (const event of events) {
        const next = advanceExitPopup(popup, event)
        if (next.step === 'open' && popup.step !== 'open') openings += 1
        popup = next
      }
      expect(openings).toBeLessThanOrEqual(1)
    }),
  )
})

test('it may open on pages that are listed, but not on those of rights and of the chat', () => {
  const listed = ['/', '/faq', '/about', '/knowledge', '/articles/website-pricing-guide']
  expect([...listed, '/privacy', '/chatbot'].filter((page) => hasExitOffer(page, false))).toEqual(listed)
  const hidden = ['/contact/sent', '/ticket', '/404']
  expect(hidden.filter((page) => hasExitOffer(page, true))).toEqual([])
})
