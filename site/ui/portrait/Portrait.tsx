import { portraitFile } from './portrait-file.ts'
import styles from './Portrait.module.css'

interface PortraitProps {
  /** Stem of the file, a drawing or a photograph. */
  name: string
  alt: string
  /** Shown behind the drawing, and alone when it cannot be loaded (decision 28). */
  initials: string
}

/**
 * A portrait over the person's initials. With `data-fallback` the page's script hides a picture that failed;
 * without script the browser shows its alternative text.
 */
export function Portrait({ name, alt, initials }: PortraitProps) {
  return (
    <span className={styles.portrait}>
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
      <img src={portraitFile(name)} alt={alt} width={240} height={280} loading="lazy" data-fallback />
    </span>
  )
}
