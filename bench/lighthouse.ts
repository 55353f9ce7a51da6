/**
 * Lighthouse on the running server: `npm run bench -- [--url http://localhost:3000] [--runs 5] [--desktop] [path ...]`.
 * Prints one row a page: median and range, so that a lucky run is not quoted.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'

import { launchOptions, systemChromium } from '../tools/browser.ts'
import { median } from './median.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    runs: { type: 'string', default: '5' },
    desktop: { type: 'boolean', default: false },
  },
})
const paths = positionals.length > 0 ? positionals : ['/en', '/de', '/ru']

/** One fresh browser and profile a run, as the reference figures were taken. */
async function measure(url: string): Promise<Result> {
  const userDataDir = await mkdtemp(join(tmpdir(), 'valmis-lighthouse-'))
  const chromePath = systemChromium()
  const chrome = await launch({
    userDataDir,
    chromeFlags: ['--headless=new', '--no-first-run', ...(launchOptions().args ?? [])],
    ...(chromePath === null ? {} : { chromePath }),
  })
  try {
    const outcome = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error' },
      values.desktop ? desktopConfig : undefined,
    )
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
    return outcome.lhr
  } finally {
    chrome.kill()
    await rm(userDataDir, { recursive: true, force: true })
  }
}

/** Kilobytes sent for a kind of resource. */
function kibOf(result: Result, kind: string): number {
  const details = result.audits['resource-summary']?.details as
    { items?: { resourceType: string; transferSize: number }[] } | undefined
  return (details?.items?.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0) / 1024
}

const spread = (numbers: number[], digits = 0) =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)}-${Math.max(...numbers).toFixed(digits)})`

for (const path of paths) {
  const results: Result[] = []
  for (let run = 0; run < Number(values.runs); run += 1)
    results.push(await measure(new URL(path, values.url).href))
  const audit = (id: string) => results.map((result) => result.audits[id]?.numericValue ?? Number.NaN)
  const score = (id: string) => results.map((result) => (result.categories[id]?.score ?? 0) * 100)
  const requests = results.map((result) => {
    const details = result.audits['network-requests']?.details as { items?: unknown[] } | undefined
    return details?.items?.length ?? 0
  })
  const failing = new Set(
    results.flatMap((result) =>
      Object.values(result.audits)
        .filter(
          ({ score: value, scoreDisplayMode }) =>
            value !== null && value < 0.9 && scoreDisplayMode !== 'informative',
        )
        .map(({ id }) => id),
    ),
  )
  console.log(`${path} (${values.desktop ? 'desktop' : 'phone'}, ${results.length} runs)
  performance ${spread(score('performance'))}, accessibility ${spread(score('accessibility'))}, best practices ${spread(score('best-practices'))}, SEO ${spread(score('seo'))}
  FCP ${spread(audit('first-contentful-paint'))} ms, LCP ${spread(audit('largest-contentful-paint'))} ms, TBT ${spread(audit('total-blocking-time'))} ms, CLS ${spread(audit('cumulative-layout-shift'), 3)}
  HTML ${spread(
    results.map((result) => kibOf(result, 'document')),
    1,
  )}, script ${spread(
    results.map((result) => kibOf(result, 'script')),
    1,
  )}, fonts ${spread(
    results.map((result) => kibOf(result, 'font')),
    1,
  )}, all ${spread(
    results.map((result) => kibOf(result, 'total')),
    1,
  )} KiB in ${spread(requests)} requests
  failing audits: ${[...failing].join(', ') || 'none'}`)
}
