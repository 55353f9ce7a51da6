/** The result of some work; throws instead when it takes longer. The work itself goes on. */
export async function within<T>(limitMs: number, work: Promise<T>, refusal: () => Error): Promise<T> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(refusal()), limitMs)
  try {
    return await Promise.race([work, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
