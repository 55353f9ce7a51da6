/** Runs something after the page has loaded, or at once if it has. */
export function onceLoaded(action: () => void): void {
  if (document.readyState === 'complete') action()
  else addEventListener('load', action, { once: true })
}
