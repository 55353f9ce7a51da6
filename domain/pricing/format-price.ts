/**
 * A price as a reader of the language writes it, without decimals (spec §9): `$1,097`, `1.097 €`,
 * `1 097 €`. The currency's own symbol is used wherever the reader cannot mistake it.
 */
export function formatPrice(amount: number, currency: string, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }).format(amount)
}
