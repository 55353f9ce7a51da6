import { reportFailure } from './report-failure.ts'

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
