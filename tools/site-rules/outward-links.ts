import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'
import type { PortfolioItem } from '#domain/portfolio/portfolio-item.ts'
import type { Testimonial } from '#domain/testimonials/testimonial.ts'

/** What articles and legal texts name of others, to the letter: every address is here on purpose, or it is a slip. */
const IN_TEXTS: readonly string[] = []

const items: readonly PortfolioItem[] = portfolioItems
const reviews: readonly Testimonial[] = testimonials

/** Addresses of others that a page may link to: those of clients, of their videos, and those named in texts. */
export const OUTWARD_LINKS: ReadonlySet<string> = new Set([
  ...IN_TEXTS,
  ...items.map(({ address }) => address),
  ...reviews.flatMap(({ videoUrl }) => videoUrl ?? []),
])
