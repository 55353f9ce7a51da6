import { createElement } from 'react'

import { mountPart } from '../error-boundary/mount-part.ts'
import { Toaster } from './Toaster.tsx'
import { TOAST_REGION_ID } from './toast-region.ts'
import { replaceToast, type Toast } from './toast-store.ts'

let isMounted = false

/** Shows a toast, mounting the toaster in the page's live region at the first one. */
export function showToast(toast: Toast): void {
  const region = document.getElementById(TOAST_REGION_ID)
  if (region && !isMounted) {
    mountPart(region, 'Toaster', createElement(Toaster, { closeLabel: region.dataset['closeLabel'] ?? '' }))
    isMounted = true
  }
  replaceToast(toast)
}
