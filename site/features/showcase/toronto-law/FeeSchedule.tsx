import { Clause } from './Clause.tsx'
import styles from './FeeSchedule.module.css'

const FEES = [
  {
    work: 'Commercial lease, reviewed',
    included: 'Up to 60 pages, one call with the landlord’s side',
    days: '5 days',
    fee: '$950',
  },
  {
    work: 'Incorporation in Ontario',
    included: 'Government filing fee, minute book, first resolutions',
    days: '3 days',
    fee: '$1,450',
  },
  {
    work: 'Shareholder agreement',
    included: 'Two owners or three, two rounds of changes',
    days: '10 days',
    fee: '$2,400',
  },
  {
    work: 'Client contract',
    included: 'Yours to reuse, with a page that explains it',
    days: '6 days',
    fee: '$1,200',
  },
  {
    work: 'First employee',
    included: 'Offer, contract, the policies Ontario asks for',
    days: '4 days',
    fee: '$780',
  },
  {
    work: 'Trademark in one class',
    included: 'Search, government fee, every letter answered',
    days: 'filed in 7',
    fee: '$1,850',
  },
  {
    work: 'Buying a business',
    included: 'Offer to closing, up to $750,000',
    days: 'as agreed',
    fee: '$6,900',
  },
] as const

/** Clause 2: every fee, fixed, in Canadian dollars. */
export function FeeSchedule() {
  return (
    <Clause number={2} id="fees" title="What you shall pay, exactly" isInked>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Work
            </th>
            <th role="columnheader" scope="col">
              Included
            </th>
            <th role="columnheader" scope="col">
              Back to you
            </th>
            <th role="columnheader" scope="col">
              Fee, CAD
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {FEES.map(({ work, included, days, fee }) => (
            <tr key={work} role="row">
              <th role="rowheader" scope="row">
                {work}
              </th>
              <td role="cell" className={styles.included}>
                {included}
              </td>
              <td role="cell" className={styles.days}>
                {days}
              </td>
              <td role="cell">{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.after}>
        <p>
          Plus 13% HST, the one number here we did not choose. Business days. If a job turns out smaller, the
          fee does too.
        </p>
        <p>There is no hourly rate. A five-minute question costs five minutes of yours and nothing else.</p>
      </div>
    </Clause>
  )
}
