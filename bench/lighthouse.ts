import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'

import { launchOptions, systemChromium } from '../tools/browser.ts'
import { folder, startOurs } from './server-processes.ts'
import { spread, type Table } from './table.ts'

const LANGUAGES = ['en', 'de', 'ru']
const PAGES = ['', '#pricing', '/articles/website-pricing-guide', '/faq', '/about', '/analysis', '/chatbot']
const ALL_PATHS = PAGES.flatMap((page) => LANGUAGES.map((language) => `/${language}${page}`))
const MOST_ATTEMPTS = 4
const KINDS = ['document', 'script', 'font', 'image', 'total']

/** Lighthouse on the built site and our own server: a table each for phone and desktop, one row per page. */
export async function measurePages(runs: number, paths = ALL_PATHS): Promise<Table[]> {
  using files = folder()
  await using server = await startOurs(files.path)
  const tables: Table[] = []
  for (const device of ['phone', 'desktop'] as const) {
    const rows: string[][] = []
    for (const path of paths) {
      const results: Result[] = []
      while (results.length < runs) results.push(await measureWhole(new URL(path, server.url).href, device))
      rows.push(row(path, results))
    }
    tables.push({
      heading: `Pages, ${device}`,
      about: `Lighthouse, its ${device} profile with simulated throttling, HTTP/1.1 on this machine, ${runs} runs with a fresh browser each: median (range). KiB as transferred.`,
      columns: [
        ...['page', 'performance', 'others', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
        ...['html+css', 'script', 'fonts', 'pictures', 'all KiB', 'requests'],
      ],
      rows,
    })
  }
  return tables
}

/** Repeats until there is a score: sometimes headless Chromium records no largest paint (`NO_LCP`). */
async function measureWhole(url: string, device: 'phone' | 'desktop'): Promise<Result> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const result = await measure(url, device)
    if (typeof result.categories['performance']?.score === 'number') return result
  }
  throw new Error(`Lighthouse gave ${url} no score in ${MOST_ATTEMPTS} runs`)
}

/** One fresh browser and profile per run, like the reference figures. */
async function measure(url: string, device: 'phone' | 'desktop'): Promise<Result> {
  using profile = folder()
  const chromePath = systemChromium()
  const chrome = await launch({
    userDataDir: profile.path,
    chromeFlags: ['--headless=new', '--no-first-run', ...(launchOptions().args ?? [])],
    ...(chromePath === null ? {} : { chromePath }),
  })
  try {
    const config = device === 'desktop' ? desktopConfig : undefined
    const outcome = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config)
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
    return outcome.lhr
  } finally {
    chrome.kill()
  }
}

function row(path: string, results: readonly Result[]): string[] {
  const audit = (id: string) => results.map((result) => result.audits[id]?.numericValue ?? Number.NaN)
  const score = (id: string) => results.map((result) => (result.categories[id]?.score ?? 0) * 100)
  const others = ['accessibility', 'best-practices', 'seo'].map((id) => spread(score(id)))
  const kib = KINDS.map((kind) => results.map((result) => kibOf(result, kind)))
  return [
    ...[path, spread(score('performance')), others.join(' ')],
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) =>
      spread(audit(id)),
    ),
    spread(audit('cumulative-layout-shift'), 3),
    ...kib.map((sizes) => spread(sizes, 1)),
    spread(results.map(requestsOf)),
  ]
}

/** Requests over the network, without `data:` URLs. */
function requestsOf(result: Result): number {
  const details = result.audits['network-requests']?.details as { items?: { url: string }[] } | undefined
  return (details?.items ?? []).filter(({ url }) => !url.startsWith('data:')).length
}

function kibOf(result: Result, kind: string): number {
  const details = result.audits['resource-summary']?.details as
    { items?: { resourceType: string; transferSize: number }[] } | undefined
  return (details?.items?.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0) / 1024
}
