import { spawn } from 'node:child_process'

/** How a command ended. */
export interface RunResult {
  exitCode: number
  /** Its output, if asked for. */
  output: string
}

/**
 * Runs a command of the project with visible output, and waits for its end.
 * @param echo false returns its output only to the caller.
 */
export function run(
  command: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {},
  echo = true,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (echo) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (echo) process.stderr.write(chunk)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ exitCode: code ?? 1, output })
    })
  })
}
