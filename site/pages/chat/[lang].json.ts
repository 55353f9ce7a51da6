import type { APIRoute } from 'astro'

import * as parts from '#content/catalogue/parts.ts'
import type { Locale } from '#domain/language/locales.ts'

import { languagePaths } from '../../page/page-context.ts'
import { chatIndexFile } from '../../shell/chat-index/chat-sources.ts'

export const getStaticPaths = () => (parts.chat ? languagePaths() : [])

/** What the chat knows, one file per language. */
export const GET: APIRoute<Record<string, never>, { lang: Locale }> = ({ params: { lang } }) =>
  Response.json(chatIndexFile(lang))
