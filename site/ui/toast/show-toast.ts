import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import { Toaster } from './Toaster.tsx'
import { TOAST_REGION_ID } from './toast-region.ts'
import { $toast, type Toast } from './toast-store.ts'

let isMounted = false

/** Shows a toast in the page's live region, mounting the toaster at the first one. */
export function showToast(toast: Toast): void {
  const region = document.getElementById(TOAST_REGION_ID)
  if (region && !isMounted) {
    createRoot(region).render(createElement(Toaster, { closeLabel: region.dataset['closeLabel'] ?? '' }))
    isMounted = true
  }
  $toast.set(toast)
}
