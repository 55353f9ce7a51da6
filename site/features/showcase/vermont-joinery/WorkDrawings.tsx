import { Measure } from './Measure.tsx'
import { grainPath } from './wood-grain.ts'
import styles from './WorkDrawings.module.css'

const FLOOR = 470
const TREADS = 12
const RISE = 31
const RUN = 38

/** Elevation of an entry door, four units to the inch. */
export function DoorDrawing() {
  const panel = grainPath({ width: 120, height: 44, lines: 6, seed: 3, knots: [] })
  return (
    <svg className={styles.drawing} viewBox="0 0 320 500" aria-hidden="true">
      <path className={styles.dark} d="M74 112H266V470H74Z" />
      <path className={styles.cherry} d="M92 130H248V470H92Z" />
      <path className={styles.glass} d="M112 150H228V262H112Z" />
      <path className={styles.line} d="M170 150V262M112 206H228" />
      <path className={styles.shine} d="M122 196L150 162M182 252L216 212" />
      <path className={styles.deep} d="M112 284H228V352H112ZM112 374H164V450H112ZM176 374H228V450H176Z" />
      <path className={styles.raised} d="M121 293H219V343H121ZM121 383H155V441H121ZM185 383H219V441H185Z" />
      <path className={styles.grain} d={panel} transform="translate(121 296) scale(.8 1)" />
      <path
        className={styles.grain}
        d="M98 134V466M103 134V466M237 134V466M243 134V466M126 386V438M134 386V438M143 386V438M150 386V438M190 386V438M198 386V438M207 386V438M214 386V438"
      />
      <circle className={styles.brass} cx="238" cy="364" r="6" />
      <path className={styles.dark} d="M60 96H280V112H60Z" />
      <path className={styles.floor} d={`M0 ${FLOOR}H320`} />
      <Measure x={92} y={72} length={156}>
        3′ 0″
      </Measure>
      <Measure x={40} y={130} length={340} isHeight>
        6′ 8″
      </Measure>
    </svg>
  )
}

/** Elevation of a closed-string stair with its balusters, and the shop's cat. */
export function StairDrawing() {
  const steps = Array.from({ length: TREADS }, (_, index) => ({
    x: 60 + index * RUN,
    y: FLOOR - (index + 1) * RISE,
  }))
  const profile = steps.map(({ x, y }) => `V${y}H${x + RUN}`).join('')
  const right = 60 + TREADS * RUN
  return (
    <svg className={styles.drawing} viewBox="0 0 580 500" aria-hidden="true">
      <path className={styles.oak} d={`M60 ${FLOOR}${profile}V${FLOOR - TREADS * RISE + 74}L126 ${FLOOR}Z`} />
      <path
        className={styles.grain}
        d={[16, 30, 44, 58]
          .map((drop) => `M${70 + drop * 1.1} ${FLOOR - 6}L${right - 4} ${FLOOR - TREADS * RISE + drop}`)
          .join('')}
      />
      {steps.map(({ x, y }) => (
        <g key={x}>
          <path className={styles.baluster} d={`M${x + 10} ${y}V${y - 106}M${x + 28} ${y}V${y - 120}`} />
          <path className={styles.tread} d={`M${x - 6} ${y}H${x + RUN}V${y + 8}H${x - 6}Z`} />
        </g>
      ))}
      <path className={styles.rail} d={`M52 ${FLOOR - 138}L${right} ${FLOOR - 517}v16L52 ${FLOOR - 122}Z`} />
      <path
        className={styles.dark}
        d={`M44 ${FLOOR}V${FLOOR - 158}H66V${FLOOR}ZM39 ${FLOOR - 158}H71V${FLOOR - 168}H39Z`}
      />
      <path className={styles.floor} d={`M0 ${FLOOR}H580`} />
      <g transform="translate(392 470)">
        <path className={styles.cat} d="M8 0C-8-18-2-52 14-66L10-92 24-80H38L52-92 48-66C66-50 72-20 58 0Z" />
        <path className={styles.tail} d="M54-6C84-2 104-10 96-34" />
      </g>
      <text className={styles.label} x="384" y="362">
        cat, for scale
      </text>
    </svg>
  )
}

/** Elevation of a kitchen wall. */
export function KitchenDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 500" aria-hidden="true">
      <path className={styles.dark} d="M30 146H250V158H30ZM30 226H250V238H30Z" />
      <path
        className={styles.crock}
        d="M48 146V116H84V146ZM96 146V106C96 98 126 98 126 106V146ZM142 146V124H160V146ZM164 146V118H182V146ZM186 146V128H204V146ZM52 226C52 212 46 200 58 198H92C104 200 98 212 98 226ZM120 226V190H176V226ZM196 226L200 196H228L232 226Z"
      />
      <path className={styles.line} d="M84 124C98 122 98 140 84 138M120 200H176" />
      <path className={styles.glass} d="M288 106H448V262H288Z" />
      <path className={styles.frame} d="M288 106H448V262H288ZM368 106V262M288 184H448" />
      <path className={styles.shine} d="M300 172L336 124M384 250L430 196" />
      <path className={styles.faucet} d="M352 322V276C352 252 392 252 392 276V286" />
      <path className={styles.board} d="M96 322L108 252H164L168 322Z" />
      <path className={styles.stone} d="M18 322H466V338H18Z" />
      <path className={styles.cherry} d="M26 338H458V450H26Z" />
      <path className={styles.dark} d="M34 450H450V470H34Z" />
      <path
        className={styles.raised}
        d="M34 346H142V374H34ZM34 380H142V408H34ZM34 414H142V444H34ZM152 346H200V444H152ZM208 346H256V444H208ZM268 346H356V444H268ZM364 346H450V444H364Z"
      />
      <path
        className={styles.deep}
        d="M160 356H192V434H160ZM216 356H248V434H216ZM278 356H346V434H278ZM374 356H440V434H374Z"
      />
      <path
        className={styles.grain}
        d="M38 353H138M38 360H138M38 368H138M38 388H138M38 395H138M38 402H138M38 421H138M38 429H138M38 437H138M167 360V430M175 360V430M184 360V430M223 360V430M231 360V430M240 360V430M287 360V430M298 360V430M311 360V430M322 360V430M335 360V430M384 360V430M394 360V430M407 360V430M418 360V430M430 360V430"
      />
      <path
        className={styles.pull}
        d="M76 358H100M76 392H100M76 427H100M196 384V406M212 384V406M352 384V406M368 384V406"
      />
      <path className={styles.floor} d={`M0 ${FLOOR}H480`} />
      <Measure x={26} y={76} length={432}>
        9′ 0″, wall to wall
      </Measure>
      <Measure x={4} y={322} length={148} isHeight>
        3′ 0″
      </Measure>
    </svg>
  )
}
