import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { newFallback } from '../../browser/failures/fallback-sheet.ts'
import { reportFailure } from '../../browser/failures/errors.ts'
import { newDialog } from './new-dialog.ts'
import { TOAST_REGION_ID } from '../toast/toast-region.ts'
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx'

const FALLBACK_ID = 'failed-part'

/**
 * Mounts a dialog at the end of the page; the returned function removes it. When it fails a dialog says so: a
 * sheet at the end of the page would not be seen.
 */
export function mountDialog(name: string, part: ReactNode, onFailure?: () => void): () => void {
  const host = document.createElement('div')
  let opener: HTMLElement | null = null
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) opener = relatedTarget
  })
  document.body.append(host)
  const root = createRoot(host)
  const handleFailure = (error: unknown) => {
    reportFailure(name, error)
    host.remove()
    onFailure?.()
    opener?.focus() // it has the focus again once the fallback is closed
    showFallbackDialog()
  }
  flushSync(() => root.render(createElement(ErrorBoundary, { onFailure: handleFailure, children: part })))
  return () => {
    root.unmount()
    host.remove()
  }
}

function showFallbackDialog(): void {
  const sheet = newFallback('broken')
  const heading = sheet?.querySelector('h3')
  const text = sheet?.querySelector('p')
  if (!sheet || !heading || !text || document.getElementById(FALLBACK_ID)) return
  heading.remove()
  text.id = `${FALLBACK_ID}-text`
  const closeLabel = document.getElementById(TOAST_REGION_ID)?.dataset['closeLabel'] ?? ''
  const names = { id: FALLBACK_ID, title: heading.textContent, closeLabel, className: '' }
  const dialog = newDialog(names, ...sheet.childNodes)
  dialog.role = 'alertdialog'
  dialog.setAttribute('aria-describedby', text.id)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  dialog.focus()
}
