import { expect, test } from 'vitest'

import { parseTicketSecret } from './ticket-secret.ts'

test.each(['q0Zx5mT1V2bK8cWn4sLr7A', '_-Zx5mT1V2bK8cWn4sLr7A'])('%s is a secret', (secret) => {
  expect(parseTicketSecret(`#${secret}`)).toBe(secret)
  expect(parseTicketSecret(secret)).toBe(secret)
})

test.each([
  '',
  '#',
  '#content',
  '#q0Zx5mT1V2bK8cWn4sLr7', // one short
  '#q0Zx5mT1V2bK8cWn4sLr7AA', // one long
  '#q0Zx5mT1V2bK8cWn4sLr+A', // base64, not base64url
  '#q0Zx5mT1V2bK8cWn4sLr7=',
  'q0Zx5mT1V2b#K8cWn4sLr7A', // only the first character says that it is a fragment
  '##0Zx5mT1V2bK8cWn4sLr7A',
  '#q0Zx5mT1V2bK8cWn4sLr7A\n',
  '#../../etc/passwd______',
])('%j opens no ticket', (fragment) => {
  expect(parseTicketSecret(fragment)).toBeNull()
})
