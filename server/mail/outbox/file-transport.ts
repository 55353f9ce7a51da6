import { mkdirSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

import type { SendMailOptions } from 'nodemailer'

import { mailMessage } from '../render/mail-message.ts'
import { loadNodemailer } from './nodemailer.ts'
import type { MailTransport } from '../outgoing-mail.ts'

/**
 * Without `SMTP_URL`: writes mails as `.eml` files, which any mail program opens. A file is complete or
 * absent; its name comes from its row, so a repeat overwrites it.
 */
export function createFileTransport(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send(mail) {
      const target = join(folder, `${mail.id}.eml`)
      await writeSynced(`${target}.part`, await compose(mailMessage(mail)))
      await rename(`${target}.part`, target)
      await syncFolder(folder)
    },
    close: () => undefined,
  }
}

/** Removes the files of mails where they exist. */
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

/** A new name is on disk only after its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}
