import { claims } from '#content/catalogue/claims.ts'
import type { Messages } from '#content/messages/messages.ts'
import { LOCALES, type Locale, parseLocaleCode } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { loadWords } from '../../browser/load-words.ts'
import { newElement, newShape } from '../../browser/new-element.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { newDialog } from '../../ui/dialog/new-dialog.ts'
import { MARK_PATHS } from '../../ui/mark/mark-paths.ts'
import markStyles from '../../ui/mark/Mark.module.css'
import styles from './ExitPopup.module.css'

/** One script per language: most visits never need these words. */
const WORDS = import.meta.glob<Messages['exitPopup']>('../../../content/messages/*/exit-popup.ts', {
  import: 'exitPopup',
})

/** Loads the popup's words in the page's language; the returned function opens it. */
export async function loadExitPopup(): Promise<() => void> {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (locale === null) throw new Error('A page without its language')
  const popup = newExitPopup(locale, await loadWords(WORDS, locale))
  return () => {
    document.body.append(popup)
    popup.addEventListener('close', () => popup.remove())
    popup.showModal()
    popup.focus()
  }
}

const EXIT_POPUP_ID = 'exit-popup'

/** The popup, closed: the free analysis, and two ways out besides Escape and a click outside. */
function newExitPopup(locale: Locale, words: Messages['exitPopup']): HTMLDialogElement {
  const hours = new Intl.NumberFormat(LOCALES[locale].tag).format(claims.analysisHours)
  const points = [words.pointWorks, words.pointCosts, words.pointFirst]
  const isFormHere = document.getElementById('contact') !== null
  return newDialog(
    { id: EXIT_POPUP_ID, title: words.heading, closeLabel: words.close, className: styles.popup ?? '' },
    newElement('p', { class: 'lead' }, words.lead),
    newElement(
      'ul',
      { role: 'list', class: `stack-close ${styles.points ?? ''}` },
      ...points.map((text, index) => newElement('li', { class: 'stack-tight' }, newTick(index), text)),
    ),
    newElement('p', {}, fillPlaceholders(words.terms, { hours })),
    newElement(
      'p',
      { class: `row ${styles.ways ?? ''}` },
      newElement(
        'a',
        {
          href: isFormHere ? '#contact' : `${localizedPath(locale, '/')}#contact`,
          class: buttonClass('primary'),
          'data-button': '',
          'data-free-analysis': 'exit_popup',
        },
        words.accept,
      ),
      newElement('a', { href: localizedPath(locale, '/analysis') }, words.now),
      newElement(
        'button',
        {
          type: 'button',
          class: buttonClass('tertiary'),
          command: 'close',
          commandfor: EXIT_POPUP_ID,
        },
        words.decline,
      ),
    ),
  )
}

/** `Mark` without React. */
function newTick(variant: number): SVGElement {
  const { viewBox, variants } = MARK_PATHS.tick
  const classes = `${markStyles['mark'] ?? ''} ${markStyles['tick'] ?? ''}`
  return newShape(
    'svg',
    { class: classes, viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    newShape('path', { d: variants[variant % 3] ?? variants[0] }),
  )
}
