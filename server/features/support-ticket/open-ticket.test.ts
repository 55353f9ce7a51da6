import { expect, test } from 'vitest'

import { startTestAgency } from '../../operations/commands/agency/test-agency.ts'
import { aTicket } from './a-ticket.ts'
import { keepAttachment } from './attachments/test-attachment.ts'

test('files of a ticket that is released go along in the order of the customer, not of their arrival', async () => {
  await using staff = await startTestAgency()
  const created_at = staff.now().toISOString()
  const keep = (name: string) => keepAttachment(staff.write, ['words'], { name, created_at })
  const [last, first] = [await keep('last.txt'), await keep('first.txt')]
  await staff.app.postTicket(aTicket({ attachments: [first, last] }), { 'form-token': '' })
  await staff.agency('review', 'release', ...(await staff.app.tickets()).map(({ id }) => id))
  const sent = await staff.db
    .selectFrom('outbox_attachment')
    .select('attachment_id')
    .orderBy('place')
    .execute()
  expect(sent.map(({ attachment_id }) => attachment_id)).toEqual([first, last])
})
