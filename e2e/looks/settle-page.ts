import type { Page } from '@playwright/test'

/** Waits until nothing on a page changes by itself: fonts and pictures are loaded, also those below the window. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (const section of document.querySelectorAll<HTMLElement>('main > section, body > footer'))
      section.style.contentVisibility = 'visible' // skipped sections would be blank
    // A late `font-display: optional` face is shown all the same.
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSFontFaceRule)) continue
        const { style } = rule
        const source = style.getPropertyValue('src')
        if (!source.includes('url(')) continue
        const face = new FontFace(style.getPropertyValue('font-family').replaceAll(/["']/g, ''), source, {
          weight: style.getPropertyValue('font-weight') || 'normal',
          unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
        })
        document.fonts.add(face)
      }
    }
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}
