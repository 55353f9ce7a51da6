import { newElement, newShape } from '../../browser/new-element.ts'
import iconStyles from '../icon/Icon.module.css'
import styles from './Dialog.module.css'

interface NewDialog {
  id: string
  title: string
  closeLabel: string
  className: string
}

/** The two strokes of the close icon. */
const CROSS = 'M18 6 6 18M6 6l12 12'

/**
 * `Dialog` for parts without React. The dialog itself may take the focus: when it opens by itself, a key the
 * visitor is pressing must not choose anything in it.
 */
export function newDialog({ id, title, closeLabel, className }: NewDialog, ...content: Node[]) {
  const titleId = `${id}-title`
  const close = { type: 'button', class: `tap ${styles.close ?? ''}`, 'aria-label': closeLabel }
  const icon = { class: iconStyles.icon ?? '', viewBox: '0 0 24 24', 'aria-hidden': 'true' }
  return newElement(
    'dialog',
    {
      id,
      class: `${styles.sheet ?? ''} ${className}`,
      'aria-labelledby': titleId,
      closedby: 'any',
      tabindex: '-1',
    },
    newElement(
      'div',
      { class: styles.bar ?? '' },
      newElement('h2', { id: titleId, class: styles.title ?? '' }, title),
      newElement(
        'button',
        { ...close, command: 'close', commandfor: id },
        newShape('svg', icon, newShape('path', { d: CROSS })),
      ),
    ),
    ...content,
  )
}
