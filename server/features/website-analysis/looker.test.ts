import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { installedBrowser } from './find-browser.ts'
import type { LookPicture, LookSettings } from './look.ts'
import { createLooker } from './looker.ts'

/** Tries everything at once that could stop us or get around the proxy. */
const TRAPS = `<!doctype html><html lang="en"><head><title>Traps</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="http://127.0.0.1:PORT/a.css">
<link rel="preconnect" href="http://127.0.0.1:PORT"><link rel="dns-prefetch" href="//127.0.0.1:PORT"></head>
<body style="margin:0"><h1>Bakery</h1><p>Call <a href="tel:+3725551234">+372 555 1234</a>, bread from 3,50 €</p>
<button>Order now</button><p style="font-size:9px">small print of the page</p><a href="/gone">gone</a>
<p><a href="/?1">1</a> <a href="/?2">2</a></p><div style="width:900px">wide</div><img src="/broken.png" width="50" height="50"><a href="/">home</a>
<img src="http://127.0.0.1:PORT/a.png"><img src="http://localhost:PORT/b.png"><img src="http://2130706433:PORT/c.png">
<iframe src="http://127.0.0.1:PORT/frame"></iframe><iframe src="/to-canary"></iframe><iframe src="file:///etc/passwd"></iframe>
<script src="http://[::1]:PORT/a.js"></script>
<script>
  document.cookie = 'early=1'
  for (let n = 0; n < 50; n += 1) { alert(n); confirm(n); print(); open('/'); history.pushState(n, '', '/?' + n) }
  new WebSocket('ws://127.0.0.1:PORT/'); navigator.sendBeacon('http://127.0.0.1:PORT/beacon', 'x')
  fetch('http://127.0.0.1:PORT/', { mode: 'no-cors' }).catch(() => 0)
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:PORT' }, { urls: 'turn:127.0.0.1:PORT?transport=tcp', username: 'a', credential: 'b' }] })
  peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer))
  const worker = new Worker(URL.createObjectURL(new Blob(['fetch("http://127.0.0.1:PORT/worker").catch(() => 0)'])))
  const form = document.createElement('form'); form.target = '_blank'; form.action = 'http://127.0.0.1:PORT/form'
  document.body.append(form); form.submit()
</script></body></html>`

let touched = 0
let crashes = 0
let deaths = 0
const canary = createTcpServer((socket) => {
  touched += 1
  socket.destroy()
})
const site = createServer(answer)
let canaryPort = 0
let settings: LookSettings

function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const pages: Record<string, () => void> = {
    'traps.test/': () => response.writeHead(200, html).end(TRAPS.replaceAll('PORT', String(canaryPort))),
    'traps.test/to-canary': () =>
      response.writeHead(302, { location: `http://127.0.0.1:${canaryPort}/` }).end(),
    'circle.test/': () => response.writeHead(302, { location: '/' }).end(),
    'inside.test/': () => response.writeHead(302, { location: `http://127.0.0.1:${canaryPort}/` }).end(),
    'endless.test/': () => {
      response.writeHead(200, html)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
      }
      response.on('drain', more)
      more()
    },
    'password.test/': () => response.writeHead(401, { 'www-authenticate': 'Basic realm=x' }).end('no'),
    'robots.test/': () => response.writeHead(403, html).end('no robots'),
    'ill.test/': () => response.writeHead(503, html).end('later'),
    'pdf.test/': () => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4'),
    'download.test/': () =>
      response.writeHead(200, { ...html, 'content-disposition': 'attachment; filename=a.html' }).end('<p>a'),
    'nothing.test/': () => response.writeHead(200, html).end(),
    'desk.test/': () =>
      response
        .writeHead(200, html)
        .end('<body style="margin:0"><p style="margin:0 0 0 90%;background:red">desk'),
    'blank.test/': () => response.writeHead(200, html).end('<!doctype html><title>x</title><body></body>'),
    'cut.test/': () => response.destroy(),
    'ends.test/': () => response.writeHead(200, html).end('<p>the end<img src=/now>'),
    'ends.test/now': () => {
      crashes += 1
      for (const pid of renderersOf(process.pid)) process.kill(pid, 'SIGKILL')
    },
    'dies.test/': () => response.writeHead(200, html).end('<p>bread<img src=/now>'),
    'dies.test/now': () => {
      deaths += 1
      if (deaths === 1) for (const pid of processesOf(process.pid)) process.kill(Number(pid), 'SIGKILL')
      response.writeHead(404).end()
    },
    'waits.test/': () => response.writeHead(200, html).end('<p>slow<img src=/never>'),
    'waits.test/never': () => undefined,
  }
  const page = pages[`${headers.host ?? ''}${url.split('?')[0] ?? ''}`]
  if (page) page()
  else response.writeHead(404).end()
}

