import type { AnalysisReason } from '#domain/website-analysis/analysis-status.ts'
import type { Observation } from '#domain/website-analysis/observation.ts'

/** A picture of a site, encoded by us. */
export interface LookPicture {
  device: 'phone' | 'desktop'
  /** WebP. */
  bytes: Uint8Array
  /** CSS pixels it shows, as the boxes of the observation. */
  width: number
  height: number
}

/** Told while a site is looked at; each is awaited before the work goes on. */
export interface LookProgress {
  reach: (stage: 'visiting' | 'measuring' | 'drawing') => Promise<void>
  show: (picture: LookPicture) => Promise<void>
}

export type LookOutcome =
  | {
      observation: Observation
      reason: 'no-browser' | null
      /** Why the browser did not start, in its own words. */
      browserFault?: string
    }
  | { observation: null; reason: AnalysisReason }

/** Looks at websites, one at a time; never throws for what a site does. */
export interface Looker {
  look: (address: string, progress: LookProgress) => Promise<LookOutcome>
  /** Ends what runs, with every process and file it made. */
  close: () => Promise<void>
}

/** What the analysis process is told; from the settings. */
export interface LookSettings {
  /** Names that may lead to this machine, for tests: `shop.test` to `127.0.0.1:8080`. */
  hosts: ReadonlyMap<string, { address: string; port: number }>
  /** Hosts whose owners asked to be left alone, with their subdomains. */
  skipHosts: readonly string[]
  /** Names us to a site's owner: `ValmisAnalysis/1.0 (+https://agency.example/en/analysis/robot)`. */
  userAgent: string
  /** Whether Chromium's own sandbox is on; it cannot be for root. */
  sandbox: boolean
  /** The browser; null: none is installed, a plain fetch has to do. */
  browserPath: string | null
}
