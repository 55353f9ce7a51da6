import { LoafMarks } from './LoafMarks.tsx'
import { blob } from './strokes.ts'

/** The six loaves, by what the blade leaves on them. */
export type LoafKind = 'huisbrood' | 'leie' | 'rogge' | 'pan' | 'baguette' | 'mastel'

interface Tone {
  box: string
  /** Outline, body and light, each lying a little higher than the last. */
  layers: readonly [string, string, string]
  colours: readonly [string, string, string]
}

const ROUND: Tone['layers'] = [
  blob(200, 204, 190, 186, 0.035, 7),
  blob(197, 196, 176, 170, 0.05, 11),
  blob(190, 182, 138, 130, 0.09, 23),
]

const TONES: Readonly<Record<LoafKind, Tone>> = {
  huisbrood: { box: '0 0 400 400', layers: ROUND, colours: ['#571f05', '#a44a12', '#c96f22'] },
  rogge: {
    box: '0 0 400 400',
    layers: [ROUND[0], blob(198, 198, 178, 172, 0.04, 31), blob(197, 194, 160, 154, 0.06, 41)],
    colours: ['#2a0f04', '#4d2210', '#e9d3ae'],
  },
  mastel: {
    box: '0 0 400 400',
    layers: [
      blob(200, 204, 186, 184, 0.01, 3),
      blob(198, 196, 174, 170, 0.01, 5),
      blob(190, 182, 140, 136, 0.03, 9),
    ],
    colours: ['#6d2a06', '#c06a1c', '#e29a3c'],
  },
  leie: {
    box: '0 0 520 300',
    layers: [
      blob(260, 154, 250, 128, 0.04, 13),
      blob(257, 148, 236, 114, 0.05, 17),
      blob(250, 138, 196, 84, 0.08, 19),
    ],
    colours: ['#4a1904', '#97400f', '#bd601a'],
  },
  pan: {
    box: '0 0 460 260',
    layers: [
      'M34 40Q40 12 78 10L384 8Q424 10 430 44L446 206Q446 246 402 250L58 252Q14 248 14 204Z',
      'M46 44Q52 24 82 23L378 20Q414 22 418 50L430 196Q430 230 396 234L62 236Q30 232 30 198Z',
      'M64 62Q70 42 96 41L360 38Q396 42 398 66L404 160Q402 184 376 186L84 190Q56 186 58 160Z',
    ],
    colours: ['#3f1806', '#7c3811', '#9c521f'],
  },
  baguette: {
    box: '0 0 520 140',
    layers: [
      'M4 74Q20 22 130 14Q260 4 390 14Q500 22 516 72Q500 122 390 130Q260 138 130 128Q20 122 4 74Z',
      'M16 70Q34 30 134 23Q260 14 386 23Q488 30 502 68Q488 106 386 113Q260 122 134 112Q34 106 16 70Z',
      'M60 58Q90 34 150 31Q260 24 370 31Q434 34 462 56Q430 76 370 78Q260 82 150 79Q88 78 60 58Z',
    ],
    colours: ['#6b2906', '#c06a1e', '#dc9138'],
  },
}

interface LoafProps {
  kind: LoafKind
  className?: string | undefined
  isSmall?: boolean
}

/** One loaf seen from above, printed in flat tones like a woodcut. */
export function Loaf({ kind, className, isSmall = false }: LoafProps) {
  const { box, layers, colours } = TONES[kind]
  return (
    <svg className={className} viewBox={box} aria-hidden="true" focusable="false">
      {layers.map((layer, index) => (
        <path key={colours[index]} d={layer} fill={colours[index]} />
      ))}
      <LoafMarks kind={kind} isSmall={isSmall} />
    </svg>
  )
}
