/** The clinic's sign: an arch on two roots with the sun in its doorway. */
export function ToothMark({ height, ground = 'var(--night)' }: { height: number; ground?: string }) {
  return (
    <svg viewBox="0 0 44 52" width={(height * 44) / 52} height={height} aria-hidden="true">
      <path
        fill={ground}
        d="M1 20C1 8.500 7.500 1 15 1c3.500 0 4.700 1.600 7 1.600S25.500 1 29 1c7.500 0 14 7.500 14 19 0 11-2.500 21-3.500 31H29.500V38a7.500 7.500 0 0 0-15 0v13H4.500C3.500 41 1 31 1 20Z"
      />
      <circle cx="22" cy="43" r="4.500" fill="var(--sun)" />
    </svg>
  )
}
