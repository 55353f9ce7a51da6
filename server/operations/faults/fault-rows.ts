/** A promise about faults: what happens to the server, and what must follow. */
interface FaultRow {
  number: number
  test: string
  bar: string
  /** Its test file, which runs briefly in `npm test` and at full length in `npm run test:faults`. */
  files: readonly string[]
}

/** The rows of `npm run test:faults`. Tests name theirs in their `meta`. */
export const FAULT_ROWS = {
  killed: {
    number: 1,
    test: 'kill -9 of the server, 200 times under 50 parallel posts on the three routes',
    bar: 'acknowledged but missing 0, records without mails 0, integrity clean',
    files: ['server/operations/faults/killed.test.ts'],
  },
  'killed while sending': {
    number: 2,
    test: 'the same with a live mail server',
    bar: "every acknowledged record's staff mail arrives; duplicates share one Message-ID",
    files: ['server/operations/faults/killed-while-sending.test.ts'],
  },
  'sync before answer': {
    number: 3,
    test: 'system calls of 1,000 posts',
    bar: "a completed sync of the log with the record's words before each 2xx, 1,000 of 1,000",
    files: ['server/operations/faults/sync-before-answer.test.ts'],
  },
  copies: {
    number: 4,
    test: '1,000 idempotency keys, 10 parallel copies each',
    bar: '1,000 records; other body 422; still running 409',
    files: ['server/operations/faults/copies.test.ts', 'server/store/idempotency/once.test.ts'],
  },
  'outbox model': {
    number: 5,
    test: 'outbox, 2,000 random sequences of commands',
    bar: 'no mail lost, none claimed twice at once, sent is final',
    files: ['server/mail/outbox/outbox-model.test.ts'],
  },
  'claims of the dead': {
    number: 6,
    test: 'kill -9 in the middle of sending a mail',
    bar: 'its claim is free at most 5 s after the restart, 150 s if another process lives',
    files: ['server/operations/faults/claims-of-the-dead.test.ts'],
  },
  'mail server faults': {
    number: 7,
    test: 'a mail server that refuses, falls silent or hangs up at each stage, bad login, bad TLS',
    bar: 'each ends as retry, dead or paused as designed; all delivered once the fault lifts',
    files: ['server/mail/outbox/smtp-faults.test.ts'],
  },
  stopped: {
    number: 8,
    test: 'SIGTERM under 50 parallel posts, 50 times',
    bar: 'accepted requests finish, exit within 10 s',
    files: ['server/operations/faults/stopped.test.ts'],
  },
  'store away': {
    number: 9,
    test: 'disk full, database locked, PostgreSQL restarted, crashed and away',
    bar: "503 with the form's text within 5 s, pages keep serving, recovery within 10 s without a restart",
    files: ['server/operations/faults/store-away.test.ts', 'server/store/postgres/connection-loss.test.ts'],
  },
  backup: {
    number: 10,
    test: 'backup while writing, then restore',
    bar: 'nothing acknowledged before its start is missing, integrity clean',
    files: ['server/operations/backup/backup.test.ts'],
  },
  'many mails': {
    number: 11,
    test: '10,000 mails without a fault; on PostgreSQL by two processes',
    bar: '10,000 deliveries, no duplicate',
    files: ['server/operations/faults/many-mails.test.ts'],
  },
  'slow clients': {
    number: 12,
    test: '200 connections that send a byte a second',
    bar: 'all cut within 15 s, others answered meanwhile',
    files: ['server/operations/faults/slow-clients.test.ts'],
  },
  'broken bodies': {
    number: 13,
    test: 'huge bodies, and 100,000 generated broken requests',
    bar: 'no 5xx, no hang; what is too much is cut off early',
    files: ['server/operations/faults/broken-bodies.test.ts'],
  },
  'half-open connections': {
    number: 14,
    test: 'connections to PostgreSQL that die without a word',
    bar: 'kept or 503 within 5 s; over within 10 s after the line is back',
    files: ['server/store/postgres/connection-loss.test.ts'],
  },
} as const satisfies Record<string, FaultRow>

/** The row of a test. */
export type FaultRowName = keyof typeof FAULT_ROWS
