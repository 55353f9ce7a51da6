import { Clause } from './Clause.tsx'
import styles from './Parties.module.css'
import { Signature, type Signer } from './Signature.tsx'

const PARTIES: readonly { signer: Signer; initials: string; name: string; since: string; about: string }[] = [
  {
    signer: 'okafor',
    initials: 'A',
    name: 'Adaeze Okafor',
    since: 'Leases, buying and selling',
    about:
      'Grew up over her parents’ fabric store on Eglinton, which lost its lease to a clause on page 31. Has read every page 31 since.',
  },
  {
    signer: 'lindqvist',
    initials: 'E',
    name: 'Erik Lindqvist',
    since: 'Partners, people, names',
    about:
      'Ran a small brewery before law school and has signed most of the mistakes he now crosses out. Answers in one paragraph.',
  },
]

/** Clause 4: the two lawyers, as letters and as signatures. */
export function Parties() {
  return (
    <Clause number={4} id="parties" title="Between you and the two of us">
      <ul role="list" className={styles.parties}>
        {PARTIES.map(({ signer, initials, name, since, about }) => (
          <li key={signer} className={styles.party}>
            <div className={styles.plate} aria-hidden="true">
              <span className={styles.monogram}>{initials}</span>
              <Signature signer={signer} className={styles.signature} isCut />
            </div>
            <h3>{name}</h3>
            <p className={styles.since}>{since}</p>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </Clause>
  )
}
