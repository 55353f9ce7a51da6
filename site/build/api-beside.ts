import { type ChildProcess, spawn } from 'node:child_process'

import type { AstroIntegration } from 'astro'

/** Runs the API on a port beside Astro's development server: it starts again when its files change. */
export function apiBeside(port: string): AstroIntegration {
  let api: ChildProcess | undefined
  const end = () => void api?.kill()
  return {
    name: 'valmis:api',
    hooks: {
      'astro:server:start': () => {
        const env = { ...process.env, PORT: port }
        api ??= spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit', env })
        process.once('exit', end)
      },
      'astro:server:done': end,
    },
  }
}
