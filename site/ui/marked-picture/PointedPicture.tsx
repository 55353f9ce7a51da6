import { MarkedPicture, type MarkedPictureProps, type Pointing } from './MarkedPicture.tsx'
import styles from './PointedPicture.module.css'

/** A marked picture whose notes are in a list beside it. Its styles are not in pages without one. */
export function PointedPicture(props: MarkedPictureProps & { pointing: Pointing }) {
  return <MarkedPicture {...props} className={styles.drawn} />
}
