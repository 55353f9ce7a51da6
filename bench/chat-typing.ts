/**
 * Time from a key typed into the chat to the screen, on a processor four times slower: `npm run bench:chat --
 * [--url http://localhost:3000] [--keys 60]`. The bar is 50 ms.
 */
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { messages } from '../content/messages/messages.ts'
import { launchOptions } from '../tools/browser.ts'
import { median } from './table.ts'

const SLOWDOWN = 4
/** Longer than loading the page's longest conversation takes. */
const MESSAGES_BEFORE = 100

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    keys: { type: 'string', default: '60' },
  },
})
const words = messages.en.chatAssistant

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.addInitScript((count) => {
  const said = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    timestamp: new Date(0).toISOString(),
    sender: 'bot',
    content: { kind: 'reply', reply: 'pricing' },
  }))
  const conversation = { step: 'normal', lead: {}, messages: said, isTyping: false }
  sessionStorage.setItem('chat_conversation', JSON.stringify(conversation))
}, MESSAGES_BEFORE)
await page.goto(new URL('/en/chatbot', values.url).href)
const input = page.getByRole('textbox', { name: words.inputLabel })
await input.focus()
await input.pressSequentially('how ') // the first word loads the vocabulary
await page.waitForLoadState('networkidle')
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
await page.evaluate(() => {
  const delays: number[] = []
  Object.assign(window, { delays })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message arrives after the frame of its sending is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => delays.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
})
for (let key = 0; key < Number(values.keys); key += 1) await page.keyboard.press('a', { delay: 20 })
const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays)
await browser.close()

const sorted = delays.toSorted((a, b) => a - b)
console.log(
  `a key in a conversation of ${MESSAGES_BEFORE} messages, processor ÷ ${SLOWDOWN}: median ${median(delays).toFixed(0)} ms, p95 ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(0)} ms, worst ${Math.max(...delays).toFixed(0)} ms of ${delays.length}`,
)
