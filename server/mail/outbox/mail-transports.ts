import { createRequire } from 'node:module'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

import type { SendMailOptions, Transporter } from 'nodemailer'
import type * as Nodemailer from 'nodemailer'

import { hostOf, isLoopback } from '../../settings.ts'
import type { MailFile, OutgoingMail, MailTransport } from '../outgoing-mail.ts'

/** Time limits of each part, in ms; together below the lease of a claim. */
export interface SmtpTimeouts {
  connection: number
  greeting: number
  /** Silence on the socket. */
  socket: number
}

const TIMEOUTS: SmtpTimeouts = { connection: 30_000, greeting: 30_000, socket: 60_000 }

/** SMTP, one connection per mail: of a pool nobody would know which mail a lost connection belonged to. */
export function createSmtpTransport(url: URL, timeouts = TIMEOUTS): MailTransport {
  let transport: Transporter | null = null
  return {
    async send(mail) {
      transport ??= loadNodemailer().createTransport(smtpOptions(url, timeouts))
      await transport.sendMail(mailMessage(mail))
    },
    close: () => {
      transport?.close()
    },
  }
}

/** Connects, encrypts and logs in without sending; rejects with nodemailer's error. */
export async function verifySmtp(url: URL, timeouts = TIMEOUTS): Promise<void> {
  const transport = loadNodemailer().createTransport(smtpOptions(url, timeouts))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * `smtps://` is TLS from the first byte, `smtp://` must upgrade by STARTTLS: neither password nor mail is
 * sent in the clear. Exceptions: a server on this machine, and `?tls=off`, which somebody has to write on
 * purpose.
 */
function smtpOptions(url: URL, timeouts: SmtpTimeouts) {
  const isImplicitTls = url.protocol === 'smtps:'
  const isOpen = !isImplicitTls && (isLoopback(hostOf(url)) || url.searchParams.get('tls') === 'off')
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: hostOf(url),
    port: Number(url.port) || (isImplicitTls ? 465 : 587),
    secure: isImplicitTls,
    requireTLS: !isImplicitTls && !isOpen,
    ignoreTLS: isOpen,
    ...(url.username === '' ? {} : { auth }),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    dnsTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Without `SMTP_URL`: `.eml` files, whole or absent, named by their rows: a repeat overwrites its own. */
export function createFileTransport(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send(mail) {
      const target = join(folder, `${mail.id}.eml`)
      await writeSynced(`${target}.part`, await compose(mailMessage(mail)))
      await rename(`${target}.part`, target)
      await using handle = await open(folder, 'r') // a new name is on disk only after its folder was synced
      await handle.sync()
    },
    close: () => undefined,
  }
}

export function removeMailFiles(folder: string, ids: readonly string[]): void {
  for (const id of ids)
    for (const end of ['.eml', '.eml.part']) rmSync(join(folder, `${id}${end}`), { force: true })
}

async function compose(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = loadNodemailer()
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return (await composer.sendMail(message)).message as Buffer
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  await using file = await open(path, 'w', 0o600)
  await file.writeFile(content)
  await file.sync()
}

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
