import type { TrackedEvent } from '#domain/analytics/tracked-event.ts'
import type { ConsentResult } from '#domain/cookie-consent/consent.ts'

/** A vendor that measures this page. Each has a file of its own, fetched only where it may run. */
export interface MeasuringVendor {
  send: (event: TrackedEvent) => void
  /** The choice has changed, and the vendor may go on. */
  update: (result: ConsentResult) => void
  /** The choice was withdrawn: no hit leaves the page from now on. */
  stop: () => void
}

/** What every vendor is told when it starts. */
export interface MeasuringStart {
  result: ConsentResult
  /** The page's address as vendors may know it (`measuredAddress`). */
  address: string
}

/** As much of the Trusted Types API as is needed; TypeScript's library has none of it. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

/** Where scripts may come from, besides the page's own: grows with each vendor that starts. */
const allowed = new Set<string>([location.origin])
let hasPolicy = false

/**
 * What it does: loads a vendor's script, and lets that script load others from the same origins only.
 * Why a default policy: pages require Trusted Types, and vendors' scripts write plain texts into `src`. This
 * one lets through addresses of scripts from these origins, and neither HTML nor code ever.
 */
export function loadScript(url: string, origins: readonly string[] = [new URL(url).origin]): void {
  for (const origin of origins) allowed.add(origin)
  allowScripts()
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}

function allowScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (hasPolicy || !trustedTypes) return
  hasPolicy = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (allowed.has(new URL(url, location.href).origin) ? url : null),
  })
}
