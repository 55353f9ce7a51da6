import styles from './Dough.module.css'
import { Slice } from './Slice.tsx'

interface Step {
  time: string
  title: string
  note: string
  /** Half the width and the height of the heap of dough. */
  size: readonly [number, number]
}

const steps: readonly Step[] = [
  { time: '11:30', title: 'Wakker', note: 'De desem van 2009 krijgt bloem en lauw water.', size: [42, 26] },
  { time: '14:00', title: 'Vouwen', note: 'Vier keer, om het half uur. Geen kneedmachine.', size: [58, 42] },
  { time: '17:00', title: 'Vormen', note: 'Met de hand, in rieten mandjes met roggebloem.', size: [72, 62] },
  {
    time: '18:00',
    title: 'Slapen',
    note: 'Elf uur in de kou, op vier graden. Nu komt de smaak.',
    size: [88, 88],
  },
  { time: '05:30', title: 'Warm', note: 'Veertig minuten vuur. Luister: de korst zingt.', size: [98, 112] },
]

/** What shows on each heap: open eyes, folds, basket rings, closed eyes, the cut. */
const FACES = [
  'M92 111h0M110 111h0',
  'M64 104Q92 84 126 96M80 116Q108 98 142 108',
  'M44 112Q100 92 156 112M56 94Q100 76 144 94M74 80Q100 70 126 80',
  'M70 88q10 9 20 0M112 88q10 9 20 0M96 104q6 5 12 0',
  'M50 78Q98 28 152 62Q102 44 50 78ZM72 96q8-10 16 0M116 96q8-10 16 0M92 106q10 9 20 0',
]

/** Eighteen hours as heaps of dough that grow, then what is inside a slice. */
export function Dough() {
  return (
    <section className={styles.section} id="deeg" aria-labelledby="deeg-title">
      <div className={styles.inner}>
        <h2 id="deeg-title">Achttien uur, en wij slapen er elf.</h2>
        <ol className={styles.steps} role="list">
          {steps.map(({ time, title, note, size: [half, height] }, index) => (
            <li className={styles.step} key={time}>
              <svg viewBox="0 0 200 124" aria-hidden="true" focusable="false">
                <path
                  className={index === steps.length - 1 ? styles.baked : styles.raw}
                  d={`M${100 - half} 124C${100 - half * 1.06} ${124 - height * 1.28} ${100 + half * 1.06} ${124 - height * 1.28} ${100 + half} 124Z`}
                />
                <path className={styles.face} d={FACES[index]} />
              </svg>
              <p className={styles.time}>{time}</p>
              <h3>{title}</h3>
              <p>{note}</p>
            </li>
          ))}
        </ol>
      </div>
      <Slice />
    </section>
  )
}
