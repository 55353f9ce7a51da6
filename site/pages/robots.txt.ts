import type { APIRoute } from 'astro'

/** Everything may be read; the API answers nobody who comes by a link. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', site).href}`, ''].join('\n'),
  )
