import type { TrackedEvent } from '#domain/analytics/tracked-event.ts'
import type { ConsentResult } from '#domain/cookie-consent/consent.ts'

/** A company that measures this page. Each has its own file, loaded only with consent. */
export interface MeasuringVendor {
  send: (event: TrackedEvent) => void
  /** The choice has changed, and the company may continue. */
  update: (result: ConsentResult) => void
  /** The choice was withdrawn: nothing may be sent from now on. */
  stop: () => void
}

export interface MeasuringStart {
  result: ConsentResult
  /** The page's address for companies (`measuredAddress`). */
  address: string
}

/** The part of the Trusted Types API we need; TypeScript's library has none of it. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

/** Allowed origins of scripts, besides our own: grows with each company that starts. */
const allowed = new Set<string>([location.origin])
let hasPolicy = false

/**
 * What it does: loads a company's script, and lets that script load others from the same origin only. Why a
 * default policy: pages require Trusted Types, and these scripts write plain text into `src`. The policy
 * allows script addresses of these origins, and never HTML or code.
 */
export function loadScript(url: string): void {
  allowed.add(new URL(url).origin)
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
