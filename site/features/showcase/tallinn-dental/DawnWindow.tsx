/** How far the morning has come. */
export type Dawn = 'before' | 'first' | 'morning' | 'day'

interface Sky {
  top: string
  bottom: string
  sea: string
  /** Height of the sun's middle, in units of the drawing. */
  sun: number
  colour: string
}

const SKIES = {
  before: { top: '#1d2a54', bottom: '#7b86b8', sea: '#2a3a68', sun: 272, colour: '#f0a58a' },
  first: { top: '#6f80b8', bottom: '#f2b7a4', sea: '#5f74ab', sun: 224, colour: '#ffc07a' },
  morning: { top: '#a9bfdf', bottom: '#fbdcb9', sea: '#8ba6d3', sun: 162, colour: '#ffce5a' },
  day: { top: '#bfd3ec', bottom: '#edf3fa', sea: '#a3badd', sun: 96, colour: '#ffd35c' },
} as const satisfies Record<Dawn, Sky>

const ARCH = 'M8 320V120a112 112 0 0 1 224 0v200z'

/** An arched window on the sea, at one moment of the morning. */
export function DawnWindow({ dawn }: { dawn: Dawn }) {
  const { top, bottom, sea, sun, colour } = SKIES[dawn]
  return (
    <svg viewBox="0 0 240 328" aria-hidden="true">
      <defs>
        <linearGradient id={`sky-${dawn}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset=".8" stopColor={bottom} />
        </linearGradient>
        <clipPath id={`arch-${dawn}`}>
          <path d={ARCH} />
        </clipPath>
      </defs>
      <g clipPath={`url(#arch-${dawn})`}>
        <path fill={`url(#sky-${dawn})`} d="M0 0h240v328H0z" />
        <circle cx="120" cy={sun} r="78" fill="#ffe9b8" opacity=".3" />
        <circle cx="120" cy={sun} r="46" fill={colour} />
        <path fill={sea} d="M0 252h240v76H0z" />
        <path fill={colour} opacity=".75" d="M84 264h72l-8 7H92zM96 280h48l-8 7h-32zM106 296h28l-6 7h-16z" />
      </g>
      <path fill="none" stroke="#fff" strokeWidth="10" d={ARCH} />
      <path fill="#fff" d="M0 316h240v12H0z" />
      <path fill="none" stroke="#fff" strokeWidth="5" d="M120 8v312M8 150h224" opacity=".85" />
    </svg>
  )
}
