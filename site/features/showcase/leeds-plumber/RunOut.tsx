import styles from './RunOut.module.css'

/** The last run of the pipe, into a dripping tap. */
export function RunOut() {
  return (
    <div className={styles.run} aria-hidden="true">
      <span className={styles.pipe} />
      <svg className={styles.tap} viewBox="0 0 170 170">
        <path className={styles.brass} d="M170 44H92C44 44 22 66 22 122H66C66 100 72 92 92 92H170Z" />
        <path className={styles.light} d="M170 62H96C60 62 42 78 40 116" />
        <path
          className={styles.iron}
          d="M14 118H74V136H14ZM104 18H134V44H104ZM80 2H158V18H80ZM150 36H170V100H150Z"
        />
        <path
          className={styles.drop}
          d="M44 142C36 154 31 160 31 167A13 13 0 0 0 57 167C57 160 52 154 44 142Z"
        />
      </svg>
    </div>
  )
}
