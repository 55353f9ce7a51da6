/** The red tick that stands for a leading V. */
export const WORDMARK_TICK = { viewBox: '0 0 32 28', path: 'M2 15c4 2 6 6 8 10C14 15 20 7 30 2' } as const

/** How a name is set: whether the tick replaces its first letter, and the rest. */
export function wordmarkOf(name: string): { hasTick: boolean; letters: string } {
  const hasTick = /^v/i.test(name)
  return { hasTick, letters: hasTick ? name.slice(1) : name }
}
