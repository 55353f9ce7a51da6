import { existsSync } from 'node:fs'

import { loadEnvFile } from '../../env-file.ts'
import { readSettings, type Settings } from '../../settings.ts'
import { databaseFile } from '../../store/data-folder.ts'
import { openDatabase } from '../../store/open-database.ts'
import type { Store } from '../../store/store.ts'

/** Errors of a pipe whose reader has gone, such as `| head`: of the pipe, then of the ended stream. */
const READER_GONE = ['EPIPE', 'ERR_STREAM_DESTROYED']

/**
 * Runs a command of this process: an error is one line and exit code 1. A reader that has gone stops nothing:
 * the command runs to its end.
 * @param run returns the exit code; nothing means 0.
 */
export async function runCommand(run: (settings: Settings) => Promise<number | undefined>): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!READER_GONE.includes(error.code ?? '')) throw error
    })
  try {
    loadEnvFile()
    process.exitCode = (await run(readSettings(process.env))) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** Opens the server's store; throws where there is none, for an empty one made here would look like the server's. */
export async function openServerStore(settings: Settings): Promise<Store> {
  const file = databaseFile(settings.dataDir)
  if (settings.databaseUrl === null && !existsSync(file))
    throw new Error(
      `There is no database: ${file}. Give the command the settings of the server, or start it first`,
    )
  return openDatabase(settings)
}
