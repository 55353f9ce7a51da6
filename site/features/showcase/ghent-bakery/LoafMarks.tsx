import type { LoafKind } from './Loaf.tsx'
import { crescents, ripples, riverEar, seeds, slants, spine, wheatEar } from './scores.ts'
import { blob, cracks, cutPath, specks, type Cut } from './strokes.ts'

interface ScoreProps {
  cuts: readonly Cut[]
  depth?: number
}

/** A cut in three prints: its shadow, the opened crumb, the floured lip. */
function Score({ cuts, depth = 5 }: ScoreProps) {
  return (
    <>
      <path d={cutPath(cuts, depth, depth * 0.7)} fill="#3f1503" />
      <path d={cutPath(cuts, 2)} fill="#fff3dc" />
      <path d={cutPath(cuts, -4, 2)} fill="#eebd72" />
    </>
  )
}

interface RingsProps {
  cx: number
  cy: number
  rx: number
  ry: number
  count: number
}

/** Rings that the cane basket leaves in the flour. */
function Rings({ cx, cy, rx, ry, count }: RingsProps) {
  return (
    <g fill="none" stroke="#ffeccb" strokeWidth="5" strokeLinecap="round" opacity=".62">
      {Array.from({ length: count }, (_, index) => {
        const part = 1 - index / (count + 0.6)
        return (
          <ellipse
            key={part}
            cx={cx}
            cy={cy}
            rx={rx * part}
            ry={ry * part}
            strokeDasharray={`${String(46 - index * 3)} 13 ${String(17 + index * 5)} 10 ${String(70 - index * 6)} 16`}
            strokeDashoffset={index * 37}
          />
        )
      })}
    </g>
  )
}

interface DustProps {
  d: string
  colour?: string
  width?: number
}

function Dust({ d, colour = '#fff3dc', width = 3 }: DustProps) {
  return <path d={d} stroke={colour} strokeWidth={width} strokeLinecap="round" fill="none" />
}

interface LoafMarksProps {
  kind: LoafKind
  /** A loaf as small as an icon shows its cuts only. */
  isSmall: boolean
}

/** What the blade, the basket and the hand left on a loaf. */
export function LoafMarks({ kind, isSmall }: LoafMarksProps) {
  switch (kind) {
    case 'huisbrood':
      return (
        <>
          <Rings cx={196} cy={194} rx={160} ry={155} count={5} />
          {!isSmall && <Dust d={specks(120, 196, 190, 165, 160, 99)} />}
          {!isSmall && <Dust d={specks(60, 200, 200, 180, 176, 57)} colour="#6b2a08" />}
          <Score cuts={crescents} />
          <Score cuts={wheatEar} />
        </>
      )
    case 'leie':
      return (
        <>
          <Rings cx={256} cy={148} rx={214} ry={96} count={3} />
          {!isSmall && <Dust d={specks(90, 256, 150, 220, 100, 21)} />}
          <Score cuts={riverEar} depth={9} />
          <Score cuts={ripples} />
        </>
      )
    case 'rogge':
      return (
        <>
          <path d={cutPath(cracks(198, 196, 160, 77))} fill="#34140a" />
          {!isSmall && <Dust d={specks(70, 198, 196, 150, 146, 5)} colour="#b98a55" width={4} />}
          {!isSmall && <Dust d={specks(60, 198, 198, 184, 178, 15)} colour="#fff3dc" />}
        </>
      )
    case 'pan':
      return (
        <>
          <path d={cutPath(seeds, 2, 2)} fill="#3f1806" />
          <path d={cutPath(seeds)} fill="#f3cf92" />
          <Score cuts={spine} depth={7} />
        </>
      )
    case 'baguette':
      return (
        <>
          {!isSmall && <Dust d={specks(70, 260, 66, 230, 44, 63)} />}
          <Score cuts={slants} />
        </>
      )
    case 'mastel':
      return (
        <>
          <path d={blob(200, 200, 66, 64, 0.04, 2)} fill="#6d2a06" />
          <path d={blob(203, 205, 58, 55, 0.05, 8)} fill="#a95412" />
          <path
            d="M68 150Q92 84 158 62"
            stroke="#ffe3a8"
            strokeWidth="12"
            strokeLinecap="round"
            fill="none"
          />
          <path
            d="M56 196Q56 184 59 174"
            stroke="#ffe3a8"
            strokeWidth="12"
            strokeLinecap="round"
            fill="none"
          />
          {!isSmall && <Dust d={specks(130, 200, 200, 160, 156, 44)} colour="#6d2a06" width={4} />}
        </>
      )
  }
}
