import type { Transporter } from 'nodemailer'

import { mailMessage } from '../render/mail-message.ts'
import { loadNodemailer } from './nodemailer.ts'
import type { MailTransport } from '../outgoing-mail.ts'

/** Time limits of each part, in ms; together below the lease of a claim. */
export interface SmtpTimeouts {
  connection: number
  greeting: number
  /** Silence on the socket. */
  socket: number
}

const TIMEOUTS: SmtpTimeouts = { connection: 30_000, greeting: 30_000, socket: 60_000 }
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Sends over SMTP, one connection per mail: with a pool nobody would know which mail a lost connection
 * belonged to.
 */
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
  const isOpen = !isImplicitTls && (LOOPBACK.test(url.hostname) || url.searchParams.get('tls') === 'off')
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
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
