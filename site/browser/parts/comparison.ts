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
