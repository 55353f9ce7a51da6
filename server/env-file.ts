/** Reads `.env` in the working folder, if there is one; the environment overrides it. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isAbsent) throw new Error('.env cannot be read', { cause: error })
  }
}
