import { track } from '../track.ts'

/**
 * Reports that a part of the page failed, as an exception that ends nothing (spec §8). Only the kind of
 * error is told: a message may hold what somebody typed.
 */
export function reportFailure(part: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error
  track({ name: 'exception', description: `${part}: ${kind}`, fatal: false })
}

/** Starts each behaviour of the page by itself: one that fails is reported and stops no other. */
export function startEach(behaviours: Readonly<Record<string, () => void>>): void {
  for (const [name, start] of Object.entries(behaviours)) {
    try {
      start()
    } catch (error) {
      reportFailure(name, error)
      reportError(error) // on the console, as if nobody had caught it
    }
  }
}

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