beforeAll(async () => {
  canary.listen(0, '127.0.0.1')
  site.listen(0, '127.0.0.1')
  await Promise.all([once(canary, 'listening'), once(site, 'listening')])
  canaryPort = (canary.address() as AddressInfo).port
  const names =
    'traps circle inside endless password robots ill pdf download nothing desk blank cut ends dies waits'
  const target = { address: '127.0.0.1', port: (site.address() as AddressInfo).port }
  settings = {
    hosts: new Map(names.split(' ').map((name) => [`${name}.test`, target])),
    skipHosts: ['left-alone.test'],
    userAgent: 'ValmisAnalysis/1.0 (+https://agency.example/robot)',
    sandbox: process.getuid?.() !== 0,
    browserPath: installedBrowser(),
  }
})
afterAll(() => {
  canary.close()
  site.close()
  site.closeAllConnections()
})

it.each([
  ['http://nobody.invalid/', 'not-found'],
  ['http://127.0.0.1/', 'private-address'],
  ['http://inside.test/', 'private-address'],
  ['http://circle.test/', 'too-many-redirects'],
  ['http://endless.test/', 'too-large'],
  ['http://password.test/', 'refused'],
  ['http://robots.test/', 'refused'],
  ['http://ill.test/', 'server-error'],
  ['http://pdf.test/', 'not-a-page'],
  ['http://download.test/', 'not-a-page'],
  ['http://nothing.test/', 'empty'],
  ['http://cut.test/', 'unreachable'],
  ['http://www.left-alone.test/', 'skipped'],
])('says of %s that it is %s', async (address, reason) => {
  const looker = createLooker({ ...settings, browserPath: null }, resolveNothing)
  expect(await looker.look(address, quiet)).toEqual({ observation: null, reason })
  expect(touched).toBe(0)
})

it('sees without a browser what a plain fetch sees, and finds a site that has no TLS', async () => {
  const looker = createLooker({ ...settings, browserPath: null }, resolveNothing)
  const { observation, reason } = await looker.look('https://traps.test/', quiet)
  expect(reason).toBe('no-browser')
  expect(observation).toMatchObject({
    connection: { finalAddress: 'http://traps.test/', http: 'serves', robotsTxt: null },
    document: { titles: ['Traps'], language: 'en' },
    phone: null,
    lighthouse: null,
  })
  expect(observation?.links).toContainEqual({ address: 'http://traps.test/gone', kind: 'link', status: 404 })
})

it('looks without a browser where it does not start, and says why', async () => {
  const looker = createLooker({ ...settings, browserPath: '/bin/ls' }, resolveNothing)
  const browserFault = expect.stringContaining('option') as string
  expect(await looker.look('http://traps.test/', quiet)).toMatchObject({ reason: 'no-browser', browserFault })
})

vi.setConfig({ testTimeout: 60_000 })

