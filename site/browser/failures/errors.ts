import { track } from '../track.ts'

/**
 * Reports that a part of the page failed, as a non-fatal exception (spec §8). Only the kind of error: its
 * message may contain what somebody typed.
 */
export function reportFailure(part: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error
  track({ name: 'exception', description: `${part}: ${kind}`, fatal: false })
}

/** Starts each behaviour of the page on its own: a failing one is reported and does not stop the others. */
export function startEach(behaviours: Readonly<Record<string, () => void>>): void {
  for (const [name, start] of Object.entries(behaviours)) {
    try {
      start()
    } catch (error) {
      reportFailure(name, error)
      reportError(error) // on the console, as if it had not been caught
    }
  }
}

/** Spec §8. The geolocation service is our own by decision 27; its name stays for errors of browser extensions. */
const OF_THE_CONNECTION = /fetch|network|geolocation/i

/** Whether a message is about the visitor's connection, not about the page. */
export function isOfTheConnection(message: string): boolean {
  return OF_THE_CONNECTION.test(message)
}

/**
 * Keeps unhandled rejections and connection errors off the visitor's console, and out of error counts there
 * (spec §8, decision 25). In development they are shown.
 */
export function suppressErrors(): void {
  if (import.meta.env.DEV) return
  addEventListener('unhandledrejection', (event) => event.preventDefault())
  addEventListener('error', (event) => {
    if (isOfTheConnection(event.message)) event.preventDefault()
  })
}
