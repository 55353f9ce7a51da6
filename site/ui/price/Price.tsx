import type { PriceName } from '#domain/pricing/price-list.ts'

interface PriceProps {
  /** Which price of the catalogue this is: on English pages it is rewritten before the first paint. */
  name: PriceName
  amount: number
  /** The amount as a reader of the page's language writes it. */
  text: string
}

/** An amount of money that knows its own name. */
export function Price({ name, amount, text }: PriceProps) {
  return (
    <data value={amount} data-price={name}>
      {text}
    </data>
  )
}
