import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { ConversationView } from '#domain/conversation/conversation.ts'
import { LANGUAGE_STORAGE } from '#domain/language/storage-keys.ts'

import { freshFormTokens, refuse } from '../fixtures/answers.ts'
import { stayOnChoice, takeScriptsAway } from '../fixtures/break-page.ts'
import { PAGES, SHORT_PAGE } from '../fixtures/pages.ts'
import { giveOlderFormTokens, NOTHING_STORED, stopClock, storedConsent } from '../fixtures/test.ts'
import { ticketStandIn } from '../fixtures/ticket-api.ts'
import { analysisPage, openAnalysisDesk, REPORT_SECRET } from '../page/analysis-desk.ts'
import { openChat } from '../page/chat-widget.ts'
import { openContactForm } from '../page/contact-form.ts'
import { cookieBanner } from '../page/cookie-banner.ts'
import { exitPopup } from '../page/exit-popup.ts'
import { anEvent, aTicket, NOW, openDesk, SECRET, ticketPage } from '../page/ticket-desk.ts'
import { ticketDialog } from '../page/ticket-dialog.ts'
import { chooseFiles, picture } from '../page/ticket-files.ts'

/** A screen to take pictures of, and how to reach it. */
export interface Screen {
  /** Names its files. */
  name: string
  show: (page: Page, locale: Locale) => Promise<unknown>
  /** Whether the page goes on below the window. */
  isWhole?: boolean
  /** Where it exists; in every window by default. */
  window?: 'narrow' | 'wide'
  isBuilt?: boolean
  /** A visitor who has not answered the cookie question. */
  isAsked?: boolean
  /** Most screens stop the clock, so that nothing appears later; some need it to run, or set it. */
  clock?: 'stopped' | 'running' | 'own'
}

const pages: readonly Screen[] = PAGES.map((path) => ({
  name: path === '' ? 'home' : path.replaceAll(/[^a-z0-9]+/gi, '-').slice(1),
  show: (page, locale) =>
    path === '/confirm' ? showConfirmation(page, locale) : page.goto(`/${locale}${path}`),
  isWhole: true,
}))

const TICKET_STEPS = ['intro', 'empty', 'refused', 'errors', 'filled', 'files', 'sent', 'closed'] as const
const CHAT_STEPS = ['open', 'answers', 'typing', 'refused'] as const
const COOKIE_STEPS = ['banner', 'settings', 'vendors'] as const
const REPORT_STEPS = [
  'waiting',
  'measuring',
  'failed',
  'without-browser',
  'done',
  'deletion',
  'unknown',
] as const
const STATUS_STEPS = [
  ...(['', '-solved', '-answered', '-loading', '-failed', '-unknown', '-link-sent'] as const),
  ...(['-reply-blank', '-reply-failed', '-reply-sent'] as const),
] as const

