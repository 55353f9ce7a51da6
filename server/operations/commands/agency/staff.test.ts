import { expect } from 'vitest'

import { startTestAgency, test } from './test-agency.ts'

test('the first person of the desk comes by the terminal, with a link by mail', async ({ staff }) => {
  const { output } = await staff.agency('staff', 'add', 'Anna@agency.example', '--name', 'Anna Tamm')
  expect(output).toBe('Anna@agency.example gets a link by mail: it signs in once, within 15 minutes.\n')
  const mails = await staff.app.mails()
  expect(mails).toMatchObject([{ kind: 'desk-link', recipient: 'Anna@agency.example' }])
  expect(mails[0]?.text).toMatch(/\/desk#login=[\w-]{43}/)
  expect((await staff.agency('staff', 'add', 'anna@agency.example')).refusal).toContain('is there already')
  expect((await staff.agency('staff')).output).toContain('Anna Tamm')
  await staff.agency('staff', 'remove', 'anna@agency.example')
  expect((await staff.agency('staff')).output).toBe('Nothing.\n')
  const journal = JSON.parse((await staff.agency('journal', '--json')).output) as { act: string }[]
  expect(journal.map(({ act }) => act).toSorted()).toEqual(['staff-added', 'staff-removed'])
  expect(journal[0]).toMatchObject({ staff: 'terminal', network: '' })
})

test('where an OpenID provider signs people in, no link is mailed', async () => {
  const OIDC = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  await using staff = await startTestAgency(OIDC)
  const { output } = await staff.agency('staff', 'add', 'anna@agency.example')
  expect(output).toBe('anna@agency.example may sign in by the OpenID provider.\n')
  expect((await staff.agency('staff', 'link', 'anna@agency.example')).refusal).toContain('OIDC_ISSUER is set')
  expect(await staff.app.mails()).toEqual([])
})
