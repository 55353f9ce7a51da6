import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'

import { mailDraft, MAIL_LINK_KINDS, mailLink } from './mail-link.ts'

test('subject and body are encoded by RFC 6068: spaces as %20, lines as CRLF', () => {
  const link = mailLink({
    to: 'hello@valmis.example',
    subject: 'Get Started Today',
    body: 'One & two\nThree',
  })
  expect(link).toBe(
    'mailto:hello@valmis.example?subject=Get%20Started%20Today&body=One%20%26%20two%0D%0AThree',
  )
})

test('a body may be absent', () => {
  expect(mailLink({ to: 'a@b.example', subject: 'Hi' })).toBe('mailto:a@b.example?subject=Hi')
})

test('every draft has words in every language, filled where they need a value', () => {
  for (const { mailLinks } of Object.values(messages)) {
    for (const kind of MAIL_LINK_KINDS) {
      const draft = mailDraft(kind, 'a@b.example', mailLinks, { ticketNumber: 'K7-204', page: '/en' })
      expect(draft.subject).not.toMatch(/[{}]|^$/)
      expect(draft.body).not.toMatch(/[{}]|^$/)
    }
  }
})

test('the English drafts of the second hero button and of a review are the specification’s', () => {
  expect(mailDraft('get-started', 'a@b.example', messages.en.mailLinks).subject).toBe('Get Started Today')
  const { body } = mailDraft('review', 'a@b.example', messages.en.mailLinks)
  expect(body).toMatch(/^Service used: \nRating \(1-5\): \nReview: \n\nName: \nCompany \(optional\): \n/)
})
