const TURNS = Array.from({ length: 24 }, (_, index) => index * 7.5)

/** A notary's seal: one ellipse turned until it becomes a guilloche, with the office's name around it. */
export function Seal({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <ellipse id="loop" cx="200" cy="200" rx="132" ry="62" />
        <ellipse id="ring" cx="200" cy="200" rx="197" ry="186" />
        <path id="around" d="M200 200m-155 0a155 155 0 1 1 310 0a155 155 0 1 1-310 0" />
      </defs>
      <g fill="none" stroke="currentColor" strokeWidth=".9">
        {TURNS.map((turn) => (
          <use key={turn} href="#loop" transform={`rotate(${turn} 200 200)`} />
        ))}
        {TURNS.map((turn) => (
          <use key={turn} href="#ring" transform={`rotate(${turn} 200 200)`} />
        ))}
        <circle cx="200" cy="200" r="142" strokeWidth="2" />
        <circle cx="200" cy="200" r="180" strokeWidth="2" />
      </g>
      <circle cx="200" cy="200" r="56" fill="var(--paper)" stroke="currentColor" strokeWidth="2" />
      <text fill="currentColor" fontSize="25" fontWeight="600" letterSpacing="1">
        <textPath href="#around" textLength="955">
          OKAFOR LINDQVIST · TORONTO · READ BEFORE SIGNING ·
        </textPath>
      </text>
      <text
        x="200"
        y="220"
        fill="currentColor"
        fontSize="58"
        fontWeight="400"
        textAnchor="middle"
        letterSpacing="-3"
      >
        OL
      </text>
    </svg>
  )
}
