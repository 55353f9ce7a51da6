import { createMailReader, type MailReader, type ReaderEffects } from '../../mail/inbox/mail-reader.ts'
import { createReaderLease } from '../../mail/inbox/reader-lease.ts'
import { createResolver, proveSender } from '../../mail/inbox/prove-sender.ts'
import { readMail } from '../../mail/inbox/read-mail.ts'
import type { ImapSettings } from '../../settings.ts'
import type { StoreClock } from '../../store/store.ts'
import { receiveMail, reportUnreadable, type ReceiveEffects } from './receive-mail.ts'

/** How a mail is read and its sender proven, with DNS as this machine asks it. */
export function createReading(
  { trustedHost }: Pick<ImapSettings, 'trustedHost'>,
  { ownMailboxes }: Pick<ReceiveEffects, 'ownMailboxes'>,
): Pick<ReaderEffects, 'read' | 'prove'> {
  const resolve = createResolver()
  return {
    read: (raw) => readMail(raw, { addresses: ownMailboxes }),
    prove: (raw, mail) => proveSender(raw, mail, { trustedHost, resolve }),
  }
}

/** The reader as the server runs it: what comes in becomes messages of conversations. */
export function createServerReader(
  imap: ImapSettings,
  { clock, owner, log }: Pick<ReaderEffects, 'log'> & { clock: StoreClock | null; owner: string },
  effects: ReceiveEffects,
): MailReader {
  return createMailReader({
    imap,
    log,
    now: effects.now,
    lease: createReaderLease(effects.write, clock, owner),
    ...createReading(imap, effects),
    receive: (mail, verdict) => receiveMail(mail, verdict, effects),
    reportUnreadable: (report) => reportUnreadable(report, effects),
  })
}
