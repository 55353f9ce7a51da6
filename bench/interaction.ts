/**
 * Time from a click to a dialog (an interaction should answer within 100 ms): `npm run bench:interaction --
 * [--url http://localhost:3000] [--beside http://localhost:3001] [--runs 7] [--slowdown 4] [path ...]` on a
 * running server, with a phone of 360 px and a slowed processor. Each run is a fresh page; a second server
 * takes turns with the first, so that a slow minute hits both.
 */
import { parseArgs } from 'node:util'

import { chromium, type Browser } from '@playwright/test'

import { launchOptions } from '../tools/browser.ts'
import { spread, tableText } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    beside: { type: 'string' },
    runs: { type: 'string', default: '7' },
    slowdown: { type: 'string', default: '4' },
  },
})
const paths = positionals.length > 0 ? positionals : ['/en', '/ru', '/en/faq']
const DIALOGS = ['support', 'mobile-menu']
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** Idle turns before the click: the page has finished loading. */
const IDLE_TURNS = 30

/** Milliseconds from the click on a dialog's button to the end of the frame that shows the dialog. */
async function timeDialog(browser: Browser, address: string, dialog: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'load' })
    await page.evaluate(async (turns) => {
      await document.fonts.ready
      for (let turn = 0; turn < turns; turn += 1) await new Promise((idle) => requestIdleCallback(idle))
    }, IDLE_TURNS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
    // Two idle frames: pending work is finished.
    return await page.evaluate(async (id) => {
      const button = document.querySelector<HTMLButtonElement>(
        `button[commandfor="${id}"][command="show-modal"]`,
      )
      if (!button) throw new Error(`no button opens ${id}`)
      const begun = performance.now()
      button.click()
      await new Promise((painted) => requestAnimationFrame(painted))
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel() // a separate task comes after the frame is drawn
        port1.onmessage = done
        port2.postMessage(null)
      })
      if (document.querySelector(`dialog[id="${id}"][open]`) === null) throw new Error(`${id} did not open`)
      return performance.now() - begun
    }, dialog)
  } finally {
    await context.close()
  }
}

const servers = [values.url, ...(values.beside === undefined ? [] : [values.beside])]
const browser = await chromium.launch(launchOptions())
const rows: string[][] = []
for (const path of paths) {
  for (const dialog of DIALOGS) {
    const times = servers.map((): number[] => [])
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, url] of servers.entries())
        times[index]?.push(await timeDialog(browser, new URL(path, url).href, dialog))
    rows.push([path, dialog, ...times.map((ms) => spread(ms))])
  }
}
await browser.close()
console.log(
  tableText({
    heading: 'Interaction',
    about: `From the click to the frame with the dialog, ${values.runs} runs: median (range).`,
    columns: ['page', 'dialog', ...servers.map((url) => `${url}, ms`)],
    rows,
  }),
)
