import { Clause } from './Clause.tsx'
import styles from './Scope.module.css'

const WORK = [
  {
    title: 'Leases',
    text: 'Shops, kitchens, studios, warehouses. We read all of it, including the schedules.',
  },
  {
    title: 'Partners',
    text: 'Who owns what, who decides, and what happens on the day one of you wants out.',
  },
  { title: 'Customers', text: 'One contract your clients will really sign, and that gets you paid.' },
  {
    title: 'People',
    text: 'Offers, contractors, a fair goodbye. Ontario’s rules, not a template from Texas.',
  },
  {
    title: 'Buying and selling',
    text: 'The shop, the name, the lease, the staff, and the debts you did not see.',
  },
  { title: 'Names', text: 'Your trademark searched, filed and answered for, until the certificate arrives.' },
] as const

/** Clause 1: what the office does, and what it sends elsewhere. */
export function Scope() {
  return (
    <Clause number={1} id="scope" title="What we shall do for you">
      <div className={styles.layout}>
        <ol role="list" className={styles.list}>
          {WORK.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.sub}>1.{index + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          Not ours: divorce, crime, wills and the sale of your house. Call anyway; we keep a list of people we
          would hire ourselves.
        </p>
      </div>
    </Clause>
  )
}
