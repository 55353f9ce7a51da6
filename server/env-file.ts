/** Reads `.env` in the folder the process was started in, if there is one; the environment wins over it. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isAbsent) throw new Error('.env cannot be read', { cause: error })
  }
}
