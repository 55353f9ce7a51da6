import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { showFallback } from '../../browser/failures/fallback-sheet.ts'
import { reportFailure } from '../../browser/failures/errors.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Mounts a part that is not in the page's HTML; when it fails, the fallback sheet is shown before it. */
export function mountPart(place: Element, name: string, part: ReactNode): Root {
  const handleFailure = (error: unknown, hadFocus: boolean) => {
    reportFailure(name, error)
    showFallback(place, 'broken', hadFocus)
  }
  const root = createRoot(place)
  root.render(createElement(ErrorBoundary, { onFailure: handleFailure, children: part }))
  return root
}
