import type { FontUse } from './characters.ts'

/**
 * OpenType features each use needs: kerning, accents in their place, a language's own letters, and in text
 * figures of one width for tables. The rest (small capitals, swashes, the hand's alternates)
 * would bring a fifth of the glyphs back.
 */
export const FEATURES: Readonly<Record<FontUse, string[]>> = {
  text: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  headlines: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  hand: ['kern', 'mark', 'mkmk', 'ccmp'],
}

/**
 * Names of styles for menus of programs; a shortcut to widths that the outlines' variations hold too; and how kerning
 * differs between weights, a tenth of a text font: every weight is kerned as the regular one.
 */
export const UNREAD_TABLES = ['STAT', 'HVAR', 'GDEF']
