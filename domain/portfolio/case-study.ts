/** What measuring a site gave, each out of a hundred. */
export interface SiteScores {
  pageSpeed: number
  mobileScore: number
  seoScore: number
}

/** A client's site before and after (spec §3); its words stand in content/messages. */
export interface CaseStudy {
  /** True while this is invented and must be replaced before going live (decision 29). */
  sample?: true
  /** Begins the keys of its words in `portfolio` of content/messages. */
  id: string
  client: string
  /** Stem of its pictures in site/assets/showcase; the old site's end with `-before`. */
  picture: string
  before: SiteScores
  after: SiteScores
  /** Percent. */
  conversionIncrease: number
  /** Percent. */
  trafficIncrease: number
  timeframeDays: number
  /** Of five. */
  rating: number
}
