/**
 * What an upload of 10 MB costs others (docs/decisions/0024): `npm run bench:upload -- [--rounds 5]`, after a
 * build; needs curl. Contact requests in four lanes, alone and while files arrive, on one server in each
 * round, so that a slow minute hits both.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'

import { ATTACHMENT_LIMITS } from '../domain/support-ticket/attachment.ts'
import { aFormToken } from '../server/abuse/suspicion/a-form-token.ts'
import { aContactRequest } from '../server/features/contact-form/a-contact-request.ts'
import { folder } from './folder.ts'
import { startOurs } from './server-processes.ts'
import { spread, tableText } from './table.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const LANES = 4
const POSTS_ALONE = 800
/** Below the daily quota of a network, 100 MB. */
const UPLOADS = 8
const run = promisify(execFile)

process.env['RATE_LIMITS'] = 'off' // the server of a round inherits it

/** Posts until told to stop; returns the duration of each answer in milliseconds. */
async function postWhile(url: URL, isWanted: (posted: number) => boolean): Promise<number[]> {
  const times: number[] = []
  const lane = async () => {
    while (isWanted(times.length)) {
      const key = randomUUID()
      const begun = performance.now()
      const response = await fetch(new URL('/api/contact', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...aFormToken() },
        body: JSON.stringify(aContactRequest({ email: `${key}@example.com` })),
      })
      await response.arrayBuffer()
      if (response.status !== 201) throw new Error(`a post was answered ${response.status}`)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return times
}

/** Sends one file from another process: this one measures. */
async function upload(url: URL, path: string): Promise<void> {
  const address = new URL('/api/attachments', url).href
  const quiet = ['-s', '-w', '%{http_code}', '-o', '/dev/null']
  const { stdout } = await run('curl', [...quiet, '-F', `file=@${path}`, address])
  if (stdout !== '201') throw new Error(`an upload was answered ${stdout}`)
}

async function round() {
  using files = folder()
  await using ours = await startOurs(files.path)
  const file = join(files.path, 'log.txt')
  writeFileSync(file, 'a line of a log\n'.repeat(ATTACHMENT_LIMITS.fileBytes / 16))
  await postWhile(ours.url, (posted) => posted < POSTS_ALONE) // it is compiled by now, as a minute after any start
  const alone = await postWhile(ours.url, (posted) => posted < POSTS_ALONE)
  let isUploading = true
  const posting = postWhile(ours.url, () => isUploading)
  const begun = performance.now()
  for (let sent = 0; sent < UPLOADS; sent += 1) await upload(ours.url, file)
  const uploadMs = (performance.now() - begun) / UPLOADS
  isUploading = false
  return { alone, beside: await posting, uploadMs }
}

function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN
}

const rounds: Awaited<ReturnType<typeof round>>[] = []
while (rounds.length < Number(values.rounds)) rounds.push(await round())
const row = (part: number) => {
  const alone = rounds.map((times) => share(times.alone, part))
  const beside = rounds.map((times) => share(times.beside, part))
  const ratios = beside.map((ms, index) => ms / (alone[index] ?? Number.NaN))
  return [`${(part * 100).toFixed(0)} %`, spread(alone, 1), spread(beside, 1), spread(ratios, 2)]
}
const uploads = spread(rounds.map(({ uploadMs }) => uploadMs))
const posts = rounds.reduce((sum, { beside }) => sum + beside.length, 0)
console.log(
  tableText({
    heading: 'Upload',
    about: `A file: ${uploads} ms; posts beside the files: ${posts}.`,
    columns: ['posts answered within, ms', 'alone', 'while files of 10 MB arrive', 'ratio within a round'],
    rows: [0.5, 0.95, 0.99].map(row),
  }),
)
