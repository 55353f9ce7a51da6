/**
 * A range input marked `data-compare` sets `--compare` on the figure around it: how much of the old page is
 * still shown. Dragging, tapping and arrow keys are the browser's own.
 */
export function compareSlides(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>('input[data-compare]')) {
    const share = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' })
    const draw = () => {
      slider.ariaValueText = share.format(Number(slider.value) / 100)
      slider.closest('figure')?.style.setProperty('--compare', `${slider.value}%`)
    }
    slider.addEventListener('input', draw)
    draw()
  }
}

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
