import { aroundEach, beforeEach, vi } from 'vitest'

/** A test that expects console output says so by mocking that method. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

const complaints: string[] = []

/** Around: what a test started is closed before. */
aroundEach(async (runTest, { task }) => {
  await runTest()
  vi.useRealTimers()
  const retries = task.result?.retryCount ?? 0
  if (retries > 0) task.meta.retries = retries // into the report, where tools/test.ts reads them
  const found = complaints.splice(0)
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`)
})

declare module 'vitest' {
  interface TaskMeta {
    retries?: number
  }
}
