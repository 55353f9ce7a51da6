import { Fields } from './Fields.tsx'
import { FirstClass } from './FirstClass.tsx'
import { Foot } from './Foot.tsx'
import { Hero } from './Hero.tsx'
import { Lake } from './Lake.tsx'
import { Prices } from './Prices.tsx'
import { Top } from './Top.tsx'
import { Week } from './Week.tsx'

/** The one page of Estudio Albufera: it runs from dawn at the top to night at the foot. */
export function StudioPage() {
  return (
    <>
      <Top />
      <main>
        <Hero />
        <FirstClass />
        <Fields />
        <Week />
        <Prices />
        <Lake />
      </main>
      <Foot />
    </>
  )
}
