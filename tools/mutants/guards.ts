/** Code that keeps a promise, and the tests that must notice when it does not. */
export interface Guard {
  name: string
  /** Which tests to ask about a file, the quickest first; from the root of the project. */
  files: Readonly<Record<string, readonly string[]>>
}

const WORKER = [
  'server/mail/outbox-day.test.ts',
  'server/mail/outbox-worker.test.ts',
  'server/mail/outbox-clock.test.ts',
]
const ONCE = ['server/idempotency/once.test.ts', 'server/contact-form/contact-route.test.ts']
const MAILS = ['server/mail/render-mail.test.ts', 'server/mail/hostile-mails.test.ts']
const UPLOAD = [
  'server/attachments/attachment-route.test.ts',
  'server/attachments/malformed-uploads.test.ts',
  'server/attachments/hostile-files.test.ts',
]
const TICKET = ['server/support-ticket/follow-routes.test.ts', 'server/support-ticket/link-route.test.ts']
const LIMITS = ['server/rate-limits/post-limits.test.ts', 'server/rate-limits/floods.test.ts']
const REVIEW = [
  'server/review/release-post.test.ts',
  'server/commands/agency/review.test.ts',
  'server/suspicion/robots.test.ts',
]
/** On PostgreSQL: what SQLite cannot show, because it runs one transaction at a time. */
const SIDE_BY_SIDE = 'server/database/postgres/several-processes.test.ts'
const CONTENT = [
  'server/attachments/content/attachment-content.test.ts',
  'server/attachments/hostile-files.test.ts',
]

