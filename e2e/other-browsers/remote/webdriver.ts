import type { Key } from './real-page.ts'

/** Names of keys in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEY_VALUES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** An open session of a WebDriver server: https://www.w3.org/TR/webdriver2/ */
export type Session = ReturnType<typeof sessionAt>

/** Opens a session; throws with the driver's message when it refuses. */
export async function newSession(driver: string, capabilities: object, signal: AbortSignal) {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = (await command(driver, 'POST', '/session', body, signal)) as { sessionId: string }
  return sessionAt(`${driver}/session/${sessionId}`)
}

function sessionAt(session: string) {
  const post = async (path: string, body: object = {}) => {
    await command(session, 'POST', path, body)
  }
  return {
    open: (url: string) => post('/url', { url }),
    reload: () => post('/refresh'),
    goBack: () => post('/back'),
    resize: (width: number, height: number) => post('/window/rect', { width, height }),
    /** Calls a function in the page, given as its source. */
    execute: (source: string, args: readonly unknown[]) =>
      command(session, 'POST', '/execute/sync', {
        script: `return (${source}).apply(null, arguments)`,
        args,
      }),
    click: (x: number, y: number) =>
      post('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    press: (key: Key) => {
      const values = key.split('+').map((name) => KEY_VALUES[name] ?? name)
      const down = values.map((value) => ({ type: 'keyDown', value }))
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] })
    },
    type: (text: string) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    end: () => command(session, 'DELETE', ''),
  }
}

async function command(
  base: string,
  method: string,
  path: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
