import { ImapFlow } from 'imapflow'

import { describeError, scrubbed } from '../../log.ts'
import { hostOf, type ImapSettings } from '../../settings.ts'

/** Where mails go once they were read, and those nobody can read; beside the inbox, made when missing. */
export const FOLDERS = { handled: 'Handled', unreadable: 'Unreadable' } as const

/** In ms; `socket`: silence, longer than IDLE is left running. */
const TIMEOUTS = { connection: 30_000, greeting: 16_000, socket: 5 * 60_000 }
/** IDLE is begun anew after this: a connection that died in silence shows then. RFC 9051 asks for less than 29 min. */
const IDLE_MS = 4 * 60_000

/** A client that is not connected yet. `imaps://` is TLS from the first byte; what else is in the open was allowed. */
export function newMailboxClient({ url }: Pick<ImapSettings, 'url'>, timeouts = TIMEOUTS): ImapFlow {
  const secure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostOf(url),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    doSTARTTLS: false,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true, // the reader begins it
    maxIdleTime: IDLE_MS,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
  })
  client.on('error', () => undefined) // the command that waits is rejected with it
  return client
}

/** Connects with shorter patience, for somebody who waits at a terminal. */
export function newImpatientClient(imap: Pick<ImapSettings, 'url'>): ImapFlow {
  return newMailboxClient(imap, { connection: 5_000, greeting: 5_000, socket: 30_000 })
}

/** The parts of a folder's name: the server joins them by its own sign. */
export function pathOf(folder: string): string[] {
  return folder.split('/')
}

/** The path of one of our folders, made if it is missing. */
export async function ensureFolder(client: ImapFlow, name: string): Promise<string> {
  const path = `${client.namespace?.prefix ?? ''}${name}`
  const listed = await client.list()
  if (!listed.some((folder) => folder.path === path)) await client.mailboxCreate([name])
  return path
}

/** What may be logged of a failure, with the mail server's answer. */
export function describeImapError(error: unknown): Record<string, unknown> {
  const answer = error instanceof Error && 'responseText' in error ? String(error.responseText) : ''
  return { ...describeError(error), answer: scrubbed(answer) }
}
