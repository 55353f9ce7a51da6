/** `npm run dev`: Astro's dev server on 4321, and the API beside it on 3001; what one prints, both print. */
import { spawn } from 'node:child_process'

const API_PORT = '3001'
const children = [
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit', env: { ...process.env, PORT: API_PORT } }),
  spawn('astro', ['dev'], { stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill()
  })
}
