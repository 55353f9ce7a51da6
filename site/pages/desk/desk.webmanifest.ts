import type { APIRoute } from 'astro'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import tokens from '#content/tokens.css?raw'
import { readToken } from '#domain/design-tokens/read-token.ts'

/** The desk on a device's home screen, as an app of its own. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/desk',
    name: `${messages[agency.staffLanguage].desk.title} · ${agency.name}`,
    short_name: messages[agency.staffLanguage].desk.title,
    lang: agency.staffLanguage,
    start_url: '/desk',
    scope: '/desk',
    display: 'standalone',
    theme_color: readToken(tokens, 'red-solid'),
    background_color: readToken(tokens, 'desk'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
