/** How long a visitor who pressed something is kept waiting for its code before another way is the faster one. */
const CODE_PATIENCE_MS = 10_000

/** The code, or a rejection once waiting for it makes no sense any more. */
export function withinPatience<T>(code: Promise<T>): Promise<T> {
  return Promise.race([
    code,
    new Promise<never>((_, reject) => {
      setTimeout(() => {
        reject(new Error('The code did not arrive in time'))
      }, CODE_PATIENCE_MS)
    }),
  ])
}
