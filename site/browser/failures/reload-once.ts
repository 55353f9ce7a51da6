import { readStored, writeStored } from '../storage.ts'

/** Session storage: when and where this tab was last reloaded by us. */
const RELOAD_KEY = 'stale_reload'
/**
 * Within this time a page is not reloaded by us again. Servers of two versions side by side would
 * otherwise send a visitor back and forth for as long as the change takes.
 */
const RELOAD_PAUSE_MS = 10 * 60 * 1_000

/** Whether a page may be reloaded by us, by the record of the last time. A clock set back allows nothing. */
export function mayReload(lastReload: string | null, path: string, nowMs: number): boolean {
  const [time, lastPath] = lastReload?.split(' ') ?? []
  return lastPath !== path || nowMs - Number(time) >= RELOAD_PAUSE_MS
}

/** Reloads this page, unless that was just done: then false. What cannot be remembered is not done at all. */
export function reloadOnce(): boolean {
  if (isReloading) return true
  const { pathname } = location
  const nowMs = Date.now()
  if (!mayReload(readStored('session', RELOAD_KEY), pathname, nowMs)) return false
  if (!writeStored('session', RELOAD_KEY, `${nowMs} ${pathname}`)) return false
  isReloading = true
  location.reload()
  return true
}

/** Several parts fail at once: the first asks for the reload, the others wait for it. */
let isReloading = false
