/** A customer's review (spec §3); its words stand in content/messages. */
export interface Testimonial {
  sample?: true
  /** Begins the keys of its words in `testimonials` of content/messages, and names the portrait. */
  id: string
  name: string
  company: string
  monthsAgo: number
  /** Of five. */
  rating: number
  /** Percent; what it counts is said in words. */
  metric: number
  /** Address of a video, where there is one. */
  videoUrl?: string
}
