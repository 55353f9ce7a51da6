import { parseArgs } from 'node:util'

import { checkDisk, readDiskRoom, checkFiles, checkStore } from '../../doctor/check-store.ts'
import { checkDns, checkMx, checkSmtp } from '../../doctor/check-mail.ts'
import { checkSampleContent, checkSettings } from '../../doctor/check-settings.ts'
import { findings, type Finding } from '../../doctor/finding.ts'
import type { Command, CommandContext } from './command-context.ts'
import { visibleLine } from './print-rows.ts'

/** `doctor`: whether this installation is ready for visitors; exit 1 when something is bad. */
export const doctor: Command = {
  parameters: '[--dkim <selector>]',
  does: 'examines settings, database, disk, clock, mail server, DNS and content; exit 1 when something is bad',
  async run(parameters, context) {
    const { values } = parseArgs({ args: [...parameters], options: { dkim: { type: 'string' } } })
    const { settings, dns, print } = context
    const found = [
      ...checkSettings(settings),
      ...(await examineStore(context)),
      ...findings({
        files: checkFiles(settings.dataDir),
        disk: checkDisk(await readDiskRoom(settings.dataDir)),
        ...(settings.smtpUrl === null ? {} : { 'mail server': await checkSmtp(settings.smtpUrl) }),
      }),
      ...(await examineMailbox(context)),
      ...(await checkDns(dns, settings.mailFrom, values.dkim)),
      ...checkSampleContent(settings.siteUrl),
    ]
    for (const { level, about, says } of found)
      print(`${level.padEnd(5)}${visibleLine(`${about}: ${says}`)}\n`)
    return found.some(({ level }) => level === 'bad') ? 1 : 0
  },
}

/** A store that cannot be opened is a finding like any other. */
async function examineStore({ openStore, now, settings }: CommandContext): Promise<Finding[]> {
  try {
    return await checkStore(await openStore(), settings, now())
  } catch (error) {
    return findings({ database: ['bad', error instanceof Error ? error.message : String(error)] })
  }
}

/** The mailbox that is read, and where answers go; nothing of it is loaded where none is read. */
async function examineMailbox({ settings, dns, now }: CommandContext): Promise<Finding[]> {
  const { imap, replies } = settings
  if (imap === null) return []
  const { checkMailbox } = await import('../../doctor/check-mail.ts')
  return [
    ...(await checkMailbox(imap, now())),
    ...(replies.domain === null
      ? []
      : findings({ [`MX of ${replies.domain}`]: await checkMx(dns, replies.domain) })),
  ]
}
