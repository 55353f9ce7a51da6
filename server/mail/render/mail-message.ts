import type { SendMailOptions } from 'nodemailer'
import { createRequire } from 'node:module'
import type * as Nodemailer from 'nodemailer'

import type { MailFile, OutgoingMail } from '../outgoing-mail.ts'

/** A mail for nodemailer: address objects, as in a string `a,b@c.de` becomes two; no paths, no URLs. */
export function mailMessage(mail: OutgoingMail): SendMailOptions {
  const headers: Record<string, string> = {
    'Auto-Submitted': mail.auto_submitted,
    'Content-Language': mail.language,
  }
  if (mail.auto_submitted === 'auto-replied') headers['X-Auto-Response-Suppress'] = 'All'
  if (mail.importance === 'high') {
    headers['Importance'] = 'high' // RFC 4021 §2.1.54; Outlook and Thunderbird show either
    headers['X-Priority'] = '1'
  }
  return {
    from: { name: mail.sender_name, address: mail.sender },
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to === null
      ? {}
      : { replyTo: { name: mail.reply_to_name ?? '', address: mail.reply_to } }),
    envelope: { from: mail.sender, to: [mail.recipient] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.files.map(attachment),
    messageId: mail.message_id,
    ...(mail.in_reply_to === null
      ? {}
      : { inReplyTo: mail.in_reply_to, references: mail.references?.split(' ') ?? [] }),
    date: mail.created_at,
    headers,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Always an attachment, never inline; base64 for texts too, so that every byte arrives unchanged. */
function attachment({ name, type, content }: MailFile) {
  return {
    filename: name,
    content,
    contentType: type === 'text/plain' ? `${type}; charset=utf-8` : type,
    contentDisposition: 'attachment' as const,
    contentTransferEncoding: 'base64' as const,
  }
}

/** Loaded with the first mail, as CommonJS: as a module it loads Node's unused `fetch`, 18 MiB. */
export function loadNodemailer(): typeof Nodemailer {
  return createRequire(import.meta.url)('nodemailer') as typeof Nodemailer
}
