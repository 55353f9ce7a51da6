import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { fixture, test as baseTest, testFolder } from '../../test-app.ts'
import { quietPort } from '../../test-process.ts'

const DOVECOT = '/usr/sbin/dovecot'

/** Debian's package `dovecot-imapd`; tools/test.ts installs it. */
export const hasDovecot = existsSync(DOVECOT)
if (!hasDovecot) process.stderr.write('not run: tests with a real IMAP server need Debian’s dovecot-imapd\n')

/** Debian's `nobody`, whose mail it is where root runs the tests: Dovecot gives root no mailbox. */
const NOBODY = 65_534
const LOOK_MS = 10

interface DovecotOptions {
  /** Between the names of folders. */
  separator?: '/' | '.'
  /** Before the names of folders, as Courier and Cyrus have it. */
  prefix?: string
  /** What the server says it can do, instead of all. */
  capability?: string
}

/** A real Dovecot on a port of this machine, with one mailbox that lies in a temporary folder. */
export async function startTestDovecot(options: DovecotOptions = {}) {
  const folder = testFolder()
  const port = await quietPort()
  const mail = join(folder.path, 'mail')
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? NOBODY : (process.getuid?.() ?? NOBODY)
  const config = join(folder.path, 'dovecot.conf')
  writeFileSync(config, configOf(folder.path, { port, owner, isRoot, ...options }))
  for (const part of ['', 'cur', 'new', 'tmp']) mkdirSync(join(mail, part), { recursive: true })
  if (isRoot) for (const path of ['..', '', 'cur', 'new', 'tmp']) chownSync(join(mail, path), owner, owner)
  let server = await startDovecot(config, port)
  let delivered = 0

  /** Files of a folder's mails, oldest first. */
  function filesIn(name: string): string[] {
    const root = name === 'INBOX' ? mail : join(mail, `.${name.replaceAll('/', '.')}`)
    return ['cur', 'new'].flatMap((part) => {
      const path = join(root, part)
      return existsSync(path)
        ? readdirSync(path)
            .toSorted()
            .map((file) => join(path, file))
        : []
    })
  }

  return {
    port,
    url: (through = port) => new URL(`imap://agency:secret@127.0.0.1:${through}`),
    /** Puts mails into a folder, as a delivery agent does. */
    deliver(raws: readonly (string | Buffer)[], into = 'INBOX') {
      const root = into === 'INBOX' ? mail : join(mail, `.${into.replaceAll('/', '.')}`)
      for (const part of ['', 'cur', 'new', 'tmp']) {
        const path = join(root, part)
        if (!existsSync(path)) {
          mkdirSync(path)
          if (isRoot) chownSync(path, owner, owner)
        }
      }
      for (const raw of raws) {
        delivered += 1
        const name = `${String(1_700_000_000 + delivered)}.M${delivered}.test`
        writeFileSync(join(root, 'tmp', name), raw)
        renameSync(join(root, 'tmp', name), join(root, 'new', name))
      }
    },
    count: (name: string) => filesIn(name).length,
    /** The mails of a folder, with the line ends that Dovecot keeps. */
    mailsIn: (name: string) =>
      filesIn(name).map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')),
    async stop() {
      await stopDovecot(server)
    },
    /** @param forgets gives the inbox a new UIDVALIDITY, as after a move to another machine. */
    async start({ forgets = false } = {}) {
      if (forgets)
        for (const file of readdirSync(mail))
          if (file.startsWith('dovecot')) rmSync(join(mail, file), { recursive: true })
      server = await startDovecot(config, port)
    },
    async [Symbol.asyncDispose]() {
      await stopDovecot(server)
      await folder[Symbol.asyncDispose]()
    },
  }
}

export type TestDovecot = Awaited<ReturnType<typeof startTestDovecot>>

function configOf(
  root: string,
  {
    port,
    owner,
    isRoot,
    separator = '/',
    prefix = '',
    capability,
  }: DovecotOptions & { port: number; owner: number; isRoot: boolean },
): string {
  const user = isRoot
    ? ''
    : `default_internal_user = ${process.env['USER'] ?? ''}\ndefault_login_user = ${process.env['USER'] ?? ''}`
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${root}/run
state_dir = ${root}/run
log_path = ${root}/dovecot.log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain
auth_failure_delay = 0
first_valid_uid = 1
mail_location = maildir:${root}/mail
mail_max_userip_connections = 100
${user}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner} gid=${owner} home=${root}
}
namespace inbox {
  inbox = yes
  separator = ${separator}
  prefix = ${prefix}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
${capability === undefined ? '' : `protocol imap {\n  imap_capability = ${capability}\n}`}
`
}

async function startDovecot(config: string, port: number): Promise<ChildProcess> {
  const server = spawn(DOVECOT, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  process.once('exit', () => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, 'SIGKILL') // of a test that was given up
  })
  let errors = ''
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`Dovecot did not start: ${errors}`)
    await delay(LOOK_MS)
  }
  return server
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'data')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function stopDovecot(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  process.kill(-server.pid, 'SIGTERM') // the whole group: sessions would outlive their server
  await exited
}

/** A way to a port of this machine that can be cut, or fall silent. */
export async function startCuttableWay(target: number) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    /** Nothing passes any more, and nobody is told. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    [Symbol.asyncDispose]: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

export const test = baseTest.extend('dovecot', fixture(startTestDovecot))
