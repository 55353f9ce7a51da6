/** A picture marked `data-fallback` that cannot be loaded is hidden, and shows what is behind it (spec §8). */
export function fallBackToInitials(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    const fail = () => {
      image.dataset['failed'] = ''
    }
    // It may have failed before this script ran; a lazy one has no source yet.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail()
    image.addEventListener('error', fail)
  }
}
