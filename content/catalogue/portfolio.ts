import type { PortfolioItem } from '#domain/portfolio/portfolio.ts'

/** Six client sites (spec §3); their pages are in `samples/`. Sample content (decision 29). */
export const portfolioItems = [
  {
    sample: true,
    id: 'joinery',
    name: 'Vermont Joinery',
    picture: 'vermont-joinery',
    address: '/showcase/vermont-joinery',
  },
  {
    sample: true,
    id: 'bakery',
    name: 'Bakkerij Deeg',
    picture: 'ghent-bakery',
    address: '/showcase/ghent-bakery',
  },
  {
    sample: true,
    id: 'law',
    name: 'Okafor Lindqvist LLP',
    picture: 'toronto-law',
    address: '/showcase/toronto-law',
  },
  {
    sample: true,
    id: 'dental',
    name: 'Kadrioru Hambakliinik',
    picture: 'tallinn-dental',
    address: '/showcase/tallinn-dental',
  },
  {
    sample: true,
    id: 'plumber',
    name: 'Hartley & Sons',
    picture: 'leeds-plumber',
    address: '/showcase/leeds-plumber',
  },
  {
    sample: true,
    id: 'yoga',
    name: 'Estudio Albufera',
    picture: 'valencia-yoga',
    address: '/showcase/valencia-yoga',
  },
] as const satisfies readonly PortfolioItem[]
