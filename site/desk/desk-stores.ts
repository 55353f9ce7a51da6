import { atom, onMount } from 'nanostores'

import type { ConversationKind } from '#domain/conversation/conversation.ts'
import type { DeskFilter } from '#domain/desk/desk.ts'
import type { Locale } from '#domain/language/locales.ts'

import { parseJson } from '../browser/parse-json.ts'
import { readStored, writeStored } from '../browser/storage.ts'

const VIEWS = ['today', 'conversation', 'reviews', 'mails', 'week', 'staff', 'me', 'report'] as const
export type View = (typeof VIEWS)[number]

/** Where one is at the desk. It is in the fragment, which no server sees. */
export interface Place {
  view: View
  id: string
}

export const $place = atom<Place>(placeOf(location.hash))

/** The secret of a link from a mail, until it is spent. */
export const $loginSecret = atom<string | null>(takeLoginSecret())

addEventListener('hashchange', () => {
  $loginSecret.set(takeLoginSecret() ?? $loginSecret.get())
  $place.set(placeOf(location.hash))
})

/** Reads `#/conversation/<id>`; anything else is the list. */
function placeOf(hash: string): Place {
  const [, name, id = ''] = /^#\/(\w+)\/?([\w-]*)$/.exec(hash) ?? []
  return { view: VIEWS.find((view) => view === name) ?? 'today', id }
}

/** Takes the secret out of the address at once, and out of the browser's history. */
function takeLoginSecret(): string | null {
  const secret = /^#login=([\w-]+)$/.exec(location.hash)?.[1] ?? null
  if (secret !== null) history.replaceState(null, '', location.pathname)
  return secret
}

/** What the list shows; kept while a conversation is open. */
export interface ListQuestion {
  filter: DeskFilter
  kind: ConversationKind | ''
  language: Locale | ''
}
export const $question = atom<ListQuestion>({ filter: 'open', kind: '', language: '' })

/** What is searched for; '' shows the list. */
export const $search = atom('')

/** The row of the list that keys act on; -1: none yet. */
export const $chosenRow = atom(-1)

/** Ask again so often how much time is left. */
const TICK_MS = 30_000

/** The time, for what is left of a promise. */
export const $now = atom(Date.now())
onMount($now, () => {
  const timer = setInterval(() => $now.set(Date.now()), TICK_MS)
  return () => clearInterval(timer)
})

/** Whether the desk hears of changes; false: it asks for them. */
export const $isConnected = atom(true)

/** Whether the server answers; false: the page says that it does not. */
export const $isReachable = atom(navigator.onLine)
addEventListener('offline', () => $isReachable.set(false))

/** Names of colleagues who are writing, by conversation. */
export const $writing = atom<Readonly<Record<string, readonly string[]>>>({})

/** What was answered last: its box is emptied, also one that was opened again while the answer was under way. */
export const $answered = atom<{ id: string; lastId: string } | null>(null)

/** A sensitive act that waits for a proof of who is there. */
export const $confirm = atom<{ resolve: (isConfirmed: boolean) => void } | null>(null)

/** What each person chose for their device. */
export interface DeskSettings {
  hasSound: boolean
  hasNotice: boolean
  hasKeys: boolean
  /** Until then no passkey is offered, in milliseconds since 1970: somebody said "not now". */
  noOfferUntil: number
}
const SETTINGS_KEY = 'desk_settings'
const DEFAULTS: DeskSettings = { hasSound: false, hasNotice: false, hasKeys: true, noOfferUntil: 0 }

export const $settings = atom<DeskSettings>({
  ...DEFAULTS,
  ...(parseJson(readStored('local', SETTINGS_KEY) ?? '{}') as Partial<DeskSettings> | null),
})
$settings.listen((settings) => writeStored('local', SETTINGS_KEY, JSON.stringify(settings)))
