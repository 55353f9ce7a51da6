import { marked } from 'marked'

import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

/** The policy's Markdown as HTML with the agency's facts. The text is our own, from content/legal. */
export function renderPolicy(markdown: string): string {
  const { name, address, salesMailbox } = agency
  return marked.parse(fillPlaceholders(markdown, { agency: name, address, salesMailbox }), { async: false })
}
