import type { OptionalCategory, Vendor } from './categories.ts'

/** What a visitor allows. A category that has vendors is on exactly if one of them is. */
export interface CookieChoice {
  preferences: CookiePreferences
  vendors: VendorConsents
}
/** Spec §3: the necessary ones are always on. */
export type CookiePreferences = Readonly<{ necessary: true } & Record<OptionalCategory, boolean>>
export type VendorConsents = Readonly<Record<Vendor, boolean>>

/**
 * What a choice is recorded as (spec §4): everything, nothing by refusing, some with analytics, or some
 * without. Only `accepted` grants ads and personalisation (spec §7).
 */
export const CONSENT_RESULTS = ['accepted', 'rejected', 'analytics', 'necessary'] as const
export type ConsentResult = (typeof CONSENT_RESULTS)[number]

/** A choice that was made: when, about which version of the question, and under which random number. */
export interface Consent extends CookieChoice {
  id: string
  result: ConsentResult
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  date: string
  policyVersion: string
}
