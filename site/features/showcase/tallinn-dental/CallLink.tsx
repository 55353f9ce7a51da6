import styles from './CallLink.module.css'
import { clinic } from './clinic.ts'

interface CallLinkProps {
  /** Words before the number. */
  label?: string
  isSmall?: boolean
}

/** The one thing in sunlight on every screen: the telephone. */
export function CallLink({ label, isSmall = false }: CallLinkProps) {
  const size = isSmall ? 18 : 22
  return (
    <a
      className={isSmall ? `${styles.call} ${styles.small}` : styles.call}
      href={clinic.telephoneLink}
      aria-label={label === undefined ? `Helistage ${clinic.telephone}` : undefined}
    >
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <path
          fill="currentColor"
          d="M6.2 2.6 9 2.2c.6-.1 1.1.2 1.3.8l1.2 3.4c.2.5 0 1-.3 1.3L9.4 9.3a13 13 0 0 0 5.3 5.3l1.6-1.8c.3-.4.9-.5 1.3-.3l3.4 1.2c.6.2.9.7.8 1.3l-.4 2.8c-.2 1.9-1.9 3.3-3.8 3C9.6 19.600 4.400 14.400 3.200 6.400c-.3-1.900 1.100-3.600 3-3.800Z"
        />
      </svg>
      <span>
        {label === undefined ? '' : `${label} `}
        {clinic.telephone.replace(' ', '\u00a0')}
      </span>
    </a>
  )
}
