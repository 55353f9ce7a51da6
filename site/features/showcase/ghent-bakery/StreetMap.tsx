/** The streets around the shop, cut like the loaves. */
export function StreetMap({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 720 720"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Kaart: de bakkerij ligt in de Kiemstraat, tussen de Leie en het Gravensteen"
    >
      <path fill="#efd9b0" d="M0 0h720v720H0z" />
      <g fill="none" stroke="#fff8ec" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="26"
          d="M-20 150L250 196L520 118L760 150M250 196L292 420L236 740M292 420L520 470L760 420M520 118L560 300L520 470L580 740"
        />
        <path
          strokeWidth="13"
          d="M80 -20L110 170L60 330L120 520L90 740M110 170L250 196M60 330L272 312M292 420L400 330L560 300M400 330L372 160M120 520L264 600L430 580L548 610M430 580L412 446M640 134L660 436M560 300L680 270M264 600L300 740"
        />
      </g>
      <g fill="none" stroke="#1c3aa9" strokeLinecap="round">
        <path
          strokeWidth="62"
          d="M470 -40C440 60 470 96 440 190C414 268 340 270 330 350C320 440 400 480 380 560C364 630 300 660 310 760"
        />
        <path strokeWidth="30" d="M-30 420C60 380 150 410 200 380C260 350 300 350 330 350" />
      </g>
      <g fill="none" stroke="#fff8ec" strokeWidth="16">
        <path d="M396 176L486 156M392 336L306 412M330 590L446 574M206 330L226 420" />
      </g>
      <path
        fill="#4a1d07"
        d="M500 196v-52h14v14h14v-14h14v14h14v-14h14v14h14v-14h14v52h-32v-20q-10-14-20 0v20z"
      />
      <path
        fill="#4a1d07"
        transform="translate(-48)"
        d="M610 560v-70l12-34l12 34v70zM642 560v-92l14-40l14 40v92z"
      />
      <g fontWeight="750" fontSize="30" fill="#1d0b04" textAnchor="middle">
        <text x="588" y="128">
          Gravensteen
        </text>
        <text x="592" y="598">
          Torens
        </text>
        <text x="74" y="240" fontSize="24" transform="rotate(-73 74 240)">
          Lange Munt
        </text>
        <text x="164" y="584" fontSize="24" transform="rotate(29 164 584)">
          Kiemstraat
        </text>
        <text x="362" y="540" fill="#fff" fontSize="28" transform="rotate(84 362 540)">
          Leie
        </text>
      </g>
      <path
        fill="none"
        stroke="#c4611b"
        strokeWidth="8"
        strokeDasharray="1 16"
        strokeLinecap="round"
        d="M516 276C500 300 470 316 404 330L292 424L276 500"
      />
      <circle cx="268" cy="528" r="52" fill="#4a1d07" />
      <circle cx="266" cy="525" r="46" fill="#c4611b" />
      <path
        fill="#fff3dc"
        d="M232 532Q262 494 302 510Q270 514 232 532ZM240 552Q268 524 304 534Q274 538 240 552Z"
      />
      <circle cx="524" cy="258" r="20" fill="#1d0b04" />
      <text x="524" y="267" fill="#fff" fontWeight="750" fontSize="26" textAnchor="middle">
        1
      </text>
    </svg>
  )
}
