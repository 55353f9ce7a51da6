import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'

import { test } from '../../../test-app.ts'
import { samples } from './content/test-content.ts'
import { multipart, postFile, type Part } from './test-uploads.ts'

const field: Part = { name: 'note', filename: null, type: 'text/plain', content: 'hello' }
const file: Part = { content: samples['image/png'] }

test.for<[what: string, parts: Part[]]>([
  ['a field', [field]],
  ['a field before the file', [field, file]],
  ['a field behind the file', [file, field]],
  ['two files', [file, file]],
  ['a file under another name', [{ ...file, name: 'picture' }]],
  ['a file called __proto__', [{ ...file, name: '__proto__' }]],
  ['a file called toString', [{ ...file, name: 'toString' }]],
  ['a field called __proto__', [{ ...field, name: '__proto__' }, file]],
  ['a thousand fields', Array.from({ length: 1_000 }, () => field)],
  ['no part', []],
])('%s is refused, and nothing is kept', async ([, parts], { app }) => {
  const response = await app.app.inject({ method: 'POST', url: '/api/attachments', ...multipart(...parts) })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: messages.en.problems.malformed })
  expect(await app.countRows()).toBe(0)
  expect(Object.prototype).not.toHaveProperty('filename')
})

const whole = multipart(file).payload.toString('latin1')

test.for([
  ['nothing', ''],
  ['no boundary', 'hello'],
  ['another boundary', whole.replaceAll('valmis', 'others')],
  ['no end', whole.slice(0, -8)],
  ['half a file', whole.slice(0, 400)],
  ['half of its headers', whole.slice(0, 60)],
  [
    'headers without end',
    whole.replace('Content-Type', `${'X: y\r\n'.repeat(100)}Content-Type`).slice(0, 900),
  ],
  ['a file without disposition', whole.replace('Content-Disposition', 'X-Disposition')],
] as const)('a body with %s is refused, and nothing is kept', async ([, payload], { app }) => {
  const { headers } = multipart()
  const body = Buffer.from(payload, 'latin1')
  const response = await app.app.inject({ method: 'POST', url: '/api/attachments', headers, payload: body })
  expect(response.statusCode).toBe(400)
  expect(await app.countRows()).toBe(0)
})

test.for([
  ['JSON', 'application/json', '{"file":"x"}'],
  ['a form', 'application/x-www-form-urlencoded', 'file=x'],
  ['a bare picture', 'image/png', 'x'],
  ['other parts', 'multipart/mixed; boundary=x', '--x--'],
  ['nothing of a type', undefined, ''],
] as const)('%s is refused with 415', async ([, type, payload], { app }) => {
  const headers = type === undefined ? {} : { 'content-type': type }
  const response = await app.app.inject({ method: 'POST', url: '/api/attachments', headers, payload })
  expect(response.statusCode).toBe(415)
  expect(await app.countRows()).toBe(0)
})

test('multipart without a boundary is refused', async ({ app }) => {
  const headers = { 'content-type': 'multipart/form-data' }
  const response = await postFile(app.app, file, { headers })
  expect(response.statusCode).toBe(400)
  expect(await app.countRows()).toBe(0)
})
