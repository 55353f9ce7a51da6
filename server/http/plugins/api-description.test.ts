import { expect, test } from 'vitest'

import { startTestApp } from '../../test-app.ts'

test('the API describes itself: its routes, their bodies, examples and refusals', async () => {
  await using app = await startTestApp()
  const response = await app.app.inject('/api/openapi.json')
  expect(response.statusCode).toBe(200)
  const description = response.json<{ paths: Record<string, unknown> }>()
  expect(Object.keys(description.paths).sort()).toEqual([
    '/api/attachments',
    '/api/attachments/{id}',
    '/api/chatbot-lead',
    '/api/consents',
    '/api/contact',
    '/api/form-token',
    '/api/geo',
    '/api/measuring',
    '/api/ticket-files',
    '/api/ticket-links',
    '/api/ticket-replies',
    '/api/ticket-solved',
    '/api/ticket-status',
    '/api/tickets',
    '/api/vitals',
  ])
  const json = (example: object, required: object = {}) => ({
    'application/json': { schema: { additionalProperties: false, ...required }, example },
  })
  const route = (content: object) => ({
    post: { requestBody: { content }, responses: { '201': {}, '4XX': {}, '5XX': {} } },
  })
  const form = { 'application/x-www-form-urlencoded': { schema: { additionalProperties: false } } }
  const file = { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } }
  expect(description).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/contact': route(json({ email: 'mari@example.com' }, { required: ['name', 'email', 'message'] })),
      '/api/geo': { get: { responses: { '200': {}, '4XX': {}, '5XX': {} } } },
      '/api/tickets': route({ ...json({ customerEmail: 'mari@firma.example' }), ...form }),
      '/api/attachments': route(file),
    },
  })
})

test('every route that counts says that it may refuse, and for how long', async () => {
  await using app = await startTestApp()
  interface Route {
    post?: { responses: Record<string, object> }
  }
  const { paths } = (await app.app.inject('/api/openapi.json')).json<{ paths: Record<string, Route> }>()
  const refusing = Object.entries(paths).filter(([, { post }]) => post?.responses['429'] !== undefined)
  expect(refusing.map(([path]) => path).sort()).toEqual([
    ...['/api/attachments', '/api/chatbot-lead', '/api/consents', '/api/contact', '/api/ticket-links'],
    ...['/api/ticket-replies', '/api/ticket-solved', '/api/tickets', '/api/vitals'],
  ])
  for (const [, { post }] of refusing)
    expect(post?.responses['429']).toMatchObject({
      headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } },
      content: { 'application/json': { schema: { properties: { message: { type: 'string' } } } } },
    })
})

test('a site without the chat has no route for its leads', async () => {
  await using app = await startTestApp({ hasChat: false })
  const answer = await app.app.inject({ method: 'POST', url: '/api/chatbot-lead', payload: {} })
  expect(answer.statusCode).toBe(404)
  const description = (await app.app.inject('/api/openapi.json')).json<{ paths: Record<string, unknown> }>()
  expect(Object.keys(description.paths)).not.toContain('/api/chatbot-lead')
})
