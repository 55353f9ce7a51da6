import { parseArgs } from 'node:util'

import { removeAbandonedAttachments } from '../../../features/support-ticket/attachments/remove-attachments.ts'
import { mailFolder } from '../../../store/data-folder.ts'
import { removeMailFiles } from '../../../mail/outbox/file-transport.ts'
import { countOverdue, removeOverdue } from '../../personal-data/retention.ts'
import { refuseOtherSettings } from './answer-effects.ts'
import type { Command } from './desk.ts'
import { rowCounts } from './row-counts.ts'

/** `retention`: what the server does every hour, now; or what it would do. */
export const retention: Command = {
  parameters: '[--dry-run]',
  does: 'removes what is older than the settings RETENTION_… allow, as the server does every hour',
  async run(parameters, desk) {
    const { values } = parseArgs({
      args: [...parameters],
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const { write } = await desk.openStore()
    const { retention: months, dataDir } = desk.settings
    if (values['dry-run']) {
      desk.print(`${rowCounts(await countOverdue(write, months, desk.now()))}Nothing was removed.\n`)
      return 0
    }
    await refuseOtherSettings(desk)
    const { rows, mails } = await removeOverdue(write, months, desk.now())
    removeMailFiles(mailFolder(dataDir), mails)
    await removeAbandonedAttachments(write, desk.now())
    desk.print(rowCounts(rows))
    return 0
  },
}