describe.skipIf(installedBrowser() === null)('with a browser', () => {
  it('looks at a page full of traps, and touches nothing of this machine', async () => {
    const looker = createLooker(settings, resolveNothing)
    const stages: string[] = []
    const pictures: LookPicture[] = []
    const { observation, reason } = await looker.look('http://traps.test/', {
      reach: (stage) => {
        stages.push(stage)
        return Promise.resolve()
      },
      show: (picture) => {
        pictures.push(picture)
        return Promise.resolve()
      },
    })
    expect(reason).toBeNull()
    expect(touched).toBe(0)
    expect(stages).toEqual(['visiting', 'measuring', 'drawing'])
    expect(
      pictures.map(({ device, width, bytes }) => [
        device,
        width,
        Buffer.from(bytes).toString('latin1', 8, 12),
      ]),
    ).toEqual([
      ['phone', 390, 'WEBP'],
      ['desktop', 1280, 'WEBP'],
    ])
    const words = (things: readonly { text: string }[] | undefined) => things?.map(({ text }) => text)
    const phone = observation?.phone
    expect(words(phone?.telephones)).toEqual(['+372 555 1234'])
    expect(words(phone?.actions)).toEqual(['Order now'])
    expect(words(phone?.headlines)).toEqual(['Bakery'])
    expect(words(phone?.smallTexts)).toEqual(['small print of the page'])
    expect(words(phone?.smallTargets)).toEqual(['1', '2'])
    expect(words(phone?.wideThings)).toEqual(['div wide'])
    expect(words(phone?.brokenPictures)).toContain('broken.png')
    expect(phone).toMatchObject({ width: 390, height: 844, popup: null })
    expect(observation?.traffic?.cookies).toEqual([{ name: 'early', isThirdParty: false }])
    expect(observation?.lighthouse?.scores.seo).toBeTypeOf('number')
    expect(ownProfiles()).toEqual([])
  })

  it('takes the picture of a page that is made for a desk as it was laid out', async () => {
    const { width, bytes } = await firstPicture('http://desk.test/')
    const atRight = { left: 760, top: 4, width: 1, height: 1 }
    const [red = 0, green = 0] = await sharp(bytes).extract(atRight).raw().toBuffer()
    expect(width).toBe(980)
    expect(red - green).toBeGreaterThan(200)
  })

  it('says that a page has nothing to see', async () => {
    const looker = createLooker(settings, resolveNothing)
    expect((await looker.look('http://nobody.invalid/', quiet)).reason).toBe('not-found')
    expect(await looker.look('http://blank.test/', quiet)).toEqual({ observation: null, reason: 'empty' })
    expect(ownProfiles()).toEqual([]) // also of the browser that was still starting when there was no site
  })

  it('opens a page that ends the browser once more, then says so', async () => {
    const looker = createLooker(settings, resolveNothing)
    expect(await looker.look('http://ends.test/', quiet)).toEqual({ observation: null, reason: 'crashed' })
    expect(crashes).toBe(2)
    expect(ownProfiles()).toEqual([])
  })

  it('starts a browser again that was killed', async () => {
    expect((await firstPicture('http://dies.test/')).device).toBe('phone')
  })

  it('ends at once when it is closed', async () => {
    const looker = createLooker(settings, resolveNothing)
    const looking = looker.look('http://waits.test/', {
      reach: (stage) => {
        if (stage === 'measuring') void looker.close()
        return Promise.resolve()
      },
      show: () => Promise.resolve(),
    })
    await looking
    await looker.close()
    expect(ownProfiles()).toEqual([])
  })

  it('leaves no browser when its process is killed', async () => {
    const script = `
      import { createLooker } from ${JSON.stringify(import.meta.resolve('./looker.ts'))}
      const settings = ${JSON.stringify(settings)}
      settings.hosts = new Map([['waits.test', ${JSON.stringify(settings.hosts.get('waits.test'))}]])
      await createLooker(settings).look('http://waits.test/', { reach: async () => {}, show: async () => console.log('seen') })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect(processesOf(child.pid)).not.toEqual([])
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect.poll(() => processesOf(child.pid), { timeout: 10_000 }).toEqual([])
    await createLooker(settings).look('http://127.0.0.1/', quiet) // cleans up first
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`valmis-look-${child.pid}-`))).toEqual([])
  })
})

const quiet = { reach: () => Promise.resolve(), show: () => Promise.resolve() }

/** The picture of a page that comes first; the look ends with it. */
async function firstPicture(address: string): Promise<LookPicture> {
  const looker = createLooker(settings, resolveNothing)
  const { promise, resolve } = Promise.withResolvers<LookPicture>()
  const show = (picture: LookPicture) => {
    resolve(picture)
    return Promise.resolve()
  }
  const look = looker.look(address, { ...quiet, show })
  const picture = await promise
  await Promise.all([look, looker.close()])
  return picture
}

function resolveNothing(host: string): Promise<readonly string[]> {
  return host === 'localhost' ? Promise.resolve(['127.0.0.1']) : Promise.reject(new Error('ENOTFOUND'))
}

function ownProfiles(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`valmis-look-${process.pid}-`))
}

/** What draws the pages of a process's browsers. */
function renderersOf(pid: number): number[] {
  const groups = processesOf(pid)
  return readdirSync('/proc')
    .filter((name) => {
      try {
        const [, , group = ''] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        return (
          groups.includes(group) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('--type=renderer')
        )
      } catch {
        return false // no process, or one that has just ended
      }
    })
    .map(Number)
}

/** Browsers whose profile names a process. */
function processesOf(pid: number | undefined): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`valmis-look-${pid ?? ''}-`)
      )
    } catch {
      return false // it has just ended
    }
  })
}
