import styles from './LeedsHeader.module.css'

/** The name, four places on the page, and that somebody is awake. */
export function LeedsHeader() {
  return (
    <header className={styles.header}>
      <a className={styles.name} href="#top">
        Hartley &amp; Sons <span>Plumbing</span>
      </a>
      <nav className={styles.nav} aria-label="On this page">
        <a href="#prices">Prices</a>
        <a href="#stop">Stop the water</a>
        <a href="#areas">Areas</a>
        <a href="#hartleys">The Hartleys</a>
      </nav>
      <p className={styles.open}>
        Open now<span>, and at 3am</span>
      </p>
    </header>
  )
}
