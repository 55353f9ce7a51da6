import styles from './ShopMap.module.css'

/** A plan of the way to the shop. */
export function ShopMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 600 520"
      role="img"
      aria-label="Map: from Court Square go north on Route 7, left into Mill Race Lane; the shop is the last building before Otter Creek."
    >
      <path className={styles.ground} d="M0 0H600V520H0Z" />
      <path
        id="otter-creek"
        className={styles.creek}
        d="M190 -20C150 70 250 120 200 210S90 330 150 420 130 500 110 560"
      />
      <path
        className={styles.flow}
        d="M176 -20C136 70 236 120 186 210M204 -20C164 70 264 120 214 210M136 420C176 510 116 500 96 560M164 420C204 510 144 500 124 560"
      />
      <path className={styles.street} d="M470 -20C462 120 420 220 430 330S500 470 520 560" />
      <path
        className={styles.lane}
        d="M443 214C380 190 330 214 262 196M-20 380L140 372 300 352 430 330 620 300M300 352L330 540M430 330L350 214"
      />
      <path className={styles.bridge} d="M84 356L190 346V390L84 398Z" />
      <path
        className={styles.plank}
        d="M100 356V396M116 354V394M132 353V393M148 351V392M164 349V391M178 348V390"
      />
      <path
        className={styles.house}
        d="M318 376h34v28h-34ZM366 366h40v26h-40ZM446 368h38v30h-38ZM372 290h34v22h-34ZM322 300h30v26h-30ZM470 256h40v26h-40ZM488 180h36v28h-36ZM340 422h44v26h-44Z"
      />
      <path
        className={styles.shop}
        d="M222 160H292V226H222ZM222 160L257 193 292 160M257 193L222 226M257 193L292 226"
      />
      <g className={styles.words}>
        <text x="300" y="142">
          The shop
        </text>
        <text x="300" y="168" className={styles.small}>
          18 Mill Race Lane
        </text>
        <text transform="translate(492 128) rotate(-80)">Route 7</text>
        <text className={styles.water} dy="7">
          <textPath href="#otter-creek" startOffset="38%">
            Otter Creek
          </textPath>
        </text>
        <text x="452" y="350" className={styles.small}>
          Court Square
        </text>
        <text x="22" y="420" className={styles.small}>
          covered
        </text>
        <text x="22" y="442" className={styles.small}>
          bridge
        </text>
      </g>
      <path className={styles.north} d="M60 118V40M60 40L48 70H72Z" />
      <text className={styles.compass} x="60" y="142">
        N
      </text>
    </svg>
  )
}
