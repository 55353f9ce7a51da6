import { caseStudies } from '#content/catalogue/case-studies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'

import { shownPrice } from '../page/shown-price.ts'
import { A_PHONE, test } from './test.ts'

for (const { timeZone, country } of [
  { timeZone: 'Europe/London', country: 'GB' },
  { timeZone: 'Europe/Stockholm', country: 'SE' },
]) {
  test.describe(timeZone, () => {
    test.use({ visit: { ...A_PHONE, language: 'en-GB', timeZone } })

    test(`an English page read in ${timeZone} costs ${shownPrice(country)}`, async ({ visitor }) => {
      await visitor.open('/en')
      await visitor.reads('h1 data', shownPrice(country))
      await visitor.rejectCookies('en')
      await visitor.open('/en#pricing')
      await visitor.reads('#pricing', shownPrice(country, packages[1].id))
    })
  })
}

test('tabs are chosen by click and by arrows; the case studies go round', async ({ visitor }) => {
  const { header, portfolio: words } = messages.en
  const selected = () => document.querySelector('#portfolio [role="tab"][aria-selected="true"]')?.textContent
  /** Names of the visible slides, and the position between the buttons: a swipe may not have ended. */
  const slidesInView = (label: string) => {
    const carousel = document.querySelector(`[aria-label="${label}"]`)
    const track = carousel?.querySelector('[data-track]')
    const position = carousel?.querySelector('button + [aria-hidden="true"]')?.textContent
    const { left = 0, right = 0 } = track?.getBoundingClientRect() ?? {}
    const slides = [...(track?.querySelectorAll('[data-slide]') ?? [])]
      .filter((slide) => {
        const box = slide.getBoundingClientRect()
        return box.left < right - 20 && box.right > left + 20
      })
      .map((slide) => slide.getAttribute('aria-label'))
    return { position, slides }
  }
  const slide = (number: number) => `${number} of ${caseStudies.length}`
  const at = (name: string) => ({ position: name, slides: [name] })
  await visitor.open('/en')
  await visitor.rejectCookies('en')
  await visitor.open('/en#portfolio')
  await visitor.sees(false, () => document.querySelector('#portfolio astro-island[ssr]') !== null)

  await visitor.sees(at(slide(1)), slidesInView, words.carouselLabel)
  for (const expected of [...caseStudies.slice(1).map((_, before) => slide(before + 2)), slide(1)]) {
    await visitor.click('button', words.next)
    await visitor.sees(at(expected), slidesInView, words.carouselLabel)
  }
  await visitor.click('button', words.previous)
  await visitor.sees(at(slide(caseStudies.length)), slidesInView, words.carouselLabel)

  await visitor.click('tab', header.portfolio, '#portfolio')
  await visitor.sees(header.portfolio, selected)
  await visitor.reads('#portfolio [role="tabpanel"]', words.visitSite)
  await visitor.press('ArrowRight')
  await visitor.sees(words.tabBeforeAfter, selected)
  await visitor.press('End')
  await visitor.sees(header.portfolio, selected)
})
