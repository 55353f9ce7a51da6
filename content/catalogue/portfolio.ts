import type { PortfolioItem } from '#domain/portfolio/portfolio-item.ts'

/** Six sites to visit (spec §3), built as pages of this project. Sample content (decision 29). */
export const portfolioItems = [
  { sample: true, id: 'joinery', name: 'Vermont Joinery', showcase: 'vermont-joinery' },
  { sample: true, id: 'bakery', name: 'Bakkerij Deeg', showcase: 'ghent-bakery' },
  { sample: true, id: 'law', name: 'Okafor Lindqvist LLP', showcase: 'toronto-law' },
  { sample: true, id: 'dental', name: 'Kadrioru Hambakliinik', showcase: 'tallinn-dental' },
  { sample: true, id: 'plumber', name: 'Hartley & Sons', showcase: 'leeds-plumber' },
  { sample: true, id: 'yoga', name: 'Estudio Albufera', showcase: 'valencia-yoga' },
] as const satisfies readonly PortfolioItem[]
