import { createHash } from 'node:crypto'

/** Inline scripts that browsers run: no `src`, and no `type` but a script's. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?:\s[^>]*)?>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g
const DATA_BLOCK = /^<script[^>]*\stype="(?!module|text\/javascript|speculationrules)[^"]+"/

/** Answered by server/features/policy-reports/. */
const REPORTS = '/api/csp-reports'

/**
 * The content security policy of a built page: nothing from elsewhere, and only the inline scripts and styles
 * of the build, by their hashes.
 * @param pictures further sources of pictures: `data:` for icons in the page, `blob:` for files at the desk
 */
export function pagePolicy(html: string, pictures: 'data:' | 'blob:' = 'data:'): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([tag]) => !DATA_BLOCK.test(tag))
    .map((match) => match[1] ?? '')
  const styles = [...html.matchAll(INLINE_STYLE)].map((match) => match[1] ?? '')
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes(scripts)].join(' '),
    ['style-src', "'self'", ...hashes(styles)].join(' '),
    `img-src 'self' ${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-to csp', // the server names its address in `Reporting-Endpoints`
    `report-uri ${REPORTS}`, // the same for Firefox
  ].join('; ')
}

function hashes(contents: string[]): string[] {
  const all = contents
    .filter((content) => content !== '')
    .map((content) => createHash('sha256').update(content).digest('base64'))
  return [...new Set(all)].map((hash) => `'sha256-${hash}'`)
}
