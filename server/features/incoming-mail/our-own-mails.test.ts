import { join } from 'node:path'
import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { newText } from '#domain/conversation/split-reply.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { htmlToText } from '../../mail/inbox/html-text.ts'
import { readMailTemplates, createMailRenderer } from '../../mail/render/render-mail.ts'
import { projectFolder } from '../../project-folder.ts'
import { CONVERSATION_MAIL_KINDS } from '../conversation/conversation-mails.ts'
import { TICKET_MAIL_KINDS } from '../support-ticket/ticket-mails.ts'

const KINDS = [...CONVERSATION_MAIL_KINDS, ...TICKET_MAIL_KINDS]
const templates = readMailTemplates(join(projectFolder(), 'content/mail'), KINDS)
const render = createMailRenderer(templates)
const WRITTEN = { markdown: 'The **dark** header:\n\n- see https://a.example/x\n- or call\n\nIs it good?' }

test.each(KINDS.flatMap((kind) => LOCALE_CODES.map((language) => [kind, language] as const)))(
  'an answer below the mail %s in %s is told from it, though nothing marks it',
  (kind, language) => {
    const names = JSON.stringify(templates.get(kind)).matchAll(/\{(\w+)\}/g)
    const values = Object.fromEntries([...names].map(([, name = '']) => [name, `the ${name}`]))
    const mail = render(kind, language, { ...values, answer: WRITTEN, message: WRITTEN })
    // as Outlook has it: links lead through its own host, and lines are wrapped anew
    const quote = htmlToText(mail.html)
      .replace(/<https:[^>]*>/g, '<https://safelinks.example/?url=x%2F&data=05%7C>')
      .replace(/(.{60,72})\s/g, '$1\n')
    const header = 'From: Valmis\nSent: Monday, 14 December 2026 16:45\nTo: Anna\nSubject: x'
    const text = `Yes.\n\n${header}\n\n${quote}\n\nThanks.`
    expect(newText({ subject: 'Re: x', text }, `${agency.name}\n\n${mail.text}`)).toBe('Yes.\n\nThanks.')
  },
)
