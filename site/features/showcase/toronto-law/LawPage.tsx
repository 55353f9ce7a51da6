import { Definitions } from './Definitions.tsx'
import { Execution } from './Execution.tsx'
import { FeeSchedule } from './FeeSchedule.tsx'
import { LawFooter } from './LawFooter.tsx'
import { LawHeader } from './LawHeader.tsx'
import { Opening } from './Opening.tsx'
import { Parties } from './Parties.tsx'
import { Scope } from './Scope.tsx'
import { Term } from './Term.tsx'

/** The whole site of the office, written and set as one short contract. */
export function LawPage() {
  return (
    <>
      <LawHeader />
      <main>
        <Opening />
        <Scope />
        <FeeSchedule />
        <Term />
        <Parties />
        <Definitions />
        <Execution />
      </main>
      <LawFooter />
    </>
  )
}
