import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MESSAGE = 'Please look at my website. '.repeat(14)

/**
 * Rows a second that SQLite takes when each is a transaction of its own, as durable as the server's: what the disk
 * gives to whoever writes without validation, mails, keys or HTTP.
 */
export function insertBare(folder: string, seconds: number): number {
  using database = new DatabaseSync(join(folder, 'bare.db'))
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, email TEXT, message TEXT) STRICT')
  const insert = database.prepare('INSERT INTO rows (email, message) VALUES (?, ?)')
  const begun = performance.now()
  let rows = 0
  while (performance.now() - begun < seconds * 1000) {
    insert.run(`visitor${rows}@example.com`, MESSAGE)
    rows += 1
  }
  return rows / ((performance.now() - begun) / 1000)
}
