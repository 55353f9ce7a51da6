import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { localizedPath } from '#domain/language/paths.ts'

import type { Effects } from '../../effects.ts'
import type { Logger } from '../../log.ts'
import { projectFolder } from '../../project-folder.ts'
import type { Settings } from '../../settings.ts'
import type { StoreClock, Write } from '../../store/store.ts'
import { sendDueReports } from './analysis-mails.ts'
import { createAnalysisWorker } from './analysis-worker.ts'
import { findBrowser } from './find-browser.ts'
import { createChildLooker } from './look-in-child.ts'

interface AnalysesOptions {
  settings: Pick<Settings, 'analysis' | 'siteUrl'>
  write: Write
  clock: StoreClock | null
  owner: string
  log: Logger
  effects: Effects
  wakeOutbox: () => void
}

/** The worker that analyses websites, with its processes; nothing runs before its `start`. */
export function createAnalyses({ settings, effects, ...rest }: AnalysesOptions) {
  const { analysis, siteUrl } = settings
  const browser = findBrowser(analysis)
  if (browser.path === null)
    rest.log.warn(
      { why: browser.why },
      'websites are analysed without a browser: see "npm run agency doctor"',
    )
  const looking = {
    hosts: analysis.hosts,
    skipHosts: analysis.skipHosts,
    userAgent: `ValmisAnalysis/1.0 (+${siteUrl}${localizedPath('en', '/analysis/robot')})`,
    sandbox: analysis.sandbox,
    browserPath: browser.path,
  }
  const root = projectFolder()
  const packed = join(root, 'dist/server/look.js')
  const entry =
    import.meta.filename.endsWith('.ts') || !existsSync(packed) ? join(root, 'server/look.ts') : packed
  const lookers = Array.from({ length: analysis.atOnce }, () => createChildLooker(entry, looking))
  const afterwards = (trx: Parameters<typeof sendDueReports>[0], id: string) =>
    sendDueReports(trx, id, effects)
  return createAnalysisWorker({ ...rest, now: effects.now, lookers, afterwards })
}
