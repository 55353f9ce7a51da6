import { neededFaces } from './page-fonts.ts'

const HEAD_STYLE = /<style>(@layer reset[\s\S]*?)<\/style>/
/** Faces that may be swapped in: what is not needed for the first paint (`display` in fonts.ts). */
const SWAPPED_FACES = /@font-face\{[^}]*?font-display:swap[^}]*\}/g
const PAGE_SCRIPT = '<script type="module" src='
const MANIFEST = /<link rel="manifest"[^>]*>/
/** Headlines below the first, in what the page is about: those of closed dialogs would fetch nothing. */
const MAIN_WITH_HEADLINES = /<main[\s>][\s\S]*<h[23][\s>][\s\S]*<\/main>/

/**
 * A page that asks for nothing before its first paint but what is painted: the faces of lesser headlines and
 * handwriting lie in a style that is not in force, scripts have a type no browser runs, the manifest is for browsers
 * without script. `afterFirstPaint` (site/early/after-first-paint.ts), which the page carries, asks for them.
 */
export function withLateRequests(html: string, afterFirstPaint: string): string {
  const style = HEAD_STYLE.exec(html)?.[1] ?? ''
  const faces = (style.match(SWAPPED_FACES) ?? []).join('')
  if (faces === '') return html
  const late = [
    `<style media="not all" data-late-faces="${filesOf(html, faces).join(' ')}">${faces}</style>`,
    `<noscript><style>${faces}</style>${MANIFEST.exec(html)?.[0] ?? ''}</noscript>`,
    `<script>${afterFirstPaint}</script>`,
  ]
  return html
    .replace(MANIFEST, '')
    .replace(HEAD_STYLE, () => `<style>${style.replaceAll(SWAPPED_FACES, '')}</style>${late.join('')}`)
    .replaceAll(PAGE_SCRIPT, PAGE_SCRIPT.replace('module', 'late'))
}

/** Files of the late faces that the words of a page need; tags and scripts are no words. */
function filesOf(html: string, faces: string): string[] {
  const [main = ''] = MAIN_WITH_HEADLINES.exec(html) ?? []
  const text = main.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
  return neededFaces(
    html.replace(/<body[\s\S]*$/, () => main),
    text,
  )
    .map(({ file }) => file)
    .filter((file) => faces.includes(file))
}
