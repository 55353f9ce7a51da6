import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempDisposableSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { freePorts } from '../e2e/fixtures/server.ts'
import { TEST_FORM_SECRET } from '../server/test-posts.ts'

const ROOT = join(import.meta.dirname, '..')
/** A server that has not answered by then has failed. */
const START_PATIENCE_MS = 20_000
const RETRY_MS = 1

export const folder = () => mkdtempDisposableSync(join(tmpdir(), 'valmis-bench-'))

export interface Measured {
  url: URL
  /** From the start of the process to the first answer. */
  startMs: number
  residentMib: () => number
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Our server on the built site and a database in `dataDir`, as `npm start` starts it. */
export async function startOurs(dataDir: string, databaseUrl: URL | null = null): Promise<Measured> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, ...args] = scripts.start.split(' ')
  return startNode(args, dataDir, databaseUrl)
}

/** The API alone, with group commit or one commit per request; no mail is sent. */
export async function startPostApp(writer: 'grouped' | 'per-request', dataDir: string): Promise<Measured> {
  return startNode(['bench/server-post-app.ts', writer], dataDir)
}

/** One nginx worker that sends the page `/en` as the build compressed it. */
export async function startNginx(folder: string): Promise<Measured> {
  const [port = 0] = await freePorts(1)
  mkdirSync(join(folder, 'pages'))
  for (const suffix of ['.html', '.html.gz'])
    copyFileSync(join(ROOT, `dist/client/en${suffix}`), join(folder, `pages/en${suffix}`))
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
      types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder};
      fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder}/pages; location / { try_files $uri.html =404; } }
    }`,
  )
  return measured(spawn('nginx', ['-c', config], { stdio: 'inherit' }), port, 'SIGTERM') // its worker would survive SIGKILL
}

async function startNode(args: readonly string[], dataDir: string, databaseUrl: URL | null = null) {
  const [port = 0] = await freePorts(1)
  const log = openSync(join(dataDir, 'log'), 'a')
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl?.href ?? '',
    RATE_LIMITS: 'off',
    ANALYSIS: 'off',
    RETENTION_TICKETS_MONTHS: '600', // the seeded rows stay
    RETENTION_CONSENTS_MONTHS: '600',
    ACKNOWLEDGEMENTS_AN_HOUR: 'off', // one machine sends everything
    FORM_SECRET: TEST_FORM_SECRET,
  }
  const absolute = args.map((arg) => (/\.[jt]s$/.test(arg) ? join(ROOT, arg) : arg))
  const child = spawn(process.execPath, absolute, {
    env,
    cwd: dataDir,
    stdio: ['ignore', log, 'inherit'],
  })
  return measured(child, port, 'SIGKILL') // a run leaves thousands of mails behind: do not wait for them
}

async function measured(child: ChildProcess, port: number, end: NodeJS.Signals): Promise<Measured> {
  const begun = performance.now()
  const exited = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - begun > START_PATIENCE_MS) {
      throw new Error(`${child.spawnfile} does not answer`)
    }
    await delay(RETRY_MS)
  }
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    startMs: performance.now() - begun,
    residentMib: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1]) / 1024,
    async [Symbol.asyncDispose]() {
      child.kill(end)
      await exited
    },
  }
}

/** Whether a request gets an answer; with a bare socket, which costs the measured process nothing. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('GET /en HTTP/1.1\r\nhost: bench\r\nconnection: close\r\n\r\n')
    await once(socket, 'data')
    return true
  } catch {
    return false // it does not listen yet
  } finally {
    socket.destroy()
  }
}
