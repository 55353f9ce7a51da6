import { expect, test } from 'vitest'

import { ONE_OF_EACH } from './a-tracked-event.ts'
import { parseTrackedEvents } from './parse-tracked-events.ts'
import { WAITING_EVENTS_LIMIT } from './tracked-event.ts'

test('every kind of event comes through storage as it was', () => {
  const events = Object.values(ONE_OF_EACH)
  expect(parseTrackedEvents(JSON.parse(JSON.stringify(events)))).toEqual(events)
})

test.each([
  ['nothing', null],
  ['an event that is not in a list', ONE_OF_EACH.page_view],
  ['an unknown event', [{ name: 'purchase' }]],
  ['a name every object has', [{ name: 'constructor' }]],
  ['a nested value', [{ name: 'scroll_depth', percent: { of: 50 } }]],
])('%s is no event', (_, stored) => {
  expect(parseTrackedEvents(stored)).toEqual([])
})

test('more than may wait is cut off', () => {
  const many = Array.from({ length: WAITING_EVENTS_LIMIT + 1 }, () => ONE_OF_EACH.newsletter_interest)
  expect(parseTrackedEvents(many)).toHaveLength(WAITING_EVENTS_LIMIT)
})
