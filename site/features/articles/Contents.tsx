import styles from './Contents.module.css'

/** A section of an article. */
export interface ContentsEntry {
  /** Id of its heading. */
  id: string
  title: string
}

/** The article's sections: beside the text where there is space, folded above it on phones. */
export function Contents({ heading, entries }: { heading: string; entries: readonly ContentsEntry[] }) {
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={heading}>
      <details className={styles.fold}>
        <summary>{heading}</summary>
        <List entries={entries} />
      </details>
      <div className={styles.column}>
        <p className={styles.heading} aria-hidden="true">
          {heading}
        </p>
        <List entries={entries} />
      </div>
    </nav>
  )
}

function List({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol role="list">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
