import { Clause } from './Clause.tsx'
import styles from './Definitions.module.css'

const WORDS = [
  {
    word: '“Indemnify”',
    meaning: 'You pay for it when somebody else gets it wrong. Ask: whose mistakes, and up to how much?',
  },
  {
    word: '“Best efforts”',
    meaning:
      'More than trying hard. A court may expect you to lose money doing it. “Reasonable efforts” is what you meant.',
  },
  {
    word: '“Jointly and severally”',
    meaning: 'If your partner disappears, his half of the debt is yours as well.',
  },
  {
    word: '“Evergreen”',
    meaning: 'It renews itself every year, unless you remember to write a letter ninety days before.',
  },
  {
    word: '“Time is of the essence”',
    meaning: 'One day late is late. There is no “sorry” in this contract.',
  },
] as const

/** Clause 5: the words that cost owners money, in the words owners use. */
export function Definitions() {
  return (
    <Clause number={5} id="definitions" title="Words that cost money">
      <div className={styles.layout}>
        <div className={styles.words}>
          {WORDS.map(({ word, meaning }, index) => (
            <details key={word} className={styles.word} name="definition" open={index === 0}>
              <summary>{word}</summary>
              <p>{meaning}</p>
            </details>
          ))}
        </div>
        <p className={styles.note}>
          Found a word that is not here? Read it to us over the telephone. That one is free, too.
        </p>
      </div>
    </Clause>
  )
}
