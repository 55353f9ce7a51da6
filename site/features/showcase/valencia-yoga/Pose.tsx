/** Six poses, named as the teachers call them. */
export type PoseKind = 'arbol' | 'guerrero' | 'perro' | 'nino' | 'loto' | 'descanso'

interface Figure {
  body: string
  head: readonly [number, number]
  /** A part of the body that is folded together. */
  mass?: string
}

/** Limbs as one line each, feet on zero. */
const FIGURES: Readonly<Record<PoseKind, Figure>> = {
  arbol: {
    body: 'M-8 0H22M0 0C-4 -50 4 -110 0 -158C-2 -190 2 -214 0 -240M0 -158C26 -150 58 -136 76 -116C54 -100 30 -92 10 -90M0 -238C-26 -248 -48 -266 -48 -284C-44 -312 -18 -340 0 -362M0 -238C26 -248 48 -266 48 -284C44 -312 18 -340 0 -362',
    head: [0, -284],
  },
  guerrero: {
    body: 'M-2 -118C30 -122 62 -120 84 -114C88 -78 84 -40 84 0H112M-2 -118C-44 -82 -92 -40 -134 0H-112M-2 -118C-4 -150 0 -180 0 -212M-134 -206C-80 -214 80 -214 134 -206',
    head: [4, -254],
  },
  perro: {
    body: 'M-150 0H-128C-104 -44 -84 -78 -60 -106C-36 -140 -6 -170 26 -188C56 -130 82 -60 104 0H78',
    head: [-46, -56],
  },
  nino: {
    body: 'M132 0H60M-26 -44C-60 -28 -98 -10 -144 -2',
    head: [-62, -24],
    mass: 'M-26 -40C2 -98 92 -106 116 -50C124 -24 116 0 96 0H34C18 -18 -4 -28 -26 -40Z',
  },
  loto: {
    body: 'M0 -44C-2 -80 2 -112 0 -146M-104 -4C-92 -30 -54 -46 0 -46C54 -46 92 -30 104 -4ZM0 -146C-40 -142 -60 -118 -62 -96C-56 -78 -28 -72 0 -72M0 -146C40 -142 60 -118 62 -96C56 -78 28 -72 0 -72',
    head: [0, -192],
  },
  descanso: {
    body: 'M150 -30L146 -8H20C-20 -8 -60 -14 -96 -14M-70 -12C-40 2 -10 0 16 0',
    head: [-134, -20],
  },
}

interface PoseProps {
  kind: PoseKind
}

/** A figure as a group, to be placed inside a larger drawing. */
export function PoseLines({ kind }: PoseProps) {
  const { body, head, mass } = FIGURES[kind]
  return (
    <g fill="none" stroke="currentColor" strokeWidth="19" strokeLinecap="round" strokeLinejoin="round">
      <path d={body} />
      {mass !== undefined && <path d={mass} fill="currentColor" />}
      <circle cx={head[0]} cy={head[1]} r="24" fill="currentColor" stroke="none" />
    </g>
  )
}

/** A figure that stands on the lower edge of its box. */
export function Pose({ kind, className }: PoseProps & { className?: string | undefined }) {
  const top = kind === 'arbol' ? 376 : kind === 'guerrero' ? 284 : kind === 'descanso' ? 60 : 222
  return (
    <svg
      className={className}
      viewBox={`-164 ${String(-top)} 328 ${String(top + 9)}`}
      aria-hidden="true"
      focusable="false"
    >
      <PoseLines kind={kind} />
    </svg>
  )
}
