import type { SearchObject } from 'imapflow'

import { mailboxOf } from '../../mailbox.ts'
import type { ImapSettings } from '../../settings.ts'
import { FOLDERS, newImpatientClient } from './mailbox-connection.ts'

/** Of or to a person, in any spelling of the address, and mails of others by their Message-IDs. */
export interface PersonCopies {
  mailbox: string
  spellings: readonly string[]
  messageIds: readonly string[]
}

/** Which mails: a person's, or all that came before a moment. */
export type Removed = PersonCopies | { before: Date }

/** Counts or removes mails in the folders of what was read. Throws what the mail server says. */
export async function removeMails(
  imap: Pick<ImapSettings, 'url' | 'folder'>,
  which: Removed,
  { isDryRun = false } = {},
): Promise<number> {
  const client = newImpatientClient(imap)
  await client.connect()
  try {
    let count = 0
    const ours = new Set<string>([FOLDERS.handled, FOLDERS.unreadable])
    // What nobody has read yet is removed with a person, but not for its age.
    if ('mailbox' in which) ours.add(imap.folder)
    for (const { path, name } of await client.list()) {
      if (!ours.has(name) && !ours.has(path)) continue
      const lock = await client.getMailboxLock(path)
      try {
        const uids = await findMails(client, which)
        count += uids.length
        if (uids.length > 0 && !isDryRun) await client.messageDelete(uids, { uid: true })
      } finally {
        lock.release()
      }
    }
    return count
  } finally {
    await client.logout()
  }
}

async function findMails(client: ReturnType<typeof newImpatientClient>, which: Removed): Promise<number[]> {
  const search = async (query: SearchObject) => {
    const uids = await client.search(query, { uid: true })
    return Array.isArray(uids) ? uids : []
  }
  if ('before' in which) return search({ before: which.before })
  const found = new Set<number>()
  for (const address of new Set([which.mailbox, ...which.spellings]))
    for (const field of ['from', 'to', 'cc'] as const)
      for (const uid of await search({ [field]: address })) found.add(uid)
  // The server searches for parts of a header: somebody else's address may contain this one.
  const uids: number[] = []
  for await (const { uid, envelope } of found.size === 0
    ? []
    : client.fetch([...found], { envelope: true }, { uid: true })) {
    const people = [...(envelope?.from ?? []), ...(envelope?.to ?? []), ...(envelope?.cc ?? [])]
    if (people.some(({ address = '' }) => mailboxOf(address) === which.mailbox)) uids.push(uid)
  }
  for (const id of which.messageIds) uids.push(...(await search({ header: { 'message-id': id } })))
  return [...new Set(uids)]
}
