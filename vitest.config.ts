import { globSync, readFileSync } from 'node:fs'

import { defineConfig } from 'vitest/config'

/**
 * Tests that use the store run on both engines, which must behave alike. Tests of one engine are in its
 * folder; server/http only needs some store.
 */
const storeTests = globSync('server/**/*.test.ts').filter(
  (file) =>
    !/^server\/(?:http|features\/geo|store\/(?!idempotency))/.test(file) &&
    /startTest(?:App|Desk|Agency|Outbox)|startLimitedApp|openTestDatabase|takeFaultStore|async \(.*\{ (?:app|desk|staff|store)\b/.test(
      readFileSync(file, 'utf8'),
    ),
)

export default defineConfig({
  test: {
    setupFiles: ['tools/vitest-setup.ts'],
    // An unexpected warning or error on the console is a failure: see the setup file.
    restoreMocks: true,
    maxWorkers: 3, // on two cores: a third of the time they wait for a disk or a clock
    // To import the server again for every file took a third of the time: no test may change what a module
    // holds. Stubs and clocks end with their test: see the setup file.
    isolate: false,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } }, // a second is not enough on a busy machine
    projects: [
      {
        extends: true,
        test: {
          name: 'everything',
          include: ['{content,server,site,tools}/**/*.test.{ts,tsx}'],
          exclude: ['server/store/postgres/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts'],
          isolate: true, // quick to import; late in a long process V8 once misread an expression of page-words.ts
        },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          include: [...storeTests, 'server/store/postgres/**/*.test.ts'],
          globalSetup: ['server/store/postgres/test-server-setup.ts'],
        },
      },
    ],
  },
})
