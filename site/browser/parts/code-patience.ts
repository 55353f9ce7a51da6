/** How long a visitor waits for the code of what they pressed before the alternative is quicker. */
const CODE_PATIENCE_MS = 10_000

/** The code; rejects when waiting no longer makes sense. */
export function withinPatience<T>(code: Promise<T>): Promise<T> {
  return Promise.race([
    code,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The code did not arrive in time')), CODE_PATIENCE_MS)
    }),
  ])
}
