/** What a trace shows of posts that were answered with 201. */
export interface TracedPosts {
  answered: number
  /** Before the answer, a sync of the log was completed that began after the post was written to it. */
  synced: number
}

/** strace without `-f` and with `-y`: every call of the one thread that reads, stores and answers. */
const CALL = /^(\w+)\((\d+)<([^>]*)>(?:, "((?:[^"\\]|\\.)*)")?.*\)\s+= (-?\d+)/
const NAME = /Traced [0-9]+ \./g
const LOG_FILE = 'valmis.db-wal'

/** The name of a post in a trace; the dot ends it, so that no name is the beginning of another. */
export function tracedName(index: number): string {
  return `Traced ${index} .`
}

/**
 * Reads a trace of system calls line by line: `read` and `write` of connections, `pwrite64` and `fdatasync`
 * of the log.
 */
export async function readTrace(lines: AsyncIterable<string>): Promise<TracedPosts> {
  /** The running post of each connection. */
  const underWay = new Map<string, string>()
  const written = new Set<string>()
  const synced = new Set<string>()
  const posts: TracedPosts = { answered: 0, synced: 0 }
  for await (const line of lines) {
    const [, call = '', number = '', file = '', text = '', result = ''] = CALL.exec(line) ?? []
    const connection = `${number} ${file}`
    if (call === 'read' && file.startsWith('socket:')) {
      for (const [name] of text.matchAll(NAME)) underWay.set(connection, name)
    } else if (call === 'pwrite64' && file.endsWith(LOG_FILE)) {
      for (const [name] of text.matchAll(NAME)) written.add(name)
    } else if ((call === 'fdatasync' || call === 'fsync') && file.endsWith(LOG_FILE) && result === '0') {
      for (const name of written) synced.add(name)
    } else if (text.startsWith('HTTP/1.1 201')) {
      posts.answered += 1
      if (synced.has(underWay.get(connection) ?? '')) posts.synced += 1
    }
  }
  return posts
}
