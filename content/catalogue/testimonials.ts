import type { Testimonial } from '#domain/testimonials/testimonials.ts'

/** Six reviews (spec §3, §9). Sample content: replace them with real ones you may publish (decision 29). */
export const testimonials = [
  {
    sample: true,
    id: 'joiner',
    name: 'Luke Thibault',
    company: 'Vermont Joinery',
    monthsAgo: 2,
    rating: 5,
    metric: 64,
  },
  {
    sample: true,
    id: 'dentist',
    name: 'Kadri Lepik',
    company: 'Kadrioru Hambakliinik',
    monthsAgo: 3,
    rating: 5,
    metric: 70,
  },
  {
    sample: true,
    id: 'baker',
    name: 'Jonas Claeys',
    company: 'Bakkerij Deeg',
    monthsAgo: 1,
    rating: 5,
    metric: 35,
  },
  {
    sample: true,
    id: 'lawyer',
    name: 'Adaeze Okafor',
    company: 'Okafor Lindqvist LLP',
    monthsAgo: 5,
    rating: 5,
    metric: 42,
  },
  {
    sample: true,
    id: 'yogi',
    name: 'Amparo Climent',
    company: 'Estudio Albufera',
    monthsAgo: 4,
    rating: 5,
    metric: 71,
  },
  {
    sample: true,
    id: 'plumber',
    name: 'Ken Hartley',
    company: 'Hartley & Sons',
    monthsAgo: 6,
    rating: 5,
    metric: 58,
  },
] as const satisfies readonly Testimonial[]

/** One of them; its id finds its words. */
export type ListedTestimonial = Testimonial & { id: (typeof testimonials)[number]['id'] }
