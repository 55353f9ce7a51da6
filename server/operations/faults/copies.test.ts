import { randomUUID } from 'node:crypto'
import { expect, inject } from 'vitest'

import { NOTHING_LOST, readKept, test } from './fault-store.ts'
import { times } from './fault-run.ts'
import { post, POST_ROUTES } from './requests.ts'

const COPIES = 10
const KEYS_AT_ONCE = 10

test('ten copies at once are one record; other words under its key are refused', async ({ store }) => {
  const count = times(30, 1_000)
  await using one = store.start()
  // On PostgreSQL copies arrive at two processes; a file belongs to one.
  const isShared = inject('postgresUrl') !== undefined
  await using other = isShared ? await store.startOther() : null
  const addresses = [await one.address(), await (other ?? one).address()] as const
  const posts = Array.from({ length: count }, (_, index) => ({
    key: randomUUID(),
    name: `Visitor ${index}`,
    route: POST_ROUTES[index % POST_ROUTES.length] ?? '/api/contact',
  }))

  for (let begin = 0; begin < count; begin += KEYS_AT_ONCE) {
    const together = posts.slice(begin, begin + KEYS_AT_ONCE).flatMap(({ key, name, route }) =>
      Array.from({ length: COPIES }, async (_, copy) => {
        const outcome = await post(addresses[copy % 2 === 0 ? 0 : 1], route, name, key)
        return `${name} ${outcome?.status} ${outcome?.text}`
      }),
    )
    const answers = new Set(await Promise.all(together))
    expect(answers.size, [...answers].join('\n')).toBe(Math.min(KEYS_AT_ONCE, count - begin))
    for (const answer of answers) expect(answer).toContain(' 201 ')
  }
  for (const { key, name, route } of posts)
    expect((await post(addresses[1], route, `${name} again`, key))?.status).toBe(422)

  const acknowledged = posts.filter(({ route }) => route !== '/api/tickets')
  const kept = await readKept(
    store,
    acknowledged.map(({ name }) => ({ name, number: null })),
  )
  expect(kept).toMatchObject({ ...NOTHING_LOST, records: count })
})
