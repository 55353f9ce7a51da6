/**
 * How the forms treat people and robots: `npm run abuse -- [--count 500]`. Starts its own server with its own
 * database and clock, so that a day passes in seconds. Exit 1 when a person was refused or set aside.
 */
import { parseArgs } from 'node:util'

import { players, type Player } from './abuse-players.ts'
import { startAbusedSite, type AbusedSite, type Fate } from './abuse-site.ts'
import { folder } from './folder.ts'
import { median } from './table.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '500' } } })

interface Outcome {
  player: Player
  told: number
  heldBack: number
  refused: number
  ms: number
}

async function playAll(site: AbusedSite, player: Player, place: number): Promise<Outcome> {
  const emailOf = (turn: number) => `player${place}.${turn}@firma.example`
  const fates: Fate[] = []
  for (let turn = 0; turn < player.posts; turn += 1) fates.push(await player.play(site, turn, emailOf(turn)))
  const addresses = fates.map((_, turn) => emailOf(turn))
  return {
    player,
    told: await countTold(site, addresses),
    heldBack: await countHeld(site, addresses),
    refused: fates.filter(({ status }) => status >= 400).length,
    ms: median(fates.map(({ ms }) => ms)),
  }
}

/** About how many posts the staff got a mail. */
async function countTold({ db }: AbusedSite, addresses: string[]): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('reply_to')
    .where('reply_to', 'in', addresses)
    .where('kind', 'like', '%-notification')
    .execute()
  return new Set(rows.map(({ reply_to }) => reply_to)).size
}

async function countHeld({ db }: AbusedSite, addresses: string[]): Promise<number> {
  let held = 0
  for (const table of ['contact_request', 'ticket', 'chat_lead'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('review', 'review.record_id', `${table}.id`)
      .select('review.record_id')
      .where('email', 'in', addresses)
      .execute()
    held += rows.length
  }
  return held
}

using files = folder()
await using site = await startAbusedSite(files.path)
const outcomes: Outcome[] = []
for (const [place, player] of players(Number(values.count)).entries())
  outcomes.push(await playAll(site, player, place))

const share = (count: number, { posts }: Player) => `${count} (${Math.round((100 * count) / posts)} %)`
console.log('| who | posts | staff told | set aside | refused | median ms |\n|---|---|---|---|---|---|')
for (const { player, told, heldBack, refused, ms } of outcomes) {
  const name = player.isPerson ? `**${player.name}**` : player.name
  const counts = [told, heldBack, refused].map((count) => share(count, player))
  console.log(`| ${name} | ${player.posts} | ${counts.join(' | ')} | ${ms.toFixed(1)} |`)
}
const wronged = outcomes.filter(({ player, told }) => player.isPerson && told < player.posts)
process.exitCode = wronged.length === 0 ? 0 : 1
