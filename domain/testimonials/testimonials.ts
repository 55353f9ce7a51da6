/** A customer's review (spec §3); its words are in content/messages. */
export interface Testimonial {
  sample?: true
  /** Prefix of its keys in `testimonials` of content/messages, and name of its sign. */
  id: string
  name: string
  company: string
  monthsAgo: number
  /** Out of five. */
  rating: number
  /** Percent; the review's words say of what. */
  metric: number
  videoUrl?: string
}

/** Spec §9: reviews shown at a time. */
export const REVIEWS_PER_WINDOW = 3

/** Reviews in groups of three; the last group may be smaller. */
export function reviewWindows<T>(reviews: readonly T[]): T[][] {
  const windows: T[][] = []
  for (let start = 0; start < reviews.length; start += REVIEWS_PER_WINDOW) {
    windows.push(reviews.slice(start, start + REVIEWS_PER_WINDOW))
  }
  return windows
}
