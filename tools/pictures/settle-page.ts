import type { Page } from '@playwright/test'

/**
 * Brings a page to where nothing about it changes by itself any more: letters and pictures are there, also those
 * that come when they are scrolled to, and far sections are drawn. A picture has no scrolling.
 */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (const section of document.querySelectorAll<HTMLElement>('main > section, body > footer'))
      section.style.contentVisibility = 'visible' // far ones rest, and would be blank
    // A face that may come too late to be shown (`font-display: optional`) is shown all the same.
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
