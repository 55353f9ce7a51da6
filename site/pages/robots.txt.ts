import type { APIRoute } from 'astro'

/** Everything may be crawled, except the API. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', site).href}`, ''].join('\n'),
  )
