/** Who signs. */
export type Signer = 'okafor' | 'lindqvist'

const STROKES = {
  okafor: [
    'M22 88C44 60 66 22 74 14c6-5 4 20 2 44-1 16 0 30 6 30M36 64c18-6 40-10 56-12',
    'M128 34c-22-4-34 22-26 40s36 12 44-12-8-32-22-26c10 10 26 8 38 0 6 10-4 38-6 52M162 66c12-2 22-12 26-20M160 62c8 8 14 24 30 24 10 0 14-12 22-14 6-1 4 14 12 14 10 0 10-40 26-52 8-5 8 8-2 24-8 14-20 44-26 58M226 74c14-4 22-6 34-4 8 10 14 14 22 4 8-12 16 0 24 6 16 6 40-4 74-14',
  ],
  lindqvist: [
    'M40 26c-20-8-34 10-14 20-26 2-32 30-10 38 18 6 36-6 44-20',
    'M117 46l2-3M252 42l2-3',
    'M96 10C82 34 70 66 66 88c24-8 40-6 54-4M112 62c-2 10-4 18 0 22 8 4 12-22 22-22 6 2-2 20 6 22s14-26 28-22c6 4-10 22-16 16s8-18 18-20l14-46c-8 30-16 58-10 70 12 4 18-16 28-20M210 62c-12-2-20 20-8 22 10 0 14-20 14-20-4 20-10 40-14 56M224 64c-2 10 0 20 8 20s12-12 16-22c2 10-2 22 8 22 10-2 14-30 34-70M276 50c10-2 24-4 40-2M300 20c-8 26-20 60-8 64 26 6 56-26 96-18',
  ],
} as const satisfies Record<Signer, readonly string[]>

interface SignatureProps {
  signer: Signer
  className: string | undefined
  /** Cuts a gap of the ground's colour around the strokes where they cross a letter. */
  isCut?: boolean
}

/** A signature in one pen's width. */
export function Signature({ signer, className, isCut = false }: SignatureProps) {
  return (
    <svg className={className} viewBox="0 0 400 124" aria-hidden="true">
      {isCut && (
        <g fill="none" stroke="var(--tint)" strokeWidth="15" strokeLinecap="round" strokeLinejoin="round">
          {STROKES[signer].map((stroke) => (
            <path key={stroke} d={stroke} />
          ))}
        </g>
      )}
      <g fill="none" stroke="currentColor" strokeWidth="3.200" strokeLinecap="round" strokeLinejoin="round">
        {STROKES[signer].map((stroke) => (
          <path key={stroke} d={stroke} pathLength="1" />
        ))}
      </g>
    </svg>
  )
}
