import { neededFaces } from './page-fonts.ts'

const HEAD_STYLE = /<style>@layer reset/
const PAGE_SCRIPT = '<script type="module" src='
/** Headlines below the first, in what the page is about: those of closed dialogs would fetch nothing. */
const MAIN_WITH_HEADLINES = /<main[\s>][\s\S]*<h[23][\s>][\s\S]*<\/main>/

/**
 * A page whose fonts and script are asked for behind the page itself. A font the style sheet asks for has the highest
 * priority, and the first paint waits its turn; asked for ahead with a low one it comes just as surely, and earlier.
 */
export function withLateRequests(html: string): string {
  const [main] = MAIN_WITH_HEADLINES.exec(html) ?? []
  const fonts = main === undefined ? [] : fontsOf(html, main)
  const links = fonts
    .filter((file) => !html.includes(`href="${file}"`))
    .map(
      (file) =>
        `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    )
  return html
    .replace(HEAD_STYLE, (style) => links.join('') + style)
    .replaceAll(PAGE_SCRIPT, PAGE_SCRIPT.replace(' type', ' fetchpriority="low" type'))
}

/** Files of the faces that the words of a part need; tags and scripts are no words. */
function fontsOf(html: string, part: string): string[] {
  const text = part.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
  return neededFaces(
    html.replace(/<body[\s\S]*$/, () => part),
    text,
  ).map(({ file }) => file)
}
