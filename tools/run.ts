import { spawn } from 'node:child_process'

interface RunOptions {
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Shows the output while the command runs. */
  echo?: boolean
}

/** Runs a command of the project; returns its exit code and output. */
export async function run(
  command: string,
  parameters: readonly string[],
  { env = {}, cwd, echo = false }: RunOptions = {},
): Promise<{ exitCode: number; output: string }> {
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const part of ['stdout', 'stderr'] as const) {
    child[part].on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (echo) process[part].write(chunk)
    })
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.on('error', reject).on('close', resolve)
  return { exitCode: (await promise) ?? 1, output }
}

/** Runs one step of several and prints how it ended, with its output if it failed. Returns whether it passed. */
export async function runStep(
  name: string,
  [command, ...parameters]: readonly [string, ...string[]],
  {
    isReport = false,
    ...options
  }: RunOptions & { /** Shows the output also on success. */ isReport?: boolean } = {},
): Promise<boolean> {
  const started = performance.now()
  const { exitCode, output } = await run(command, parameters, {
    ...options,
    env: { FORCE_COLOR: '0', ...options.env },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (exitCode !== 0 || isReport) console.log(output.trimEnd())
  return exitCode === 0
}

/** Builds the site; throws what the build said if it failed. */
export async function build(): Promise<void> {
  const { exitCode, output } = await run('npm', ['run', '--silent', 'build'])
  if (exitCode !== 0) throw new Error(output)
}
