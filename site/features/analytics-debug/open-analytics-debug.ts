import type { AnalyticsDebugMessages } from '#content/messages/en/analytics-debug.ts'
import { eventParameters } from '#domain/analytics/event-parameters.ts'
import type { TrackedEvent } from '#domain/analytics/tracked-event.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { onConsentChange } from '../../browser/consent-change.ts'
import { readConsent } from '../../browser/consent.ts'
import { watchVisit } from '../../browser/measuring/watch-visit.ts'
import { watchVitals } from '../../browser/measuring/watch-vitals.ts'
import { newElement } from '../../browser/new-element.ts'
import { onTracked, track } from '../../browser/track.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import panelStyles from '../../ui/debug-panel/DebugPanel.module.css'
import styles from './AnalyticsDebug.module.css'

/** One script a language, as for the language panel beside it. */
const words = import.meta.glob<AnalyticsDebugMessages>('../../../content/messages/*/analytics-debug.ts', {
  import: 'analyticsDebug',
})

const HEADING_ID = 'analytics-debug'

/** Opens the panel before the page's header and begins to watch; nothing is sent that the visitor has not allowed. */
export async function openAnalyticsDebug(): Promise<void> {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  const texts = await (locale && words[`../../../content/messages/${locale}/analytics-debug.ts`]?.())
  if (!texts) throw new Error('No words for the events panel')

  const choice = newElement('p', { class: styles['choice'] ?? '' })
  const showChoice = () => {
    choice.textContent = fillPlaceholders(texts.choice, { choice: readConsent()?.result ?? texts.noChoice })
  }
  const list = newElement('ol', {
    role: 'list',
    class: styles['events'] ?? '',
    tabindex: '0',
    'aria-labelledby': HEADING_ID,
  })
  const empty = newElement('li', {}, texts.empty)
  list.append(empty)
  const panel = newElement(
    'section',
    { class: `${panelStyles['panel'] ?? ''} ${styles['panel'] ?? ''}`, 'aria-labelledby': HEADING_ID },
    newElement('p', { id: HEADING_ID, class: panelStyles['heading'] ?? '' }, texts.heading),
    choice,
    list,
    button(texts.test, () => {
      track({ name: 'manual_test' })
    }),
    button(texts.close, () => {
      stop()
      panel.remove()
    }),
  )
  const stop = onTracked((event) => {
    empty.remove()
    list.prepend(newElement('li', {}, lineOf(event)))
  })
  showChoice()
  onConsentChange(showChoice)
  // After the language panel, which is the first thing of the page, whichever of the two comes first.
  document.querySelector('body > header')?.before(panel)
  watchVisit()
  watchVitals()
}

function button(text: string, handleClick: () => void): HTMLButtonElement {
  const element = newElement('button', { type: 'button', class: buttonClass('secondary', true) }, text)
  element.addEventListener('click', handleClick)
  return element
}

function lineOf(event: TrackedEvent): string {
  const parameters = Object.entries(eventParameters(event)).map(
    ([name, value]) => `${name}: ${String(value)}`,
  )
  return [event.name, ...parameters].join(' · ')
}
