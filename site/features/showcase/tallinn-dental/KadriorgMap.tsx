const LABEL = { fill: '#2c3a5e', fontSize: 17, fontWeight: 500 } as const

/** A plan of the neighbourhood: sea, park, pond, tram line, and the clinic as a tooth. */
export function KadriorgMap() {
  return (
    <svg
      viewBox="0 0 720 620"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Kaart: kliinik asub Luigetiigi tänaval, pargi ja trammi lõpp-peatuse vahel."
    >
      <path fill="#efe6da" d="M0 0h720v620H0z" />
      <path fill="#b3c8e4" d="M0 0h720v70C600 96 520 60 420 84S240 150 150 126 40 150 0 142z" />
      <g fill="none" stroke="#fff" strokeWidth="2.500" strokeLinecap="round" opacity=".8">
        <path d="M120 64q12-8 24 0t24 0M230 34q12-8 24 0t24 0M500 34q12-8 24 0t24 0" />
      </g>
      <path fill="#cbdcc6" d="M330 196c70-40 220-52 420-30v330c-100 20-250 10-330-20-80-34-150-240-90-280Z" />
      <g fill="none" stroke="#e6efe2" strokeWidth="5">
        <path d="M372 300c120-10 240 20 360 0M470 180c-10 110 20 220 10 300M600 168c10 130-20 220 20 330" />
      </g>
      <path fill="#8eabd8" d="M402 352c34-22 118-18 138 14s-28 62-74 60-96-52-64-74Z" />
      <circle cx="474" cy="388" r="13" fill="#cbdcc6" />
      <g fill="none" stroke="#fff" strokeWidth="16" strokeLinejoin="round">
        <path d="M-10 560 210 470 330 400 372 300 400 170" />
        <path d="M210 470 150 300 170 120M-10 400l190-20M300 640l-90-170M330 400l-60-150-120-40M330 400l90 120 320 40" />
      </g>
      <path
        fill="none"
        stroke="#17213f"
        strokeWidth="4"
        strokeDasharray="3 9"
        strokeLinecap="round"
        d="M-10 560 210 470 300 418"
      />
      <circle cx="300" cy="418" r="10" fill="#fff" stroke="#17213f" strokeWidth="4" />
      <g {...LABEL}>
        <text x="330" y="62">
          Soome laht
        </text>
        <text x="492" y="262">
          Kadrioru park
        </text>
        <text x="474" y="368" textAnchor="middle">
          Luigetiik
        </text>
        <text x="96" y="566">
          tramm 1 ja 3
        </text>
        <text x="256" y="524" stroke="#efe6da" strokeWidth="8" paintOrder="stroke">
          Kadrioru peatus
        </text>
      </g>
      <g transform="translate(226 268)">
        <ellipse cx="44" cy="106" rx="40" ry="7" fill="#17213f" opacity=".18" />
        <path
          fill="#17213f"
          d="M2 40C2 17 15 2 30 2c7 0 9.400 3.200 14 3.200S51 2 58 2c15 0 28 15 28 38 0 22-5 42-7 66H59V78a15 15 0 0 0-30 0v28H9C7 82 2 62 2 40Z"
        />
        <circle cx="44" cy="88" r="9" fill="#ffd35c" />
      </g>
    </svg>
  )
}
