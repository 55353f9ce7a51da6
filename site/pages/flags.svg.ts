import type { APIRoute } from 'astro'

import { flagSheet } from '../ui/icon/flag-sheet.ts'

/** The flags of all languages in one file: `/flags.svg#ee` is one of them (site/ui/icon/Flag.tsx). */
export const GET: APIRoute = () => new Response(flagSheet(), { headers: { 'content-type': 'image/svg+xml' } })
