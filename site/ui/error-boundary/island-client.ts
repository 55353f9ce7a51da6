import hydrate from '@astrojs/react/client.js'
import { createElement, type ComponentType } from 'react'

import { showFallback } from '../../browser/failures/fallback-sheet.ts'
import { reportFailure } from '../../browser/failures/errors.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * What it does: Astro's way to bring a React island to life, with an error boundary around each. An
 * island that fails gives its place back to the HTML the server sent: a plain form still posts.
 * Why not simpler: a boundary inside each component would be forgotten by the next one, and does not know
 * the HTML it stands for.
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
 * Puts the HTML in the place of its island, as the same elements: what was typed into them is still there.
 * Outside the island React's listeners, which hang on it, cannot hold a form back any more.
 */
function giveWay(island: HTMLElement, sent: readonly ChildNode[]): HTMLElement {
  const html = document.createElement('div')
  html.dataset['partFailed'] = ''
  html.append(...sent)
  island.replaceWith(html)
  return html
}

export { hydrateGuarded as default } // Astro asks for it so
