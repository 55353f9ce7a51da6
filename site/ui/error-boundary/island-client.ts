import hydrate from '@astrojs/react/client.js'
import { createElement, type ComponentType } from 'react'

import { showFallback } from '../../browser/failures/fallback-sheet.ts'
import { reportFailure } from '../../browser/failures/errors.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * What it does: Astro's hydration of a React island, with an error boundary around each. A failed island is
 * replaced by the server's HTML: a plain form can still be sent. Why not simpler: a boundary inside each
 * component would be forgotten by the next one, and does not know that HTML.
 */
function hydrateGuarded(island: HTMLElement) {
  const sent = [...island.childNodes]
  const hydrateIsland = hydrate(island)
  return (
    part: ComponentType,
    props: Record<string, unknown>,
    slots: Record<string, string>,
    options: Record<string, string>,
  ) => {
    const handleFailure = (error: unknown, hadFocus: boolean) => {
      reportFailure(island.getAttribute('component-export') ?? 'island', error)
      showFallback(giveWay(island, sent), 'broken', hadFocus)
    }
    const Guarded = (given: object) =>
      createElement(ErrorBoundary, { onFailure: handleFailure, children: createElement(part, given) })
    hydrateIsland(Guarded, props, slots, options)
  }
}

/**
 * Puts the server's elements in the place of their island, with what was typed into them. Outside the island
 * React's listeners no longer hold a form back.
 */
function giveWay(island: HTMLElement, sent: readonly ChildNode[]): HTMLElement {
  const html = document.createElement('div')
  html.dataset['partFailed'] = ''
  html.append(...sent)
  island.replaceWith(html)
  return html
}

export { hydrateGuarded as default } // Astro requires it
