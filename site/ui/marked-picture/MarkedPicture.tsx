import type { MouseEvent, PointerEvent, ReactNode } from 'react'

import { MARK_PATHS } from '../mark/mark-paths.ts'
import styles from './MarkedPicture.module.css'

/** No picture is wider: dashes are as long as if a path were not stretched, and would end before it. */
const WIDEST_PX = 720

/** A mark and its note. All places are in percent of the picture. */
export interface PlacedMark {
  kind: keyof typeof MARK_PATHS
  /** Left, top, width and height of the mark. */
  at: readonly [number, number, number, number]
  /** Left and top of its note. */
  note: readonly [number, number]
  words: string
  /** Its number in the list beside the picture. */
  number?: number
  /** An arrow from the left. */
  isMirrored?: boolean
}

/** How a picture and the list beside it point at each other. */
export interface Pointing {
  /** The number that is pointed at; null: none. */
  number: number | null
  onPoint: (number: number | null) => void
  onPress: (number: number) => void
}

export interface MarkedPictureProps {
  marks: readonly PlacedMark[]
  /** With it the notes are in a list elsewhere; without it they are one here, for those who do not see them. */
  pointing?: Pointing
  /** How marks are drawn beside a list. */
  className?: string | undefined
  /** The picture. */
  children: ReactNode
}

export function MarkedPicture({
  marks,
  pointing,
  className = styles.revealed,
  children,
}: MarkedPictureProps) {
  const stateOf = (number: number | undefined) => {
    if (number === undefined || pointing === undefined || pointing.number === null) return undefined
    return number === pointing.number ? 'lit' : 'dim'
  }
  return (
    <div className={styles.picture} data-reveal={pointing ? undefined : ''}>
      {children}
      <svg
        className={`${styles.marks} ${className}`}
        aria-hidden="true"
        {...(pointing && pointingHandlers(pointing))}
      >
        <g>
          {marks.map(({ kind, at: [x, y, width, height], number, isMirrored = false }, index) => {
            const { viewBox, variants } = MARK_PATHS[kind]
            const viewWidth = Number(viewBox.split(' ')[2])
            return (
              <svg
                key={number ?? index}
                x={`${String(x)}%`}
                y={`${String(y)}%`}
                width={`${String(width)}%`}
                height={`${String(height)}%`}
                viewBox={viewBox}
                preserveAspectRatio="none"
                data-number={number}
                data-state={stateOf(number)}
              >
                {pointing && <rect width="100%" height="100%" />}
                <path
                  d={variants[index % variants.length]}
                  pathLength={viewWidth / Math.max(viewWidth, (WIDEST_PX * width) / 100)}
                  transform={isMirrored ? `matrix(-1 0 0 1 ${String(viewWidth)} 0)` : undefined}
                />
              </svg>
            )
          })}
        </g>
        <g>
          {marks.map(({ note: [x, y], words, number }) => (
            <foreignObject
              key={number ?? words}
              x={`${String(x)}%`}
              y={`${String(y)}%`}
              width={`${String(98 - x)}%`}
              height="40%"
              data-state={stateOf(number)}
            >
              <span className="hand" data-number={number}>
                {number !== undefined && <b>{number}</b>}
                {number !== undefined ? <span>{` ${words}`}</span> : words}
              </span>
            </foreignObject>
          ))}
        </g>
      </svg>
      {!pointing && (
        <ul className="visually-hidden">
          {marks.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** For the pointer only: the list beside the picture does the same by keyboard. */
function pointingHandlers({ onPoint, onPress }: Pointing) {
  return {
    onPointerOver: (event: PointerEvent) => onPoint(numberOf(event)),
    onPointerLeave: () => onPoint(null),
    onClick: (event: MouseEvent) => {
      const number = numberOf(event)
      if (number !== null) onPress(number)
    },
  }
}

function numberOf({ target }: MouseEvent): number | null {
  const element = target instanceof Element ? target.closest<SVGElement | HTMLElement>('[data-number]') : null
  return element ? Number(element.dataset['number']) : null
}
