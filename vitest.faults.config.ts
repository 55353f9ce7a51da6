import { defineConfig } from 'vitest/config'

import { FAULT_ROWS } from './server/operations/faults/fault-rows.ts'

const files = [...new Set(Object.values(FAULT_ROWS).flatMap((row) => [...row.files]))]

/** The tests of faults at full length, one after another: `npm run test:faults` (tools/faults.ts). */
export default defineConfig({
  test: {
    setupFiles: ['tools/vitest-setup.ts'],
    restoreMocks: true,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    provide: { faultShare: Number(process.env['FAULT_SHARE'] ?? 1) },
    projects: [
      {
        extends: true,
        test: { name: 'SQLite', include: files.filter((file) => !file.includes('/postgres/')) },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          include: files.filter((file) => !file.includes('/sqlite/')),
          globalSetup: ['server/store/postgres/test-server-setup.ts'],
        },
      },
    ],
  },
})
