import { Dough } from './Dough.tsx'
import { Foot } from './Foot.tsx'
import { Hero } from './Hero.tsx'
import { Loaves } from './Loaves.tsx'
import { Order } from './Order.tsx'
import { OvenTimes } from './OvenTimes.tsx'
import { Top } from './Top.tsx'
import { Visit } from './Visit.tsx'

/** The one page of Bakkerij Deeg, a client of the portfolio. */
export function BakeryPage() {
  return (
    <>
      <Top />
      <main>
        <Hero />
        <OvenTimes />
        <Loaves />
        <Dough />
        <Order />
        <Visit />
      </main>
      <Foot />
    </>
  )
}
