import { defineConfig } from 'vitest/config'

const read = (name: string, usual: number) => Number(process.env[name] ?? usual)
const requests = read('HOSTILE_REQUESTS', 100_000)

/** The hostile tests of `npm test` with many more requests; started by tools/test-hostile.ts, which names the seed. */
export default defineConfig({
  test: {
    setupFiles: ['tools/vitest-setup.ts'],
    testTimeout: 60 * 60 * 1_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    provide: {
      hostile: {
        requests: Math.ceil(requests * 0.75),
        connections: Math.ceil(requests * 0.25), // each a socket of its own, which costs ten times as much
        mails: Math.ceil(requests * 0.05),
        seed: read('HOSTILE_SEED', 1),
      },
    },
    projects: [
      {
        extends: true,
        test: { name: 'SQLite', include: ['server/{operations/hostile,mail/render}/hostile-*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          include: ['server/operations/hostile/hostile-*.test.ts'],
          globalSetup: ['server/store/postgres/test-server-setup.ts'],
        },
      },
    ],
  },
})
