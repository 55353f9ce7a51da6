import { contact } from './contact.ts'
import styles from './Hero.module.css'
import { Loaf } from './Loaf.tsx'

/** Letters swell from left to right, the way dough does overnight. */
const RISING = [
  ['D', 'e', 'e', 'g'],
  ['n', 'e', 'e', 'm', 't'],
  ['d', 'e', ' ', 't', 'i', 'j', 'd', '.'],
] as const
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => styles[`step${step}`])
/** How many letters came before each line. */
const BEFORE = [0, 4, 9] as const

/** What the bakery stands for, over one very large loaf. */
export function Hero() {
  return (
    <section className={styles.hero} id="top" aria-labelledby="hero-title">
      <h1 className={styles.title} id="hero-title">
        {RISING.map((word, line) => (
          <span className={styles.line} key={word.join('')}>
            {word.map((letter, index) => (
              <span
                className={STEPS[Math.floor(((BEFORE[line] ?? 0) + index) / 2)]}
                key={`${letter}${index}`}
              >
                {letter}
              </span>
            ))}{' '}
          </span>
        ))}
      </h1>
      <div className={styles.words}>
        <p className={styles.lead}>
          Desembrood dat achttien uur rijst en om half zes uit de oven komt. Gebakken in Gent, met bloem,
          water en zout.
        </p>
        <p className={styles.act}>
          <a className={styles.button} href={contact.telephoneHref}>
            Bel en leg uw brood opzij
          </a>
          <a className={styles.more} href="#oven">
            Wat is wanneer warm?
          </a>
        </p>
      </div>
      <Loaf kind="huisbrood" className={styles.loaf} />
      <p className={styles.seal}>
        <span>
          Morgen <br /> warm om
        </span>{' '}
        <b>05:30</b>
      </p>
    </section>
  )
}
