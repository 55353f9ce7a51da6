import styles from './PipeMap.module.css'

const MAINS = [
  'M-60 340H690',
  'M380 60V340',
  'M290 340V200A40 40 0 0 0 250 160H150A40 40 0 0 1 110 120V50',
  'M470 340V270A40 40 0 0 1 510 230H600A40 40 0 0 0 640 190V60',
  'M290 340V500A40 40 0 0 1 250 540H80',
  'M470 340V440A40 40 0 0 0 510 480H600A40 40 0 0 1 640 520V600',
] as const

const STOPS = [
  ['LS28', 60, 340],
  ['LS12', 178, 340],
  ['LS9', 570, 340],
  ['LS15', 690, 340],
  ['LS17', 380, 62],
  ['LS7', 380, 165],
  ['LS6', 290, 252],
  ['LS16', 190, 160],
  ['LS18', 110, 60],
  ['LS8', 545, 230],
  ['LS14', 640, 74],
  ['LS11', 290, 456],
  ['LS27', 96, 540],
  ['LS10', 470, 428],
  ['LS26', 640, 590],
] as const

/** Leeds as a pipe fitter sees it: mains, branches, and a fitting for each postcode. */
export function PipeMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 750 650"
      role="img"
      aria-label="Map of the postcodes we serve, from Horsforth in the north-west to Rothwell in the south-east, with the city centre in the middle."
    >
      <path
        id="river-aire"
        className={styles.river}
        d="M-80 220C60 230 90 430 210 410S380 300 470 392 640 420 800 470"
      />
      <text className={styles.name} dy="8">
        <textPath href="#river-aire" startOffset="79%">
          River Aire
        </textPath>
      </text>
      {[styles.outline, styles.copper, styles.light].map((layer) => (
        <path key={layer} className={layer} d={MAINS.join('')} />
      ))}
      {STOPS.map(([code, x, y]) => (
        <g key={code} transform={`translate(${x} ${y})`}>
          <rect className={styles.stop} x="-43" y="-25" width="86" height="50" />
          <text className={styles.code} y="10">
            {code}
          </text>
        </g>
      ))}
      <g transform="translate(380 340)">
        <circle className={styles.hub} r="58" />
        <text className={styles.centre} y="13">
          LS1
        </text>
      </g>
    </svg>
  )
}
