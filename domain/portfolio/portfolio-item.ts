/** A client's site in the portfolio (spec §3). */
export interface PortfolioItem {
  sample?: true
  /** Begins the keys of its words in `portfolio` of content/messages. */
  id: string
  name: string
  /** Stem of its pictures in site/assets/showcase. */
  picture: string
  /** Where it is: an address of its own, or a page of this project. */
  address: string
}
