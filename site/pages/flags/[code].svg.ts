import type { APIRoute, GetStaticPaths } from 'astro'

import { FLAGS, type FlagCode } from '../../ui/icon/flag-drawings.ts'

export const getStaticPaths = (() =>
  Object.keys(FLAGS).map((code) => ({ params: { code } }))) satisfies GetStaticPaths

/** The flag of a language, fetched when a menu with it is opened (site/ui/icon/Flag.tsx). */
export const GET: APIRoute<Record<string, never>, { code: FlagCode }> = ({ params: { code } }) =>
  new Response(FLAGS[code], { headers: { 'content-type': 'image/svg+xml' } })
