import type { ArticleSummary } from '../../layouts/articles.ts'
import styles from './ReadNext.module.css'

interface ReadNextProps {
  heading: string
  articles: readonly ArticleSummary[]
}

/** The other articles, at the end of one. */
export function ReadNext({ heading, articles }: ReadNextProps) {
  return (
    <section className={styles.next} aria-labelledby="read-next">
      <h2 id="read-next">{heading}</h2>
      <ul role="list">
        {articles.map(({ slug, href, title, category }) => (
          <li key={slug}>
            <span>{category}</span>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
