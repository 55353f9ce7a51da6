import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { testFolder } from '../../test-app.ts'
import { installedBrowser } from './find-browser.ts'
import type { LookSettings } from './look.ts'
import { createLooker } from './looker.ts'

const DAYS_LEFT = 40
const folder = testFolder()
const file = (name: string) => join(folder.path, name)
const site = createServer((_, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>x</title><h1>Bread</h1>'),
)
const quiet = { reach: () => Promise.resolve(), show: () => Promise.resolve() }
let settings: LookSettings

/** Hosts with their certificates: which name they have, who signed them, when they end. */
const HOSTS = {
  'good.test': { name: 'good.test', issuer: 'known', days: DAYS_LEFT },
  'expired.test': { name: 'expired.test', issuer: 'known', days: -1 },
  'wrong.test': { name: 'other.test', issuer: 'known', days: DAYS_LEFT },
  'self.test': { name: 'self.test', issuer: null, days: DAYS_LEFT },
  'stranger.test': { name: 'stranger.test', issuer: 'stranger', days: DAYS_LEFT },
} as const

/** Makes a key and a certificate for a name; without an issuer it is its own, and may sign others. */
function certify(host: string, name: string, issuer: string | null, days: number): void {
  const openssl = (...parameters: string[]) => execFileSync('openssl', parameters, { stdio: 'pipe' })
  const [key, request, certificate] = [file(`${host}.key`), file('request'), file(`${host}.pem`)]
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key]
  const names = issuer === null ? [] : ['-addext', `subjectAltName=DNS:${name}`]
  openssl('req', '-new', ...made, '-out', request, '-subj', `/CN=${name}`, ...names)
  const signer =
    issuer === null ? ['-signkey', key] : ['-CA', file(`${issuer}.pem`), '-CAkey', file(`${issuer}.key`)]
  const signed = [...signer, '-days', String(days), '-copy_extensions', 'copy', '-out', certificate]
  openssl('x509', '-req', '-in', request, ...signed)
}

beforeAll(async () => {
  for (const authority of ['known', 'stranger']) certify(authority, authority, null, DAYS_LEFT)
  for (const [host, { name, issuer, days }] of Object.entries(HOSTS)) {
    certify(host, name, issuer, days)
    site.addContext(host, { key: readFileSync(file(`${host}.key`)), cert: readFileSync(file(`${host}.pem`)) })
  }
  setDefaultCACertificates([...getCACertificates(), readFileSync(file('known.pem'), 'utf8')])
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const target = { address: '127.0.0.1', port: (site.address() as AddressInfo).port }
  settings = {
    hosts: new Map(Object.keys(HOSTS).map((host) => [host, target])),
    skipHosts: [],
    userAgent: 'ValmisAnalysis/1.0',
    sandbox: process.getuid?.() !== 0,
    browserPath: null,
  }
})
afterAll(async () => {
  site.close()
  site.closeAllConnections()
  await folder[Symbol.asyncDispose]()
})

test.each(['expired.test', 'wrong.test', 'self.test'])('the certificate of %s is bad', async (host) => {
  const outcome = await createLooker(settings).look(`https://${host}/`, quiet)
  expect(outcome).toEqual({ observation: null, reason: 'bad-certificate' })
})

test('a page comes over TLS, and the days of its certificate are counted', async () => {
  const { observation } = await createLooker(settings).look('https://good.test/', quiet)
  expect(observation?.connection).toMatchObject({
    finalAddress: 'https://good.test/',
    certificateDays: DAYS_LEFT - 1, // whole ones
  })
})

describe.skipIf(installedBrowser() === null)('with a browser', () => {
  it('takes a picture of a page over TLS', { timeout: 60_000 }, async () => {
    const shown = Promise.withResolvers<string>()
    const looker = createLooker({ ...settings, browserPath: trusting('good.test') })
    const show = ({ device }: { device: string }) => {
      shown.resolve(device)
      return Promise.resolve()
    }
    const look = looker.look('https://good.test/', { ...quiet, show })
    expect(await Promise.race([shown.promise, look])).toBe('phone')
    await Promise.all([look, looker.close()])
  })

  it('lets the browser judge an issuer that nobody sent', { timeout: 60_000 }, async () => {
    const looker = createLooker({ ...settings, browserPath: installedBrowser() })
    const outcome = await looker.look('https://stranger.test/', quiet)
    expect(outcome).toEqual({ observation: null, reason: 'bad-certificate' })
  })
})

/** A browser that trusts the key of a host: it has certificate authorities of its own, not Node's. */
function trusting(host: string): string {
  const browser = installedBrowser() ?? ''
  const { publicKey } = new X509Certificate(readFileSync(file(`${host}.pem`)))
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  const path = file(basename(browser))
  const command = `exec "${browser}" --ignore-certificate-errors-spki-list=${key} "$@"`
  writeFileSync(path, `#!/bin/sh\n${command}\n`, { mode: 0o755 })
  return path
}
