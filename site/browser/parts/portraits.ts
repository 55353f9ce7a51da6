/** A picture marked with `data-fallback` that cannot be loaded gives way to what lies behind it (spec §8). */
export function fallBackToInitials(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    const fail = () => {
      image.dataset['failed'] = ''
    }
    // It may have failed before this script came; one that has not been asked for yet has no source.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail()
    image.addEventListener('error', fail)
  }
}
