/** What a visitor does who wants to be elsewhere than where the address led. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * What it does: whoever comes to a place in the page (`/en#pricing`) stands there at once (`[data-arrives]` in
 * site/styles/base.css); `settleArrival`, called when the last faces are in force, leads there again if what lies
 * before the place has another height in them, unless the visitor has moved. A text that a search engine leads to
 * (`#:~:text=`) is such a place too: `location` says nothing of it, its element becomes the target once it is found.
 * Why not simpler: a page that scrolls smoothly flies through all its sections on arrival, for more than a second, and
 * wakes the parts of each; a browser keeps to the place only until the page's load, WebKit not even while heights change.
 */
export function beginArrival(): () => void {
  const root = document.documentElement
  let hasMoved = false
  const move = () => {
    hasMoved = true
  }
  root.setAttribute('data-arrives', '')
  for (const type of MOVES) addEventListener(type, move, { once: true, passive: true })
  return () => {
    const target = document.querySelector(':target')
    if (target && !hasMoved) {
      root.removeAttribute('data-unpainted')
      // Where browsers put it themselves: a text in the middle. One that spans sections has them all for its element.
      const ofText = target.clientHeight < innerHeight ? 'center' : 'nearest'
      target.scrollIntoView({ block: location.hash === `#${target.id}` ? 'start' : ofText })
    }
    root.removeAttribute('data-arrives')
  }
}
