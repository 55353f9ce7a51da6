import { once } from 'node:events'
import { createServer as createHttpServer, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createGuard } from './guard.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts'
import { isPublicAddress, type Resolve } from './public-address.ts'
import { fetchPage } from './site-visit.ts'

/** A server of this machine that nobody may reach. */
const canary = createServer((socket) => {
  touched += 1
  socket.destroy()
})
let touched = 0
/** A test's own site, reachable by the name `shop.test`. */
const shop = createHttpServer((question, answer) => {
  const to = new URL(question.url ?? '/', 'http://shop.test').searchParams.get('to')
  answer.writeHead(to ? 302 : 200, {
    'content-type': 'text/html',
    ...(to ? { location: to.replace(/[^ -~]+/g, encodeURIComponent) } : {}),
  })
  answer.end('<h1>shop</h1>')
})
let canaryPort = 0
const hosts = new Map<string, { address: string; port: number }>()
let answers: Record<string, string[]> = {}
const asked: string[] = []
const resolve: Resolve = (host) => {
  asked.push(host)
  const found = answers[host]
  return found ? Promise.resolve(found) : Promise.reject(new Error(`ENOTFOUND ${host}`))
}
const guard = createGuard({ hosts, resolve })
let proxy: GuardedProxy

beforeAll(async () => {
  canary.listen(0, '127.0.0.1')
  shop.listen(0, '127.0.0.1')
  await Promise.all([once(canary, 'listening'), once(shop, 'listening')])
  canaryPort = (canary.address() as AddressInfo).port
  hosts.set('shop.test', { address: '127.0.0.1', port: (shop.address() as AddressInfo).port })
  proxy = await startGuardedProxy(guard)
})
beforeEach(() => {
  asked.length = 0
})
afterAll(async () => {
  await proxy.close()
  canary.close()
  shop.close()
  expect(touched).toBe(0)
})

/** Hosts as they can stand in an address: all lead to this machine, to its network or nowhere public. */
const PRIVATE_HOSTS = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
  ...['0', '0.0.0.0', '0x0', '127.255.255.254', '10.0.0.1', '10.255.1.1', '012.0.0.1', '172.16.0.1'],
  ...['172.31.255.255', '192.168.0.1', '0xc0a80001', '3232235521', '169.254.169.254'],
  ...['2852039166', '0xa9fea9fe'],
  ...['169.254.1.1', '100.64.0.1', '100.100.100.200', '100.127.255.255', '192.0.0.192', '192.0.2.1'],
  ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.250', '240.0.0.1'],
  ...['255.255.255.255', '168.63.129.16', '192.88.99.1', '127.0.0.1.', '１２７.0.0.1', '127。0。0。1'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]'],
  ...['[::127.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::169.254.169.254]'],
  ...['[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2002:a00:1::1]', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]'],
  ...['[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]', '[2001:db8::1]', '[3fff::1]'],
  ...['[100::1]', '[5f00::1]'],
]

it('has more than sixty ways to a private address', () => {
  expect(PRIVATE_HOSTS.length).toBeGreaterThan(60)
})

describe.each(PRIVATE_HOSTS)('the private host %s', (host) => {
  it('is refused to the plain fetch and, where it gets so far, by the proxy', async () => {
    await expect(fetched(`http://${host}/`)).rejects.toMatchObject({ reason: 'private-address' })
    const literal = host.replace(/[^\x20-\x7e]/g, 'x')
    for (const port of [80, 443]) expect(await tunnel(`${literal}:${port}`)).not.toContain(' 200 ')
  })

  it('is refused as the end of a redirect', async () => {
    const visitor = { guard, userAgent: 'test', skipHosts: [] }
    const visit = fetchPage(visitor, `http://shop.test/?to=${encodeURIComponent(`http://${host}/`)}`)
    await expect(visit).rejects.toMatchObject({ reason: 'private-address' })
  })
})

it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e'])(
  'takes %s for public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each(['', 'example', '127.1', '8.8.8', '[::1]', '8.8.8.8:80'])('takes "%s" for no address', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

it.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['2606:4700::1111', '::1']], [['::ffff:10.0.0.1']]])(
  'refuses a name that leads to %j',
  async (addresses) => {
    answers = { 'mixed.test': addresses }
    await expect(fetched('http://mixed.test/')).rejects.toMatchObject({ reason: 'private-address' })
    expect(await tunnel('mixed.test:443')).toContain(' 403 ')
  },
)

it('asks for a name once, and connects to what was checked', async () => {
  const own = createGuard({
    hosts,
    resolve: (host) => {
      asked.push(host)
      // ends with the first answer: nothing here goes to the net
      if (asked.length === 1) queueMicrotask(() => own.end('timed-out'))
      return Promise.resolve([asked.length === 1 ? '8.8.8.8' : '127.0.0.1'])
    },
  })
  await expect(own.open('rebinding.test', 80)).rejects.toMatchObject({ reason: 'timed-out' })
  expect(asked).toEqual(['rebinding.test'])
})

it('refuses names that do not exist, and what is no name', async () => {
  await expect(fetched('http://nobody.test/')).rejects.toMatchObject({ reason: 'not-found' })
  for (const name of ['a@127.0.0.1', '127.0.0.1/x', '127.0.0.1#', 'a b', ''])
    await expect(guard.open(name, 80)).rejects.toMatchObject({ reason: 'not-found' })
})

it('opens ports 80 and 443 only, of names for tests too', async () => {
  for (const port of [22, 25, 5432, 8080, canaryPort, 0, Number.NaN])
    await expect(guard.open('shop.test', port)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(await tunnel(`127.0.0.1:${canaryPort}`)).toContain(' 403 ')
  expect(await through(`http://127.0.0.1:${canaryPort}/`)).toBe(403)
})

it('lets through what is allowed, plain and in a tunnel', async () => {
  expect(await through('http://shop.test/')).toBe(200)
  expect(await through('ftp://shop.test/')).toBe(403)
  expect(await tunnel('shop.test:443')).toContain(' 200 ')
  await expect(fetched('http://shop.test/')).resolves.toMatchObject({ status: 200 })
})

it('cuts every connection when too much came', async () => {
  const own = createGuard({ hosts, resolve })
  const socket = await own.open('shop.test', 80)
  own.spend(41 * 1024 * 1024)
  await once(socket, 'close')
  await expect(own.open('shop.test', 80)).rejects.toMatchObject({ reason: 'too-large' })
})

function fetched(address: string) {
  const question = {
    method: 'GET',
    userAgent: 'test',
    timeoutMs: 5_000,
    mostBytes: 1_000,
    accepts: /./,
  } as const
  return guardedFetch(guard, new URL(address), question)
}

/** The first line of the proxy's answer to CONNECT. */
async function tunnel(target: string): Promise<string> {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
  socket.on('error', () => undefined)
  let answer = ''
  socket.setEncoding('latin1')
  for await (const chunk of socket as AsyncIterable<string>) {
    answer += chunk
    if (answer.includes('\r\n')) break
  }
  socket.destroy()
  return answer.split('\r\n')[0] ?? ''
}

async function through(address: string): Promise<number | undefined> {
  const { promise, resolve: done, reject } = Promise.withResolvers<number | undefined>()
  request(
    { host: '127.0.0.1', port: proxy.port, path: address, headers: { host: 'shop.test' } },
    (answer) => {
      answer.resume()
      done(answer.statusCode)
    },
  )
    .on('error', reject)
    .end()
  return promise
}
