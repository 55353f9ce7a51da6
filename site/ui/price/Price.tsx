interface PriceProps<Name extends string> {
  /** The price's name in the catalogue: English pages rewrite it before the first paint. */
  name: Name
  /** The page's amounts, and how a reader of its language writes them. */
  context: { prices: Readonly<Record<Name, number>>; priceText: (name: Name) => string }
}

/** An amount of money with its name. */
export function Price<Name extends string>({ name, context }: PriceProps<Name>) {
  return (
    <data value={context.prices[name]} data-price={name}>
      {context.priceText(name)}
    </data>
  )
}
