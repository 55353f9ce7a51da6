import { createElement } from 'react'

import { mountPart } from '../error-boundary/mount-part.ts'
import { Toaster } from './Toaster.tsx'
import { TOAST_REGION_ID } from './toast-region.ts'
import { $toast, replaceToast, type Toast } from './toast-store.ts'

let isMounted = false

/** Shows a toast; the first one mounts the toaster in its place. */
export function showToast(toast: Toast): void {
  const region = document.getElementById(TOAST_REGION_ID)
  if (region && !isMounted) {
    mountPart(region, 'Toaster', createElement(Toaster, { closeLabel: region.dataset['closeLabel'] ?? '' }))
    isMounted = true
    $toast.listen(announce)
  }
  replaceToast(toast)
}

/** Writes a toast's words, or none, into the live regions, which are empty from the start: each is announced once. */
function announce(toast: Toast | null): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-toast-words]')) {
    const isItsPlace = region.dataset['toastWords'] === (toast?.place ?? 'page')
    region.textContent = toast && isItsPlace ? `${toast.title ?? ''} ${toast.text}`.trim() : ''
  }
}
