import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, vi } from 'vitest'

import type { DeskMe } from '#domain/desk/desk.ts'

import { MINUTE_MS, startTestApp } from '../../test-app.ts'
import { signIn } from './test-staff.ts'

const SITE_URL = 'https://www.agency.example'
const CLIENT = { client_id: 'valmis', client_secret: 'secret' }

/** A certified provider on this machine, as strict about claims as the standard. */
async function startProvider() {
  for (const method of ['info', 'warn'] as const) vi.spyOn(console, method).mockReturnValue() // its advice
  const { default: Provider } = await import('oidc-provider')
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${SITE_URL}/api/desk/openid/callback`] }],
    claims: { email: ['email', 'email_verified'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true }),
    }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A browser at the provider: keeps its cookies, logs in when asked, agrees. */
function openBrowser(login: string) {
  const cookies = new Map<string, string>()
  const seen: string[] = []
  async function visit(url: string, form?: string): Promise<string> {
    if (url.startsWith(SITE_URL)) return url.slice(SITE_URL.length)
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next !== null) return visit(new URL(next, url).href)
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (action === undefined) throw new Error(page)
    seen.push(prompt)
    return visit(new URL(action, url).href, `prompt=${prompt}&login=${login}&password=x`)
  }
  return { visit, seen }
}

test('a real provider signs in, and is asked for a fresh login before what counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await using provider = await startProvider()
  await using desk = await startTestApp({
    now: () => new Date(),
    env: {
      SITE_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
    },
  })
  await signIn(desk)
  const ask = (url: string, cookie: string, method: 'GET' | 'DELETE' = 'GET') =>
    desk.app.inject({ method, url, headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  const comeIn = async (browser: ReturnType<typeof openBrowser>, session = '') => {
    const away = await ask('/api/desk/openid', session)
    const back = await browser.visit(String(away.headers.location))
    const cookie = String(away.headers['set-cookie']).split(';')[0] ?? ''
    const { headers } = await ask(back, cookie) // as from another site: without the strict cookie
    const own = /__Host-desk=[\w-]{43}/.exec([headers['set-cookie']].flat().join('\n'))?.[0] ?? ''
    return { location: headers.location, session: own, prompts: browser.seen.splice(0) }
  }
  const confirmedUntil = async (session: string) =>
    Date.parse((await ask('/api/desk/session', session)).json<DeskMe>().confirmedUntil ?? '')
  const act = async (session: string) => (await ask('/api/desk/passkeys/x', session, 'DELETE')).statusCode

  const anna = openBrowser('anna@agency.example')
  const began = Date.now()
  const first = await comeIn(anna)
  expect(first).toMatchObject({ location: '/desk', prompts: ['login', 'consent'] })
  expect(await act(first.session)).toBe(404) // confirmed; there is no such passkey

  vi.setSystemTime(began + 5 * MINUTE_MS)
  const second = await comeIn(anna, first.session)
  expect(second).toMatchObject({ location: '/desk', prompts: [] }) // the provider knows her
  expect(await confirmedUntil(second.session)).toBeLessThan(began + 11 * MINUTE_MS) // since her login there
  expect((await ask('/api/desk/session', first.session)).statusCode).toBe(401)

  vi.setSystemTime(began + 11 * MINUTE_MS)
  expect(await act(second.session)).toBe(403)
  const third = await comeIn(anna, second.session)
  expect(third).toMatchObject({ location: '/desk', prompts: ['login'] })
  expect(await act(third.session)).toBe(404)

  const stranger = await comeIn(openBrowser('mallory@evil.example'))
  expect(stranger).toMatchObject({ location: '/desk#refused', session: '' })
})
