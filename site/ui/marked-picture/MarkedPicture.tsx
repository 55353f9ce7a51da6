import type { ReactNode } from 'react'

import type { PictureMark } from '#domain/portfolio/portfolio.ts'

import { MARK_PATHS } from '../mark/mark-paths.ts'
import styles from './MarkedPicture.module.css'

interface MarkedPictureProps {
  /** Each with the words of its note. */
  marks: readonly (PictureMark & { words: string })[]
  /** The picture. */
  children: ReactNode
}

/** A picture with red-pencil marks on it. The notes are a list as well, for those who do not see them. */
export function MarkedPicture({ marks, children }: MarkedPictureProps) {
  return (
    <div className={styles.picture} data-reveal="">
      {children}
      <svg className={styles.marks} aria-hidden="true" focusable="false">
        {marks.map(({ kind, at: [x, y, width, height] }, index) => {
          const { viewBox, variants } = MARK_PATHS[kind]
          return (
            <svg
              key={index}
              x={`${String(x)}%`}
              y={`${String(y)}%`}
              width={`${String(width)}%`}
              height={`${String(height)}%`}
              viewBox={viewBox}
              preserveAspectRatio="none"
            >
              <path d={variants[index % variants.length]} pathLength="1" vectorEffect="non-scaling-stroke" />
            </svg>
          )
        })}
        {marks.map(({ note: [x, y], words }) => (
          <foreignObject
            key={words}
            x={`${String(x)}%`}
            y={`${String(y)}%`}
            width={`${String(98 - x)}%`}
            height="40%"
          >
            <span className="hand">{words}</span>
          </foreignObject>
        ))}
      </svg>
      <ul className="visually-hidden">
        {marks.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
