import { track } from '../track.ts'

/**
 * Reports that a part of the page failed, as an exception that ends nothing (spec §8). Only the kind of
 * error is told: a message may hold what somebody typed.
 */
export function reportFailure(part: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error
  track({ name: 'exception', description: `${part}: ${kind}`, fatal: false })
}