/** Every guard whose tests are tried with mutants: another file is another line. */
export const GUARDS: readonly Guard[] = [
  {
    name: 'outbox',
    files: {
      'server/mail/outbox-rows.ts': [
        'server/mail/outbox-files.test.ts',
        ...WORKER,
        'server/mail/outbox-model.test.ts',
        SIDE_BY_SIDE,
      ],
      'server/mail/outbox-worker.ts': [...WORKER, 'server/mail/outbox-model.test.ts'],
      'server/mail/outbox-lane.ts': ['server/mail/outbox-lane.test.ts', ...WORKER],
      'server/mail/settle-attempt.ts': [
        'server/mail/settle-attempt.test.ts',
        ...WORKER,
        'server/mail/outbox-files.test.ts',
      ],
      'server/mail/classify-outcome.ts': ['server/mail/classify-outcome.test.ts'],
      'server/mail/backoff.ts': ['server/mail/backoff.test.ts', 'server/mail/outbox-model.test.ts'],
      'server/mail/queue-mail.ts': [
        'server/mail/queue-mail.test.ts',
        'server/mail/outbox-files.test.ts',
        'server/contact-form/contact-route.test.ts',
      ],
    },
  },
  {
    name: 'durability',
    files: {
      'server/database/sqlite/grouped-writer.ts': ['server/database/sqlite/grouped-writer.test.ts'],
      'server/database/sqlite/open-sqlite.ts': ['server/database/sqlite/open-sqlite.test.ts'],
      'server/database/sqlite/sqlite-errors.ts': [
        'server/database/sqlite/grouped-writer.test.ts',
        'server/contact-form/contact-route.test.ts',
      ],
    },
  },
  {
    name: 'idempotency',
    files: {
      'server/idempotency/once.ts': ONCE,
      'server/idempotency/idempotency-key.ts': ['server/idempotency/idempotency-key.test.ts', ...ONCE],
      'server/idempotency/idempotency-rows.ts': ONCE,
    },
  },
  {
    name: 'origin and shape',
    files: {
      'server/plugins/cross-site-guard.ts': [
        'server/plugins/cross-site-guard.test.ts',
        'server/geo/geo-route.test.ts',
      ],
      'server/plugins/request-bodies.ts': [
        'server/contact-form/contact-route.test.ts',
        'server/contact-form/contact-form-post.test.ts',
        'server/hostile/hostile-requests.test.ts',
      ],
      'server/plugins/client-errors.ts': ['server/plugins/client-errors.test.ts'],
      'server/plugins/body-time.ts': ['server/plugins/body-time.test.ts'],
      'server/plugins/methods.ts': [
        'server/plugins/security-headers.test.ts',
        'server/plugins/api-description.test.ts',
      ],
      'server/plugins/security-headers.ts': ['server/plugins/security-headers.test.ts'],
      'server/problems/problem-of-error.ts': ['server/problems/problem-of-error.test.ts'],
      'server/visitor/visitor-network.ts': ['server/visitor/visitor-network.test.ts'],
      'server/visitor/trusted-proxies.ts': ['server/visitor/trusted-proxies.test.ts'],
    },
  },
  {
    name: 'limits',
    files: {
      'domain/rate-limits/limits.ts': [
        'domain/rate-limits/limits.test.ts',
        'server/rate-limits/pressure.test.ts',
        'server/rate-limits/uploads.test.ts',
        'server/rate-limits/visits.test.ts',
        ...LIMITS,
      ],
      'domain/rate-limits/limit-wait.ts': ['domain/rate-limits/limit-wait.test.ts'],
      'domain/rate-limits/counted-mailbox.ts': ['domain/rate-limits/counted-mailbox.test.ts'],
      'domain/rate-limits/wait-in-words.ts': ['domain/rate-limits/wait-in-words.test.ts'],
      'server/rate-limits/count-post.ts': [...LIMITS, SIDE_BY_SIDE],
      'server/rate-limits/counted-post-rows.ts': [
        'server/rate-limits/purge-counts.test.ts',
        'server/rate-limits/mailbox-hashes.test.ts',
        'server/personal-data/person.test.ts',
        ...LIMITS,
      ],
      'server/rate-limits/mailbox-hashes.ts': ['server/rate-limits/mailbox-hashes.test.ts'],
      'server/rate-limits/pressure.ts': ['server/rate-limits/pressure.test.ts'],
      'server/rate-limits/purge-counts.ts': ['server/rate-limits/purge-counts.test.ts'],
      'server/rate-limits/refused-subjects.ts': ['server/rate-limits/refused-subjects.test.ts', ...LIMITS],
      'server/rate-limits/request-limits.ts': [
        'server/rate-limits/request-limits.test.ts',
        'server/rate-limits/visits.test.ts',
        'server/rate-limits/uploads.test.ts',
        ...LIMITS,
      ],
      'server/rate-limits/sender.ts': ['server/rate-limits/networks.test.ts', ...LIMITS],
      'server/rate-limits/subject-hash.ts': [
        'server/rate-limits/networks.test.ts',
        'server/rate-limits/purge-counts.test.ts',
        ...LIMITS,
      ],
      'server/rate-limits/too-many-requests.ts': LIMITS,
      'server/rate-limits/visit-counter.ts': [
        'server/rate-limits/visit-counter.test.ts',
        'server/rate-limits/visits.test.ts',
      ],
      'server/visitor/day-keys.ts': [
        'server/rate-limits/purge-counts.test.ts',
        'server/rate-limits/networks.test.ts',
        'server/attachments/network-quota.test.ts',
        'server/rate-limits/post-limits.test.ts',
        SIDE_BY_SIDE,
      ],
    },
  },
  {
    name: 'tokens and proof',
    files: {
      'domain/suspicion/find-suspicion.ts': ['domain/suspicion/find-suspicion.test.ts'],
      'domain/suspicion/honeypot.ts': ['server/suspicion/robots.test.ts'],
      'domain/suspicion/timings.ts': [
        'domain/suspicion/find-suspicion.test.ts',
        'server/suspicion/robots.test.ts',
      ],
      'server/suspicion/examine-post.ts': [
        'server/suspicion/form-token-route.test.ts',
        'server/suspicion/robots.test.ts',
      ],
      'server/suspicion/form-secret.ts': ['server/suspicion/form-secret.test.ts'],
      'server/suspicion/form-token.ts': ['server/suspicion/form-token.test.ts'],
      'server/suspicion/form-token-route.ts': ['server/suspicion/form-token-route.test.ts'],
      'server/suspicion/pressure.ts': ['server/suspicion/form-token-route.test.ts'],
      'server/suspicion/proof.ts': ['server/suspicion/proof.test.ts'],
      'server/suspicion/spent-token-rows.ts': [
        'server/suspicion/spent-token-rows.test.ts',
        'server/suspicion/robots.test.ts',
      ],
    },
  },
  {
    name: 'review',
    files: {
      'server/review/review-rows.ts': [...REVIEW, 'server/review/remind-of-reviews.test.ts'],
      'server/review/release-post.ts': REVIEW,
      'server/review/release-contact-request.ts': REVIEW,
      'server/review/release-lead.ts': REVIEW,
      'server/review/release-ticket.ts': ['server/review/release-ticket.test.ts', ...REVIEW],
      'server/review/remind-of-reviews.ts': ['server/review/remind-of-reviews.test.ts'],
    },
  },
  {
    name: 'side by side on PostgreSQL',
    files: {
      'server/database/row-locks.ts': [
        'server/attachments/network-quota.test.ts',
        'server/database/postgres/transaction-writer.test.ts',
        SIDE_BY_SIDE,
      ],
      'server/database/postgres/transaction-writer.ts': [
        'server/database/postgres/transaction-writer.test.ts',
      ],
      'server/database/postgres/session.ts': ['server/database/postgres/open-postgres.test.ts'],
      'server/database/postgres/postgres-errors.ts': [
        'server/database/postgres/postgres-errors.test.ts',
        'server/database/postgres/transaction-writer.test.ts',
      ],
    },
  },
  {
    name: 'mail injection',
    files: {
      'server/mail/mail-message.ts': ['server/mail/mail-message.test.ts', ...MAILS],
      'server/mail/render-mail.ts': MAILS,
      'server/mail/references.ts': ['server/mail/references.test.ts', ...MAILS],
      'server/mail/may-acknowledge.ts': [
        'server/mail/may-acknowledge.test.ts',
        'server/support-ticket/ticket-acknowledgement.test.ts',
        'server/chat-assistant/chat-lead-acknowledgement.test.ts',
      ],
      'domain/email/email-address.ts': ['domain/email/email-address.test.ts'],
      'domain/email/automatic-address.ts': ['domain/email/automatic-address.test.ts'],
    },
  },
  {
    name: 'attachments',
    files: {
      'server/attachments/receive-attachment.ts': UPLOAD,
      'server/attachments/claim-attachments.ts': ['server/attachments/claim-attachments.test.ts', ...UPLOAD],
      'server/attachments/network-quota.ts': ['server/attachments/network-quota.test.ts', SIDE_BY_SIDE],
      'server/attachments/read-upload.ts': UPLOAD,
      'server/attachments/upload-slots.ts': ['server/attachments/upload-slots.test.ts'],
      'server/attachments/content/attachment-content.ts': CONTENT,
      'server/attachments/content/hidden-archive.ts': CONTENT,
      'server/attachments/content/jpeg.ts': ['server/attachments/content/jpeg.test.ts', ...CONTENT],
      'server/attachments/content/pdf.ts': ['server/attachments/content/pdf.test.ts', ...CONTENT],
      'server/attachments/content/picture-size.ts': [
        'server/attachments/content/picture-size.test.ts',
        ...CONTENT,
      ],
      'server/attachments/content/png.ts': ['server/attachments/content/png.test.ts', ...CONTENT],
      'server/attachments/content/text.ts': ['server/attachments/content/text.test.ts', ...CONTENT],
      'server/attachments/content/webp.ts': ['server/attachments/content/webp.test.ts', ...CONTENT],
      'domain/support-ticket/attachment-name.ts': ['domain/support-ticket/attachment-name.test.ts'],
      'domain/support-ticket/attachment.ts': ['domain/support-ticket/attachment.test.ts'],
    },
  },
  {
    name: 'secrets',
    files: {
      'server/support-ticket/ticket-secret.ts': ['server/support-ticket/ticket-secret.test.ts', ...TICKET],
      'server/support-ticket/ticket-secret-rows.ts': [
        'server/support-ticket/ticket-secret.test.ts',
        ...TICKET,
        SIDE_BY_SIDE,
      ],
      'server/support-ticket/read-ticket.ts': ['server/support-ticket/ticket-route.test.ts', ...TICKET],
      'server/support-ticket/follow-ticket.ts': TICKET,
      'server/support-ticket/renew-ticket-link.ts': [
        'server/support-ticket/link-route.test.ts',
        'server/support-ticket/ticket-acknowledgement.test.ts',
      ],
      'domain/support-ticket/ticket-secret.ts': ['domain/support-ticket/ticket-secret.test.ts'],
    },
  },
  {
    name: 'consent',
    files: {
      'domain/cookie-consent/must-ask.ts': ['domain/cookie-consent/must-ask.test.ts'],
      'domain/cookie-consent/parse-consent.ts': ['domain/cookie-consent/parse-consent.test.ts'],
      'domain/cookie-consent/privacy-control.ts': ['domain/cookie-consent/privacy-control.test.ts'],
      'domain/cookie-consent/cookie-choice.ts': ['domain/cookie-consent/cookie-choice.test.ts'],
      'domain/cookie-consent/pending-consent.ts': ['domain/cookie-consent/pending-consent.test.ts'],
      'domain/analytics/parse-tracked-events.ts': ['domain/analytics/parse-tracked-events.test.ts'],
      'server/cookie-consent/keep-consent.ts': ['server/cookie-consent/consent-route.test.ts'],
      'server/analytics/measuring-policy.ts': ['server/analytics/measuring-policy.test.ts'],
    },
  },
  {
    name: 'prices',
    files: {
      'domain/pricing/price-profile.ts': ['domain/pricing/prices.test.ts'],
      'domain/pricing/scale-price.ts': ['domain/pricing/prices.test.ts'],
      'domain/pricing/packages.ts': ['domain/pricing/comparison.test.ts'],
      'domain/pricing/comparison.ts': ['domain/pricing/comparison.test.ts'],
    },
  },
]
