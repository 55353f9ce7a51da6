import styles from './desk.module.css'
import { Sheet } from './Sheet.tsx'
import { useDesk } from './use-desk.ts'

/** All keys of the desk. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { words } = useDesk()
  const keys = [
    ['j k', words.keyNext],
    ['Enter', words.keyOpen],
    ['/', words.keySearch],
    ['r', words.answer],
    ['n', words.note],
    ['a', words.keyTake],
    ['z', words.later],
    ['s', words.solve],
    ['u', words.back],
    ['x', words.keyChoose],
    ['l', words.release],
    ['d', words.discard],
    ['Ctrl Enter', words.send],
    ['Ctrl Shift Enter', words.sendAndSolve],
    ['?', words.keys],
  ] as const
  return (
    <Sheet title={words.keys} onClose={onClose}>
      <dl className={`${styles.factList} ${styles.keys}`}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
