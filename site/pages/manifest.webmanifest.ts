import type { APIRoute } from 'astro'

import { agency } from '#content/catalogue/agency.ts'
import tokens from '#content/tokens.css?raw'
import { readToken } from '#domain/design-tokens/read-token.ts'
import { DEFAULT_LOCALE } from '#domain/language/locales.ts'

import { choiceWords, pageContext } from '../page/page-context.ts'

/** The site on a device's home screen. It stays a website: `display` says so. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    name: agency.name,
    short_name: agency.name,
    description: choiceWords(pageContext(DEFAULT_LOCALE)).description,
    lang: DEFAULT_LOCALE,
    start_url: '/',
    display: 'browser',
    theme_color: readToken(tokens, 'red-solid'),
    background_color: readToken(tokens, 'desk'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
