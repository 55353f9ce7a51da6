import { DrawerCorner, HousedTread, MortiseAndTenon } from './JointDrawings.tsx'
import styles from './Joints.module.css'

const JOINTS = [
  {
    name: 'Drawbored tenon',
    place: 'in every door',
    text: 'Two walnut pegs pull it tight. It holds without glue, and it held before there was any.',
    drawing: <MortiseAndTenon />,
  },
  {
    name: 'Housed tread',
    place: 'in every stair',
    text: 'The tread slides into a tapered slot and a cherry wedge locks it from below. Nothing squeaks.',
    drawing: <HousedTread />,
  },
  {
    name: 'Through dovetail',
    place: 'in every drawer',
    text: 'Cut by hand at one in six. Pull the drawer for fifty years and the front stays on the sides.',
    drawing: <DrawerCorner />,
  },
] as const

/** Why the work lasts: three joints, drawn. */
export function Joints() {
  return (
    <section className={styles.joints} id="joints" aria-labelledby="joints-title">
      <h2 id="joints-title">Three joints. No&nbsp;screws.</h2>
      <ul className={styles.list}>
        {JOINTS.map(({ name, place, text, drawing }) => (
          <li key={name}>
            <div className={styles.picture}>{drawing}</div>
            <h3>
              {name} <span>{place}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