/** What can be open, answered or failed on them. */
const states: readonly Screen[] = [
  {
    name: 'language-debug',
    show: async (page, locale) => {
      await page.route('/api/geo', (route) =>
        route.fulfill({ json: { country_code: 'EE', ip: '192.0.2.1', city: 'Tallinn' } }),
      )
      await page.goto(`/${locale}/faq?debug`)
      await page.getByText('Tallinn').first().waitFor()
    },
  },
  {
    name: 'menu-open',
    window: 'narrow',
    show: async (page, locale) => {
      await page.goto(`/${locale}`)
      await page.locator('button[command="show-modal"][commandfor="mobile-menu"]').click()
    },
  },
  {
    name: 'language-menu',
    window: 'wide',
    show: async (page, locale) => {
      await page.goto(`/${locale}`)
      await page.locator('button[popovertarget="language-menu"]').click()
    },
  },
  {
    name: 'scrolled',
    show: async (page, locale) => {
      await page.goto(`/${locale}`)
      await page.mouse.wheel(0, 2_600)
      await page.waitForFunction(() => scrollY > 2_000)
    },
  },
  ...TICKET_STEPS.map(ticketDialogAt),
  {
    name: 'contact-form-errors',
    clock: 'running',
    show: async (page, locale) => {
      const form = await openContactForm(page, locale)
      await stopClock(page)
      await form.submit.click()
      await form.toast.getByRole('button').first().waitFor()
    },
  },
  {
    name: 'contact-form-sent',
    clock: 'running',
    show: async (page, locale) => {
      await freshFormTokens(page)
      await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { success: true } }))
      const form = await openContactForm(page, locale)
      await stopClock(page)
      await form.name.fill('Mari Maasikas')
      await form.email.fill('mari@firma.example')
      await form.submit.click()
      await form.toast.getByRole('button').first().waitFor()
    },
  },
  ...CHAT_STEPS.map(chatAt),
  {
    name: 'chat-launcher',
    isBuilt: parts.chat,
    clock: 'running',
    show: async (page, locale) => {
      await page.goto(`/${locale}`)
      await page.clock.runFor(LAUNCHER_DELAY_MS) // it moves aside for controls, and is then invisible
    },
  },
  {
    name: 'exit-popup',
    isBuilt: parts.exitPopup,
    clock: 'own',
    show: async (page, locale) => {
      const popup = await exitPopup(page, `/${locale}`, locale)
      await page.mouse.click(2, 400)
      await popup.stay()
      await popup.dialog.waitFor()
    },
  },
  ...COOKIE_STEPS.map(cookieQuestionAt),
  {
    name: 'cookie-choice',
    show: async (page, locale) => {
      await page.goto(`/${locale}${SHORT_PAGE}`)
      await cookieBanner(page, locale).footerButton.click()
      await cookieBanner(page, locale).dialog.waitFor()
    },
  },
  ...REPORT_STEPS.map(reportAt),
  ...STATUS_STEPS.map(ticketStatusAt),
  {
    name: 'choice-loading',
    show: async (page, locale) => {
      await page.addInitScript(([key, code]) => localStorage.setItem(key, code), [
        LANGUAGE_STORAGE.language,
        locale,
      ] as const)
      await stayOnChoice(page)
      await page.goto('/')
    },
  },
  {
    name: 'choice-without-script',
    show: async (page) => {
      await takeScriptsAway(page)
      await page.goto('/')
    },
  },
  {
    name: 'home-without-script',
    isWhole: true,
    show: async (page, locale) => {
      await takeScriptsAway(page)
      await page.goto(`/${locale}`)
    },
  },
]

/** What can be open, answered or failed on the pages of the site. */
export const STATES: readonly Screen[] = states.filter(({ isBuilt = true }) => isBuilt)
export const SCREENS: readonly Screen[] = [...pages, ...STATES]

export function existsAt({ window }: Screen, width: number): boolean {
  return window === undefined || (window === 'narrow') === width < 1_000
}

