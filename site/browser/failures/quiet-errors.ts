/** Spec §8. The geolocation service is our own by decision 27; its name is kept for what extensions add. */
const OF_THE_CONNECTION = /fetch|network|geolocation/i

/** True for messages that speak of the visitor's connection, not of the page. */
export function isOfTheConnection(message: string): boolean {
  return OF_THE_CONNECTION.test(message)
}

/**
 * Keeps unhandled rejections and errors of the connection from the visitor's console, and so from
 * whatever counts errors there (spec §8, decision 25). In development they are shown.
 */
export function suppressErrors(): void {
  if (import.meta.env.DEV) return
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
  })
  addEventListener('error', (event) => {
    if (isOfTheConnection(event.message)) event.preventDefault()
  })
}
