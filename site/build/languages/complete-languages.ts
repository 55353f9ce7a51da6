import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/language/locales.ts'

import { findGaps } from './find-gaps.ts'
import { gapLine } from './gap.ts'

/**
 * Why it exists: a language without one of its files stops a build far from the cause, in whatever reads it first.
 * What it does: before anything else it stops the build with all that the site's languages lack. In development
 * it only warns, so that a translator sees the pages that are ready.
 */
export function completeLanguages(): AstroIntegration {
  return {
    name: 'complete-languages',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        const root = fileURLToPath(config.root)
        const reports = await Promise.all(
          LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => findGaps(root, locale)),
        )
        const lines = reports.flatMap(({ gaps }) => gaps.map(gapLine))
        if (lines.length === 0) return
        const said = `languages are not complete (npm run languages):\n${lines.join('\n')}`
        if (command === 'build') throw new Error(said)
        logger.warn(said)
      },
    },
  }
}
