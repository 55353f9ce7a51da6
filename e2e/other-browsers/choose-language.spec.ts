import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET, SECOND, THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'

import { wornOutFonts } from './in-page.ts'
import { A_DESK, A_PHONE, expect, test } from './test.ts'

/** Width by height of the pictures in the open language menu; 0 for one that is not loaded. */
const shapesOfFlags = () =>
  [...document.querySelectorAll<HTMLImageElement>('#language-menu img')].map((flag) => {
    const { width, height } = flag.getBoundingClientRect()
    return flag.complete && flag.naturalWidth > 0 ? Math.round((width / height) * 10) / 10 : 0
  })

test.describe('a phone that reads another alphabet', () => {
  test.use({ visit: { ...A_PHONE, language: LOCALES[OTHER_ALPHABET].tag, timeZone: 'Europe/Tallinn' } })

  test('is led to its language in its own faces; its menu leads to a section', async ({ visitor }) => {
    const { footer, header, pricing } = messages[OTHER_ALPHABET]
    await visitor.open('/?from=ad')
    await visitor.isAt(`/${OTHER_ALPHABET}?from=ad`)
    await visitor.rejectCookies(OTHER_ALPHABET)
    await visitor.sees([], wornOutFonts)
    await visitor.sees(0, () => document.documentElement.scrollWidth - document.documentElement.clientWidth)

    await visitor.click('button', header.menuOpen)
    await visitor.reads('dialog[open]', footer.officesHeading)
    await visitor.click('link', header.pricing, 'dialog[open]')
    await visitor.misses('dialog[open]')
    await visitor.isAt(`/${OTHER_ALPHABET}#pricing`)
    await visitor.sees(
      true,
      (id) => {
        const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {}
        return top >= 0 && top < innerHeight / 2
      },
      'pricing',
    )
    await visitor.reads('#pricing', pricing.heading)
  })
})

test.describe('a browser that reads the second language', () => {
  test.use({ visit: { ...A_DESK, language: LOCALES[SECOND].tag, timeZone: 'Europe/Tallinn' } })

  test('is led to it, changes to the third, and is led there ever after', async ({ visitor }) => {
    await visitor.open('/')
    await visitor.isAt(`/${SECOND}`)
    await visitor.rejectCookies(SECOND)
    await visitor.open(`/${SECOND}/faq?ref=mail`)
    await visitor.click('button', `${messages[SECOND].language.menuLabel} ${LOCALES[SECOND].name}`)
    await visitor.sees(
      LOCALE_CODES.map(() => 1.5),
      shapesOfFlags,
    ) // views of one file are eight times as high in WebKit
    await visitor.click('link', LOCALES[THIRD].name, '#language-menu')
    await visitor.isAt(`/${THIRD}/faq?ref=mail`)
    await visitor.reads('h1', messages[THIRD].faq.pageHeading)
    expect(await visitor.look(() => document.documentElement.lang)).toBe(THIRD)
    await visitor.open('/')
    await visitor.isAt(`/${THIRD}`)
  })
})