/** A fresh page at a screen, on which nothing changes by itself; it ends with its scope. */
export async function openScreen(
  browser: Browser,
  { show, isAsked, clock = 'stopped' }: Screen,
  locale: Locale,
  options: BrowserContextOptions,
) {
  const storageState = isAsked ? NOTHING_STORED : storedConsent()
  const context = await browser.newContext({ reducedMotion: 'reduce', storageState, ...options })
  await giveOlderFormTokens(context)
  const page = await context.newPage()
  if (clock !== 'own') await page.clock.install({ time: tenToday() })
  if (clock === 'stopped') await page.clock.pauseAt(tenToday() + 1_000)
  await show(page, locale)
  await settlePage(page)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

/** Ten in the morning in the tests' time zone: times on pages are the same every day. */
function tenToday(): number {
  const timeZone = 'America/New_York' // playwright.config.ts
  return Temporal.Now.plainDateISO(timeZone).toZonedDateTime({ timeZone, plainTime: '10:00' })
    .epochMilliseconds
}

function chatAt(step: (typeof CHAT_STEPS)[number]): Screen {
  const show = async (page: Page, locale: Locale) => {
    const chat = await openChat(page, locale, `/${locale}/privacy`) // no button for which the launcher would move aside
    if (step === 'answers') {
      await chat.ask(chat.words.optionPricing)
      await chat.ask(chat.words.optionHosting)
    }
    if (step === 'typing') {
      await stopClock(page)
      await chat.option(chat.words.optionContact).click()
      await chat.typing.waitFor()
    }
    if (step === 'refused') {
      await chat.pick(chat.words.optionContact)
      await chat.ask('a-word-without-an-end'.repeat(8))
    }
  }
  return { name: `chat-${step}`, isBuilt: parts.chat, clock: 'running', show }
}

function cookieQuestionAt(step: (typeof COOKIE_STEPS)[number]): Screen {
  const show = async (page: Page, locale: Locale) => {
    const { banner, manage, dialog, vendorsTab } = cookieBanner(page, locale)
    await page.goto(`/${locale}`)
    await banner.waitFor()
    if (step === 'banner') return
    await manage.click()
    await dialog.waitFor()
    if (step === 'vendors') await vendorsTab.click()
  }
  return { name: `cookie-${step}`, isAsked: true, show }
}

/** The page on which a form sent without script is looked over, as the server fills it. */
async function showConfirmation(page: Page, locale: Locale) {
  const words = messages[locale].supportTicket
  await page.goto(`/${locale}/ticket/new`)
  const form = page.getByRole('main').locator('form')
  await form.getByLabel(words.name, { exact: true }).fill('Mari Maasikas')
  await form.getByLabel(words.email, { exact: true }).fill('mari@firma.example')
  await form.getByLabel(words.subject, { exact: true }).fill('Shop is down')
  await form.getByLabel(words.description, { exact: true }).fill('Since nine there is only a white page.')
  await form.evaluate((element: HTMLFormElement) => element.submit())
  await page.getByRole('button', { name: messages[locale].formSending.confirm, exact: true }).waitFor()
}

/** The ticket dialog at one of its steps, on a short page: axe reads what is under it too. */
function ticketDialogAt(step: (typeof TICKET_STEPS)[number]): Screen {
  const show = async (page: Page, locale: Locale) => {
    await freshFormTokens(page)
    await ticketStandIn(page)
    await page.goto(`/${locale}${SHORT_PAGE}`)
    const ticket = ticketDialog(page, locale)
    if (step === 'intro') {
      await ticket.opener.click()
      await ticket.intro.waitFor()
      return
    }
    await ticket.toForm()
    await ticket.submit.waitFor()
    if (step !== 'refused' && step !== 'errors' && step !== 'empty') await ticket.fill()
    if (step === 'empty' || step === 'filled') return
    if (step === 'closed') {
      await page.keyboard.press('Escape')
      return ticket.pageToast.getByRole('button').first().waitFor()
    }
    if (step === 'files') {
      await page.route('/api/attachments', () => new Promise(() => undefined))
      const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
      await chooseFiles(ticket.dialog, [drawing, picture('screenshot-of-the-front-page.png')])
      await ticket.dialog.getByRole('button', { name: messages[locale].supportTicket.preview }).click()
    }
    await ticket.submit.click()
    if (step === 'files')
      return ticket.dialog.getByText(messages[locale].supportTicket.filesUnderWay).waitFor()
    if (step === 'sent') return ticket.dialogToast.getByRole('button').first().waitFor()
    await ticket.error.waitFor()
    if (step === 'errors') await ticket.okay.click()
  }
  return { name: `ticket-dialog-${step}`, clock: 'running', show }
}

function ticketStatusAt(step: (typeof STATUS_STEPS)[number]): Screen {
  const { events } = aTicket()
  const answer = anEvent({ type: 'staff-reply', at: NOW, text: 'We have found it: the shop is back.' })
  const solved = anEvent({ type: 'solved-by-staff', at: NOW })
  const shown: Partial<Record<typeof step, Partial<ConversationView>>> = {
    '': {},
    '-solved': { state: 'solved', events: [...events, solved] },
    '-answered': { state: 'answered', answerBy: null, events: [...events, answer] },
  }
  const show = async (page: Page, locale: Locale) => {
    await openDesk(page, aTicket(shown[step]))
    const { words, open, region, reply, send, request, number, email, main, toast } = ticketPage(page, locale)
    if (step === '-loading') await page.route('/api/ticket-status', () => undefined)
    if (step === '-failed') await page.route('/api/ticket-status', (route) => refuse(route, 500))
    if (step === '-reply-failed') await page.route('/api/ticket-replies', (route) => refuse(route, 500))
    const hasNoTicket = step === '-unknown' || step === '-link-sent'
    await open(hasNoTicket ? '' : SECRET)
    if (step === '-loading') return region.getByText(words.loading).waitFor()
    if (step === '-failed') return region.getByText(words.failed).waitFor()
    if (hasNoTicket) {
      if (step === '-link-sent') {
        await number.fill('K7M-3QX3')
        await email.fill('mari@firma.example')
      }
      await request.click()
      return step === '-unknown' ? undefined : main.getByText(words.requestSent).waitFor()
    }
    await reply.waitFor()
    if (shown[step] !== undefined) return
    if (step !== '-reply-blank') await reply.fill('Words')
    await send.click()
    if (step === '-reply-failed') await main.getByRole('alert').getByText(words.failed).waitFor()
    if (step === '-reply-sent') await toast.getByRole('button').first().waitFor()
  }
  return { name: `ticket-status${step}`, clock: 'own', isWhole: true, show }
}

function reportAt(step: (typeof REPORT_STEPS)[number]): Screen {
  const show = async (page: Page, locale: Locale) => {
    const desk = await openAnalysisDesk(page)
    const { words, open, main } = analysisPage(page, locale)
    const { begun, whole } = desk
    if (step === 'waiting') desk.status = { ...begun, stage: 'waiting', place: 3 }
    if (step === 'measuring')
      desk.status = { ...begun, stage: 'measuring', pictures: whole.pictures.slice(0, 1) }
    if (step === 'failed') desk.status = { ...begun, stage: 'failed', reason: 'refused' }
    if (step === 'without-browser')
      desk.status = {
        ...whole,
        ...{ reason: 'no-browser', pictures: [], marked: [], weight: null },
        scores: { speed: null, mobile: null, search: null },
        findings: whole.findings
          .filter(({ area }) => area !== 'speed' && area !== 'phones')
          .map((finding) => ({ ...finding, mark: null })),
        first: ['telephone', 'title', 'action'],
      }
    await open(step === 'unknown' ? '' : REPORT_SECRET)
    if (step === 'unknown') return main.getByText(words.unknownHeading).waitFor()
    if (step === 'waiting' || step === 'measuring') return main.locator('[aria-current="step"]').waitFor()
    if (step === 'failed') return main.getByRole('link', { name: words.personButton }).waitFor()
    await main.getByText(words.allHeading).waitFor()
    if (step === 'done') {
      await main.getByRole('img').last().scrollIntoViewIfNeeded() // pictures below the window wait
      await main.locator('image[href^="data:"]').nth(1).waitFor()
      return page.evaluate(() => {
        scrollTo(0, 0)
      })
    }
    if (step !== 'deletion') return
    await main.getByRole('button', { name: words.remove }).click()
    return main.getByRole('button', { name: words.removeYes }).waitFor()
  }
  return { name: `analysis-report-${step}`, isWhole: step !== 'deletion', show }
}

/** Waits until nothing on a page changes by itself: fonts and pictures are loaded, also those below the window. */
async function settlePage(page: Page): Promise<void> {
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
