import type { AddOn } from '#domain/pricing/packages.ts'

/** The add-ons (spec §9), amounts for a starter price of 325 (decision 1). */
export const addOns = [
  { id: 'maintenance', price: 43, billing: 'monthly' },
  { id: 'seo-audit', price: 295, billing: 'once' },
  { id: 'calculator', price: 145, billing: 'once' },
  { id: 'booking', price: 195, billing: 'once' },
  { id: 'hosting', price: 21, billing: 'monthly' },
  { id: 'chat', price: 85, billing: 'once' },
  { id: 'newsletter', price: 111, billing: 'once' },
  { id: 'portal', price: 278, billing: 'once' },
] as const satisfies readonly AddOn[]

/** Spec §3: what the content-updates add-on includes. */
export const maintenance = { updatesPerMonth: 8, withinHours: 48 } as const

/** Spec §3: how long the search ranking is watched after an SEO audit. */
export const seoAudit = { monitoringDays: 30 } as const
