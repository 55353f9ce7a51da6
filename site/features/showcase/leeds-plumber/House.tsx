import styles from './House.module.css'

const NUMBERS = [
  { step: '1', x: 196, y: 598 },
  { step: '2', x: 458, y: 470 },
  { step: '3', x: 190, y: 306 },
  { step: '4', x: 66, y: 470 },
] as const

/** A Leeds terrace cut open, with its pipes; the figures are those of the steps. */
export function House() {
  return (
    <svg className={styles.house} viewBox="0 0 600 700" aria-hidden="true">
      <path className={styles.wall} d="M20 660V230L280 60 540 230V660Z" />
      <path className={styles.chimney} d="M408 146V64H468V184M400 64H476V46H400Z" />
      <path className={styles.room} d="M40 238L280 82 520 238V250H40Z" />
      <path className={styles.room} d="M40 266H270V432H40ZM290 266H520V432H290Z" />
      <path className={styles.room} d="M40 450H330V644H40ZM350 450H520V644H350Z" />
      <path className={styles.tank} d="M248 176H356V246H248Z" />
      <path className={styles.water} d="M252 198H352V242H252Z" />
      <path className={styles.cold} d="M600 674H250V560M250 590V448H280V246M280 340H120" />
      <path className={styles.hot} d="M420 560V448H312V246M420 448H420" />
      <path className={styles.line} d="M420 508V448M312 352H470V380" />
      <path
        className={styles.bath}
        d="M62 362H236V374C236 408 220 420 200 420H98C78 420 62 408 62 374ZM92 420V432M206 420V432"
      />
      <path className={styles.water} d="M66 374H232C230 400 218 414 200 414H98C80 414 68 400 66 374Z" />
      <path className={styles.tap} d="M120 340V352M108 340H132" />
      <path
        className={styles.bed}
        d="M308 432V378H324V400H504V432M330 400C330 380 380 380 380 400M504 400V384"
      />
      <path className={styles.unit} d="M160 548H320V644H160ZM150 536H330V550H150Z" />
      <path className={styles.tap} d="M214 536V512C214 496 240 496 240 510" />
      <path className={styles.stopcock} d="M232 604H268M250 590V576M236 572H264" />
      <path className={styles.boiler} d="M388 508H488V600H388Z" />
      <path
        className={styles.flame}
        d="M438 590C414 574 424 556 438 536 436 556 462 562 452 582 448 588 442 590 438 590Z"
      />
      <path className={styles.fuse} d="M60 500H124V560H60ZM76 516V544M92 516V544M108 516V544" />
      <path
        className={styles.drops}
        d="M352 470C346 480 342 486 342 492A10 10 0 0 0 362 492C362 486 358 480 352 470Z"
      />
      <path className={styles.ground} d="M0 660H600" />
      {NUMBERS.map(({ step, x, y }) => (
        <g key={step} transform={`translate(${x} ${y})`}>
          <circle className={styles.disc} r="25" />
          <text className={styles.figure} y="11">
            {step}
          </text>
        </g>
      ))}
    </svg>
  )
}
