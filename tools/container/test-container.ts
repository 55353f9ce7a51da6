import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { FINAL, imageFolder } from './image-folder.ts'

/**
 * `npm run test:container`: builds the image with buildah and tries what docs/operating.md describes: the
 * server starts without rights, stores a request, is healthy, has metrics, is backed up and restored. Where
 * the Dockerfile's base images cannot be loaded, the last stage uses this machine's libraries. It says so
 * where there is no buildah. Not part of `npm test`: it needs root, or a prepared machine.
 */

const IMAGE = 'localhost/valmis-test'
const BASE = 'gcr.io/distroless/cc-debian12:nonroot'
const PORT = 4174
const METRICS_PORT = 4175
const USER = '65532:65532'
const START_ATTEMPTS = 60

if (spawnSync('buildah', ['--version']).status !== 0) {
  console.log('There is no buildah here: the image was not built. On Debian: apt-get install buildah')
  process.exit()
}
if (!existsSync('dist/server/main.js'))
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })

const work = mkdtempSync(join(tmpdir(), 'valmis-container-'))
let container = ''
try {
  buildImage()
  container = buildah('from', IMAGE).trim()
  for (const name of ['data', 'backups']) {
    mkdirSync(join(work, name))
    execFileSync('chown', [USER, join(work, name)])
  }
  await tryServer(async (address) => {
    const posted = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: address,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.org', message: 'In a container' }),
    })
    told('a request is kept', posted.status === 201, `status ${posted.status}`)
    const metrics = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then((answer) => answer.text())
    told('metrics are there', metrics.includes('valmis_'), metrics.slice(0, 200))
    told('it is healthy', inContainer('server/operations/commands/health.ts').status === 0, '')
    const backup = agency('backup', '/backups/a.db')
    told('backed up while it runs', backup.status === 0, backup.stderr)
  })
  const restored = agency('restore', '/backups/a.db', '--force')
  told('restored while it is stopped', restored.status === 0, restored.stderr)
  const listed = agency('list', 'contact', '--all', '--json')
  told('what was kept is there again', listed.stdout.includes('ann@example.org'), listed.stderr)
} finally {
  if (container !== '') spawnSync('buildah', ['rm', container])
  spawnSync('buildah', ['rmi', IMAGE])
  rmSync(work, { recursive: true, force: true })
}

/** The image of the Dockerfile, or its last stage on this machine's libraries. */
function buildImage(): void {
  if (spawnSync('buildah', ['pull', '--quiet', BASE], { timeout: 120_000 }).status === 0) {
    buildah('build', '--build-arg', `SITE_URL=http://localhost:${PORT}`, '-t', IMAGE, '.')
    told('the image of the Dockerfile is built', true, '')
    return
  }
  using folder = imageFolder()
  const context = join(work, 'context')
  cpSync(folder.path, context, { recursive: true, dereference: true })
  const libraries = execFileSync('ldd', [process.execPath], { encoding: 'utf8' })
  for (const [file] of libraries.matchAll(/\/[^\s:()]+\.so[^\s:()]*/g)) {
    mkdirSync(dirname(join(context, 'base', file)), { recursive: true })
    copyFileSync(file, join(context, 'base', file))
  }
  for (const name of ['out/data', 'out/lib', 'base/tmp']) mkdirSync(join(context, name), { recursive: true })
  const stage = FINAL.replaceAll('COPY --from=build /app/', 'COPY ').replaceAll('COPY --from=build ', 'COPY ')
  writeFileSync(
    join(context, 'Dockerfile'),
    `FROM scratch\nCOPY base/ /\nUSER ${USER}\n${stage.replaceAll('--from=build ', '').replaceAll(' /out/', ' out/')}`,
  )
  buildah('build', '--isolation', 'chroot', '-t', IMAGE, context)
  told('the last stage is built on a base of this machine: the base images cannot be had', true, '')
}

async function tryServer(tryIt: (address: string) => Promise<void>): Promise<void> {
  const address = `http://localhost:${PORT}`
  const server = spawn('buildah', runArguments('dist/server/main.js'), { stdio: 'inherit' })
  try {
    for (let attempt = 1; ; attempt += 1) {
      const isReady = await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) break
      if (attempt === START_ATTEMPTS) throw new Error('The server in the container did not start')
      await wait(500)
    }
    told('the server starts', true, '')
    await tryIt(address)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
}

function runArguments(...command: readonly string[]): string[] {
  const settings = {
    HOST: '127.0.0.1',
    PORT,
    METRICS_PORT,
    LOG_LEVEL: 'warn',
    SITE_URL: `http://localhost:${PORT}`,
  }
  return [
    ...['run', '--isolation', 'chroot', '--network', 'host', '--user', USER],
    ...['-v', `${join(work, 'data')}:/data`, '-v', `${join(work, 'backups')}:/backups`],
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...[container, '--', 'node', ...command],
  ]
}

function inContainer(...command: readonly string[]) {
  return spawnSync('buildah', runArguments(...command), { encoding: 'utf8' })
}

function agency(...parameters: readonly string[]) {
  return inContainer('server/operations/commands/agency.ts', ...parameters)
}

function buildah(...parameters: readonly string[]): string {
  return execFileSync('buildah', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function told(what: string, isWell: boolean, detail: string): void {
  console.log(`${isWell ? 'ok    ' : 'FAILED'} ${what}${isWell ? '' : `: ${detail}`}`)
  if (!isWell) process.exitCode = 1
}
