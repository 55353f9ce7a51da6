import type { PortfolioItem } from '#domain/portfolio/portfolio.ts'

/** Six client sites (spec §3); their pages are in `samples/`. Sample content (decision 29). */
export const portfolioItems = [
  {
    sample: true,
    id: 'joinery',
    name: 'Vermont Joinery',
    picture: 'vermont-joinery',
    address: '/showcase/vermont-joinery',
    package: 'business',
    days: 4,
  },
  {
    sample: true,
    id: 'bakery',
    name: 'Bakkerij Deeg',
    picture: 'ghent-bakery',
    address: '/showcase/ghent-bakery',
    package: 'starter',
    days: 3,
  },
  {
    sample: true,
    id: 'law',
    name: 'Okafor Lindqvist LLP',
    picture: 'toronto-law',
    address: '/showcase/toronto-law',
    package: 'pro',
    days: 6,
  },
  {
    sample: true,
    id: 'dental',
    name: 'Kadrioru Hambakliinik',
    picture: 'tallinn-dental',
    address: '/showcase/tallinn-dental',
    package: 'business',
    days: 3,
  },
  {
    sample: true,
    id: 'plumber',
    name: 'Hartley & Sons',
    picture: 'leeds-plumber',
    address: '/showcase/leeds-plumber',
    package: 'starter',
    days: 2,
  },
  {
    sample: true,
    id: 'yoga',
    name: 'Estudio Albufera',
    picture: 'valencia-yoga',
    address: '/showcase/valencia-yoga',
    package: 'pro',
    days: 5,
  },
] as const satisfies readonly PortfolioItem[]
