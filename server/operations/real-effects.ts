import { randomInt, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'

import type { GivenEffects } from '../effects.ts'
import { readMailTemplates, createMailRenderer } from '../mail/render/render-mail.ts'
import { projectFolder } from '../project-folder.ts'
import { newLinkSecret } from '../secret.ts'
import { MAIL_KINDS } from './mail-kinds.ts'

/** What the server and the commands bring: the time, chance, and the mails as they are written. */
export function realEffects(): GivenEffects {
  const templates = readMailTemplates(join(projectFolder(), 'content/mail'), MAIL_KINDS)
  return {
    now: () => new Date(),
    newId: randomUUIDv7,
    newSecret: newLinkSecret,
    randomBelow: randomInt,
    renderMail: createMailRenderer(templates),
  }
}
