/** A customer's review (spec §3); its words stand in content/messages. */
export interface Testimonial {
  sample?: true
  /** Prefix of its keys in `testimonials` of content/messages, and name of the portrait. */
  id: string
  name: string
  company: string
  monthsAgo: number
  /** Out of five. */
  rating: number
  /** Percent; what it counts is said in words. */
  metric: number
  /** Address of a video, where there is one. */
  videoUrl?: string
}
