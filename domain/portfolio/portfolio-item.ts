/** A client's site in the portfolio (spec §3). */
export interface PortfolioItem {
  sample: boolean
  id: 'joinery' | 'bakery' | 'law' | 'dental' | 'plumber' | 'yoga'
  name: string
  /** Slug under /showcase: its address, and the name of its pictures. */
  showcase: string
}
