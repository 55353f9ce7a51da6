import type { APIRoute } from 'astro'

import { files } from 'virtual:desk'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
}

/** The files of the desk's own bundle. */
export const getStaticPaths = () => Object.keys(files).map((file) => ({ params: { file } }))

export const GET: APIRoute = ({ params: { file = '' } }) =>
  new Response(files[file], {
    headers: { 'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain' },
  })
