import { ClinicFooter } from './ClinicFooter.tsx'
import { ClinicHeader } from './ClinicHeader.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { Morning } from './Morning.tsx'
import { PriceTooth } from './PriceTooth.tsx'
import { Team } from './Team.tsx'
import { Urgent } from './Urgent.tsx'
import { WayHere } from './WayHere.tsx'

/** The whole site of the clinic: one morning by the sea, from first light to the door. */
export function ClinicPage() {
  return (
    <>
      <ClinicHeader />
      <main>
        <Morning />
        <FirstVisit />
        <PriceTooth />
        <Urgent />
        <Team />
        <WayHere />
      </main>
      <ClinicFooter />
    </>
  )
}
