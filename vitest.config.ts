import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,content,server,site,tools}/**/*.test.{ts,tsx}'],
    setupFiles: ['tools/vitest-setup.ts'],
    // An unexpected warning or error on the console is a failure: see the setup file.
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
