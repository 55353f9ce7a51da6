/** The streets around the office, drawn as thinly as a survey. */
export function StreetPlan({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 300"
      role="img"
      aria-label="Street plan: Tannery Lane runs north from Adelaide Street East, between Jarvis and Sherbourne."
    >
      <g fill="#1f2723">
        <path d="M20 34h150v70H20zM200 34h36v70h-36zM264 34h146v70H264zM440 34h180v70H440zM20 136h150v60H20zM200 136h210v60H200zM440 136h180v60H440zM20 228h150v60H20zM200 228h210v60H200zM440 228h180v60H440z" />
      </g>
      <g fill="none" stroke="#7d8983" strokeWidth="1.500">
        <path d="M0 120h640M0 212h640M0 20h640M185 0v300M425 0v300" />
      </g>
      <path fill="none" stroke="#7d8983" strokeWidth="5" strokeDasharray="1 7" d="M0 212h640" />
      <path fill="none" stroke="#5fd3a6" strokeWidth="4" d="M250 120V66" />
      <circle cx="250" cy="62" r="11" fill="#5fd3a6" />
      <g fill="#e6ece9" fontSize="17">
        <text x="30" y="126" stroke="#111513" strokeWidth="10" paintOrder="stroke">
          Adelaide St E
        </text>
        <text x="30" y="218" stroke="#111513" strokeWidth="10" paintOrder="stroke">
          King St E, 504
        </text>
        <text x="30" y="26" stroke="#111513" strokeWidth="10" paintOrder="stroke">
          Richmond St E
        </text>
        <text x="185" y="172" textAnchor="middle" stroke="#111513" strokeWidth="10" paintOrder="stroke">
          Jarvis St
        </text>
        <text x="425" y="172" textAnchor="middle" stroke="#111513" strokeWidth="10" paintOrder="stroke">
          Sherbourne St
        </text>
        <text
          x="274"
          y="70"
          fill="#5fd3a6"
          fontWeight="600"
          stroke="#111513"
          strokeWidth="10"
          paintOrder="stroke"
        >
          17 Tannery Lane
        </text>
      </g>
    </svg>
  )
}
