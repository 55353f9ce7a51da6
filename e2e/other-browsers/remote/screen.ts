import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** An X server without a monitor; it ends with its scope. */
export interface Screen extends AsyncDisposable {
  /** What programs find as `DISPLAY`. */
  display: string
}

/** Starts Xvfb, which chooses a free number and reports it once it is ready. */
export async function startScreen(): Promise<Screen> {
  const size = ['-screen', '0', '1600x1200x24']
  const server = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [, , , ready] = server.stdio
  if (!ready) throw new Error('Xvfb was given nowhere to say its number')
  const [number] = (await Promise.race([once(ready, 'data'), failed(server)])) as [Buffer]
  return {
    display: `:${number.toString().trim()}`,
    [Symbol.asyncDispose]: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

async function failed(server: ReturnType<typeof spawn>): Promise<never> {
  const [code] = (await once(server, 'exit')) as [number | null]
  throw new Error(`Xvfb ended with ${code ?? 'a signal'}`)
}
