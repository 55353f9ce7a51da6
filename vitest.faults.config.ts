import { defineConfig } from 'vitest/config'

/** The files of promises about faults: what is done to the server, and what must hold. */
const files = [
  // kill -9, 200 times under 50 parallel posts on the three routes: nothing acknowledged is missing
  // SIGTERM under 50 parallel posts, 50 times: accepted requests finish, exit within 10 s
  'server/operations/faults/killed.test.ts',
  // kill -9 with a live mail server: every staff mail arrives; duplicates share one Message-ID
  // kill -9 in the middle of sending: the claim is free 5 s after the restart, 150 s if another process lives
  'server/operations/faults/mails-arrive.test.ts',
  // 10,000 mails in the mailbox, 100 kills, 100 cut connections, 5 restarts of its server: each one message;
  // undisturbed, 50 a second or more
  'server/operations/faults/mails-come-in.test.ts',
  // system calls of 1,000 posts: the record is synced to the disk before each 2xx
  'server/operations/faults/sync-before-answer.test.ts',
  // 1,000 idempotency keys, 10 parallel copies each: 1,000 records; other body 422; still running 409
  'server/operations/faults/copies.test.ts',
  'server/store/idempotency/once.test.ts',
  // outbox, 2,000 random sequences of commands: no mail lost, none claimed twice at once, sent is final
  'server/mail/outbox/outbox-model.test.ts',
  // a mail server that refuses, falls silent or hangs up at each stage: all is delivered once it is well
  'server/mail/outbox/smtp-faults.test.ts',
  // disk full, table locked, PostgreSQL away: 503 within 5 s, pages go on, recovery within 10 s
  'server/operations/faults/store-away.test.ts',
  'server/store/postgres/connection-loss.test.ts',
  // backup while writing, then restore: nothing acknowledged before its start is missing
  'server/operations/backup/backup.test.ts',
  // five people at the desk, 20 kills: no acknowledged draft or answer is lost, none is over one unseen
  'server/operations/faults/desk.test.ts',
  // bodies without end: cut off early
  'server/operations/faults/endless-bodies.test.ts',
  // analyses of websites: 25 hostile pages, each ended within 45 s and with its own reason
  'server/operations/faults/hostile-pages.test.ts',
  // 20 posted at once: all end in order; 100 kills of browser, process or server: none lost, nothing left
  'server/operations/faults/analyses.test.ts',
  // 100,000 generated hostile requests, and 10,000 connections: no 5xx, no hang
  'server/operations/hostile/hostile.test.ts',
]

/**
 * `npm run test:faults`: the tests of faults at full length, one after another; an hour on two cores.
 * `-- killed.test` runs one file, `-- --project SQLite` one database; `FAULT_SHARE=0.1` runs a tenth.
 */
export default defineConfig({
  test: {
    reporters: ['verbose'],
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
