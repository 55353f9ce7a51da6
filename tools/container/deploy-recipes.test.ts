import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { KEEP_ALIVE_TIMEOUT_MS, TIMEOUTS_MS, UPLOAD_HANDLER_TIMEOUT_MS } from '../../server/http/limits.ts'
import { SECURITY_HEADERS, strictTransport } from '../../server/http/security-headers.ts'
import { readSettings } from '../../server/settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8')
const unit = read('valmis.service')
const nginx = read('nginx.conf')
const caddy = read('Caddyfile')

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

const has = (program: string) => spawnSync('which', [program]).status === 0

/** `systemd-analyze` on the unit, with this folder instead of the installed one. */
function analyze(...parameters: string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'valmis-unit-'))
  const file = join(folder.path, 'valmis.service')
  writeFileSync(file, unit.replaceAll('/srv/valmis/', `${ROOT}/`))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...parameters, file], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test.skipIf(!has('systemd-analyze'))('systemd understands the unit, and has nothing to complain of', () => {
  expect(analyze('verify', '--man=no')).toEqual({ status: 0, said: '' })
})

test.skipIf(!has('systemd-analyze'))('systemd calls the unit well protected: 1.5 or less of 10', () => {
  expect(analyze('security', '--offline=true', '--threshold=15', '--no-pager').status).toBe(0)
})

test('the unit gives the server what it needs: its Node, its folder, and the time to finish', () => {
  expect(unit).toContain(`ExecStart=/srv/valmis/node_modules/node/bin/${scripts.start}\n`)
  expect(unit).toContain('DATA_DIR=/var/lib/valmis')
  expect(unit).toContain('StateDirectory=valmis\n')
  expect(Number(/TimeoutStopSec=(\d+)s/.exec(unit)?.[1])).toBeGreaterThan(10)
})

test('the command of the server has the user, folder and settings of the unit', () => {
  const command = read('agency')
  const [, environment = ''] = /^Environment=NODE_ENV=production (.+)$/m.exec(unit) ?? []
  for (const setting of environment.split(' ')) expect(command).toContain(` --setenv=${setting} `)
  for (const [name, option] of [
    ['User', '--uid='],
    ['WorkingDirectory', '--working-directory='],
    ['EnvironmentFile', '--property=EnvironmentFile='],
  ])
    expect(command).toContain(` ${option}${new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? name} `)
})

function milliseconds(text: string | undefined): number {
  const [, number, unitOfTime] = /^(\d+)([sm])$/.exec(text ?? '') ?? []
  return Number(number) * (unitOfTime === 'm' ? 60_000 : 1_000)
}

test("nginx's times fit those of the server", () => {
  const time = (name: string) => milliseconds(new RegExp(`^ *${name} (\\d+[sm]);`, 'm').exec(nginx)?.[1])
  expect(time('client_header_timeout')).toBe(TIMEOUTS_MS.headers)
  expect(time('client_body_timeout')).toBe(TIMEOUTS_MS.connection)
  expect(time('keepalive_timeout')).toBeLessThan(KEEP_ALIVE_TIMEOUT_MS)
  expect(time('proxy_read_timeout')).toBeGreaterThan(TIMEOUTS_MS.connection)
})

test("Caddy's times fit those of the server", () => {
  const time = (name: string) => milliseconds(new RegExp(`^\\s*${name} (\\d+[sm])$`, 'm').exec(caddy)?.[1])
  expect(time('read_header')).toBe(TIMEOUTS_MS.headers)
  expect(time('read_body')).toBeGreaterThanOrEqual(TIMEOUTS_MS.upload)
  expect(time('write')).toBeGreaterThan(UPLOAD_HANDLER_TIMEOUT_MS)
  expect(time('keepalive')).toBeLessThan(KEEP_ALIVE_TIMEOUT_MS)
})

test.each([
  ['nginx', read('nginx-headers.conf')],
  ['Caddy', caddy],
])('%s says about its files what the server would', (_, recipe) => {
  const { 'cross-origin-resource-policy': ownReach, ...headers } = SECURITY_HEADERS
  const all = { ...headers, ...strictTransport(readSettings({ SITE_URL: 'https://agency.example' })) }
  for (const [name, value] of Object.entries(all)) {
    const quoted = /[ ;]/.test(value) ? `"${value}"` : value
    expect(recipe).toContain(`${name} ${quoted}`)
  }
  expect(nginx + caddy).toContain(ownReach)
})

test('both proxies drop what a visitor says about his place', () => {
  for (const name of placeHeaders()) {
    expect(nginx.toLowerCase()).toContain(`proxy_set_header ${name} "";`)
    expect(caddy.toLowerCase()).toContain(`header_up -${name}\n`)
  }
})

function placeHeaders(): string[] {
  const source = readFileSync(join(ROOT, 'server/features/geo/geo-route.ts'), 'utf8')
  const names = [...source.matchAll(/(?:country|city): '([a-z-]+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  return names
}
