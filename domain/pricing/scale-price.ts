/** Decision 1, spec §9: add-on amounts are written for a starter price of 325. */
export const ADD_ON_REFERENCE_PRICE = 325

/**
 * An amount of the catalogue in the currency of a profile, in whole units: the amount is written for a starter
 * price of `reference`, and in this country the starter costs `basePrice`.
 */
export function scalePrice(amount: number, basePrice: number, reference: number): number {
  return Math.round((basePrice * amount) / reference)
}
