/** Who sits for the portrait. */
export type Sitter = 'liis' | 'kaarel' | 'mirjam' | 'toomas'

interface Look {
  wall: string
  skin: string
  shade: string
  hair: string
  coat: string
  coatShade: string
  /** Hair behind the head. */
  back: string
  /** Hair over the brow, and a beard if there is one. */
  front: string
}

const LOOKS = {
  liis: {
    wall: '#ffd35c',
    skin: '#f6d3bb',
    shade: '#d99f82',
    hair: '#8a4a24',
    coat: '#ffffff',
    coatShade: '#cfdbec',
    back: 'M62 150c-8-70 20-112 60-112s66 40 60 104c-2 30 6 58-4 78-22 10-90 12-110 0-10-22-3-44-6-70Z',
    front: 'M72 142c0-50 18-74 50-76 34-1 52 28 50 70-18-8-40-26-50-48-10 26-28 44-50 54Z',
  },
  kaarel: {
    wall: '#a9bfdf',
    skin: '#f1c7a8',
    shade: '#c98f6c',
    hair: '#2b2a33',
    coat: '#2f4278',
    coatShade: '#1f2e58',
    back: 'M74 128c-6-50 14-78 48-78s54 28 46 78z',
    front:
      'M74 130c-4-46 12-76 50-76 36 0 50 26 46 74l-6-6c0-20-4-32-14-40-22 6-44 4-60-2-6 8-10 22-10 42zM76 152c4 46 20 66 46 66s42-20 46-66c-6 16-16 24-26 26h-40c-10-2-20-10-26-26Z',
  },
  mirjam: {
    wall: '#f3b9a2',
    skin: '#e8b894',
    shade: '#b97e58',
    hair: '#1f2237',
    coat: '#dfe8f4',
    coatShade: '#b4c5df',
    back: 'M122 8a34 34 0 0 1 26 56c22 12 30 40 26 72H70c-4-32 4-60 26-72A34 34 0 0 1 122 8Z',
    front: 'M72 140c-2-52 16-80 50-80s52 28 50 80c-6-34-20-54-38-60-28 4-54 24-62 60Z',
  },
  toomas: {
    wall: '#c9d2ea',
    skin: '#f7d9c6',
    shade: '#dca68b',
    hair: '#c9c4bd',
    coat: '#e0876a',
    coatShade: '#bd664b',
    back: 'M74 132c-6-48 12-76 48-76s54 28 48 76z',
    front:
      'M72 136c-4-18 0-44 12-58 18-22 60-26 78 0 12 16 14 40 10 58-4-22-10-34-20-42-22 8-44 6-60-2-10 8-16 24-20 44Z',
  },
} as const satisfies Record<Sitter, Look>

const HEAD = 'M76 128c0-42 18-66 46-66s46 24 46 66c0 48-20 86-46 86s-46-38-46-86Z'
const COAT = 'M8 328c0-58 26-84 82-92 20 22 44 22 64 0 56 8 82 34 82 92z'
/** The edge of the light: brow, nose, lips, chin; everything right of it is in shade. */
const SHADE =
  'M126 50c-3 24-5 40-4 54 2 20 8 34 16 48 1 6-6 9-13 9 3 6 3 10-1 14 4 4 3 9-1 12 2 12-2 20-6 30l60 20V50Z'

/** A portrait in three tones under an arch: the window is on the left. */
export function Portrait({ sitter }: { sitter: Sitter }) {
  const look = LOOKS[sitter]
  return (
    <svg viewBox="0 0 244 320" aria-hidden="true">
      <defs>
        <clipPath id={`wall-${sitter}`}>
          <path d="M0 320V122a122 122 0 0 1 244 0v198z" />
        </clipPath>
        <clipPath id={`head-${sitter}`}>
          <path d={HEAD} />
        </clipPath>
        <clipPath id={`coat-${sitter}`}>
          <path d={COAT} />
        </clipPath>
      </defs>
      <g clipPath={`url(#wall-${sitter})`}>
        <path fill={look.wall} d="M0 0h244v320H0z" />
        <path fill="#fff" opacity=".34" d="M0 0h96L0 250z" />
        <path fill={look.hair} d={look.back} />
        <path fill={look.shade} d="M98 180h48v62c-12 20-36 20-48 0z" />
        <path fill={look.skin} d="M98 190c8 20 16 26 24 28l-12 36-12-12z" />
        <path fill={look.coat} d={COAT} />
        <path
          clipPath={`url(#coat-${sitter})`}
          fill={look.coatShade}
          d="M122 254c16-2 26-10 34-20h100v100H134z"
        />
        <path fill={look.skin} d={HEAD} />
        <path clipPath={`url(#head-${sitter})`} fill={look.shade} d={SHADE} />
        <path fill={look.hair} d={look.front} />
      </g>
    </svg>
  )
}
