/** Town, river garden, sea and lake as flat shapes, north at the top. */
export function LakeMap({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Mapa: el estudio está en Ruzafa y el embarcadero de El Palmar, doce kilómetros al sur, junto a la Albufera"
    >
      <path fill="#1c5a48" d="M0 0h720v900H0z" />
      <path fill="#2b7350" d="M0 470h720v60H0zM0 590h720v60H0zM0 710h720v60H0zM0 830h720v70H0z" />
      <path
        fill="#0b6a76"
        d="M720 0H520C536 90 520 150 540 220C566 330 590 420 606 520C624 640 650 760 690 900H720z"
      />
      <path
        fill="#ffdca6"
        d="M520 0C536 90 520 150 540 220C566 330 590 420 606 520C624 640 650 760 690 900H668C632 770 606 650 588 530C572 430 546 340 522 240C504 150 518 90 500 0z"
      />
      <path fill="#ff9d5a" d="M40 40H420L450 150L410 300L250 340L90 300L30 180z" />
      <g stroke="#1c5a48" strokeWidth="7" fill="none">
        <path d="M70 300L430 110M30 190L330 330M150 40L250 340M300 40L380 310M40 110L440 200" />
      </g>
      <path
        fill="none"
        stroke="#d5e267"
        strokeWidth="30"
        strokeLinecap="round"
        d="M-20 70C80 60 120 20 200 52C290 88 330 130 400 150C450 166 480 180 530 190"
      />
      <path
        fill="#9ad9d2"
        d="M250 560C320 500 450 510 510 580C560 650 540 760 470 800C380 846 270 820 230 740C196 670 204 610 250 560z"
      />
      <path
        fill="#68bcbc"
        d="M226 640H540C544 670 542 690 538 700H220C216 680 218 660 226 640zM240 760H510C500 780 486 792 470 800C380 846 290 824 240 760z"
      />
      <path
        fill="none"
        stroke="#fff8ea"
        strokeWidth="7"
        strokeDasharray="1 18"
        strokeLinecap="round"
        d="M262 256C330 330 420 380 470 450C500 490 528 560 520 690"
      />
      <circle cx="256" cy="240" r="34" fill="#08222e" />
      <path fill="#ff5a36" d="M236 246a20 20 0 0 1 40 0z" />
      <circle cx="516" cy="716" r="26" fill="#ff5a36" />
      <g fontWeight="700" fontSize="38" letterSpacing="-1">
        <text x="302" y="254" fill="#08222e">
          Estudio
        </text>
        <text x="478" y="728" fill="#08222e" textAnchor="end">
          El Palmar
        </text>
        <text x="372" y="614" fill="#08222e" textAnchor="middle" fontSize="34">
          l’Albufera
        </text>
        <text x="640" y="280" fill="#fff8ea" textAnchor="middle" fontSize="34" transform="rotate(76 640 280)">
          Mediterráneo
        </text>
        <text x="330" y="424" fill="#fff8ea" textAnchor="end" fontSize="30">
          Bus 24, 40 min
        </text>
      </g>
    </svg>
  )
}
