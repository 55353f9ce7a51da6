import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Only the server's user may read what visitors wrote. */
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
const OTHERS = 0o077
/** A folder for everybody, such as /tmp: its rights are left as they are. */
const STICKY = 0o1000

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'valmis.db')
}

/** Where mails are written as files without `SMTP_URL`. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Makes the data folder if needed; throws one sentence with its name when it cannot be used. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
    readdirSync(dataDir)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new Error(
      `DATA_DIR ${resolve(dataDir)} cannot be used (${code}): name a folder that this user may make or write`,
      { cause: error },
    )
  }
}

/** Makes an empty private file if there is none; closing an existing one would drop our SQLite locks. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', PRIVATE_FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** What other users of the machine may read or write of the data. */
export function findOpenPaths(dataDir: string): string[] {
  const inFolder = (folder: string) => readdirSync(folder).map((name) => join(folder, name))
  const ours = inFolder(dataDir).filter((path) => /\/valmis\.(?:db|lock)[^/]*$/.test(path))
  const mails = existsSync(mailFolder(dataDir)) ? [mailFolder(dataDir), ...inFolder(mailFolder(dataDir))] : []
  return [dataDir, ...ours, ...mails].filter((path) => {
    const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 }
    return (mode & OTHERS) !== 0 && (mode & STICKY) === 0
  })
}

/** Removes other users' rights from our files; files of others are left for the doctor to report. */
export function closeToOthers(dataDir: string): void {
  for (const path of findOpenPaths(dataDir)) {
    const { uid, mode } = statSync(path)
    if (uid === process.getuid?.()) chmodSync(path, mode & PRIVATE_FOLDER)
  }
}

/**
 * Reserves the folder for one server; throws when another has it. The lock is SQLite's on a file beside the
 * database: the system releases it whenever the process ends. Commands do not need it and run beside the
 * server.
 */
export function lockDataFolder(dataDir: string): Disposable {
  const file = join(dataDir, 'valmis.lock')
  makePrivateFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new Error(
      `Another server works on ${resolve(databaseFile(dataDir))}: stop it, or give this one another DATA_DIR`,
      { cause: error },
    )
  }
  return lock
}
