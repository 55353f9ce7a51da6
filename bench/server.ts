import { comparePages, comparePosts, measureStarts, mixPostsAndPages } from './server-loads.ts'
import type { Load } from './server-wrk.ts'
import { spread, type Table } from './table.ts'

const perSecond = (loads: readonly Load[]) => `${spread(loads.map((load) => load.perSecond))}/s`
const p99 = (loads: readonly Load[]) =>
  `p99 ${spread(
    loads.map((load) => load.p99Ms),
    1,
  )} ms`

/** Median of the ratios within each round. */
function ratio(ours: readonly Load[], theirs: readonly Load[]): string {
  const ratios = ours.map((load, round) => load.perSecond / (theirs[round]?.perSecond ?? Number.NaN))
  return spread(ratios, 2)
}

/**
 * Compares the server with what one would use instead, after a build; needs wrk and nginx. The two of a pair
 * take turns, so that a slow minute hits both; their ratio counts.
 */
export async function measureServer(runs: number): Promise<Table> {
  process.env['RATE_LIMITS'] = 'off' // the servers inherit it: all posts come from one address
  const [pages, nginx] = await comparePages(runs)
  const [posts, onePerCommit] = await comparePosts(runs)
  const mix = await mixPostsAndPages()
  const [startMs, residentMib] = await measureStarts(runs)
  const all = [...pages, ...nginx, ...posts, ...onePerCommit, mix.pages, mix.posts]
  const errors = all.reduce((sum, load) => sum + load.errors, 0)
  return {
    heading: 'Server',
    about: `wrk, one thread, 3 s a run, ${runs} runs in turns: median (range). Answers that were errors: ${errors}.`,
    columns: ['', 'ours', 'beside', 'ratio', 'target'],
    rows: [
      [
        'page `/en`, 64 connections',
        `${perSecond(pages)}, ${p99(pages)}`,
        `one nginx worker ${perSecond(nginx)}, ${p99(nginx)}`,
        ...[ratio(pages, nginx), '>= 0.5'],
      ],
      [
        'contact request with its mails and key, 64 connections',
        `${perSecond(posts)}, ${p99(posts)}`,
        `a commit per request ${perSecond(onePerCommit)}, ${p99(onePerCommit)}`,
        ...[ratio(posts, onePerCommit), '>= 2.5, p99 <= 60 ms'],
      ],
      [
        'page while posts pour in and mails go out',
        `${perSecond([mix.pages])}, ${p99([mix.pages])}`,
        `posts ${perSecond([mix.posts])}, ${p99([mix.posts])}; staff mails sent: ${mix.staffMails}`,
        ...['', 'p99 <= 50 ms'],
      ],
      ['start to first answer', `${spread(startMs)} ms`, '', '', '<= 450 ms'],
      ['idle memory', `${spread(residentMib)} MiB`, '', '', '<= 110 MiB'],
    ],
  }
}
