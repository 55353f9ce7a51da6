import styles from './button.module.css'

/** Primary: one per screen. Secondary: ink. Tertiary: a word with a thick underline. */
export type ButtonLook = 'primary' | 'secondary' | 'tertiary'

/** Class names of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook, isSmall = false): string {
  return [styles[look], isSmall ? styles.small : undefined].filter(Boolean).join(' ')
}
