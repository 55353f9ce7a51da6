/** Decision 1: package amounts are written for a starter price of EUR 397. */
const PACKAGE_REFERENCE_PRICE = 397
/** Decision 1, spec §9: add-on amounts are written for a starter price of 325. */
const ADD_ON_REFERENCE_PRICE = 325

/** A package's amount of the catalogue in the currency of a profile, in whole units. */
export function scalePackagePrice(amount: number, basePrice: number): number {
  return Math.round((basePrice * amount) / PACKAGE_REFERENCE_PRICE)
}

/** An add-on's amount of the catalogue in the currency of a profile, in whole units. */
export function scaleAddOnPrice(amount: number, basePrice: number): number {
  return Math.round((basePrice * amount) / ADD_ON_REFERENCE_PRICE)
}
