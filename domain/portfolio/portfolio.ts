/** A client's site in the portfolio (spec §3). */
export interface PortfolioItem {
  sample?: true
  /** Prefix of its keys in `portfolio` of content/messages. */
  id: string
  name: string
  /** Stem of its pictures in site/assets/showcase. */
  picture: string
  /** Its address: another site, or a page of this project. */
  address: string
  package: string
  /** Business days it took. */
  days: number
}

/** Scores of a site, each out of a hundred. */
export interface SiteScores {
  pageSpeed: number
  mobileScore: number
  seoScore: number
}

/** A note on the picture of an old page; its words are `<id>Note`. */
interface ReviewerNote<Id extends string> {
  id: Id
  /** Its height on the page; an arrow points down from the middle one. */
  place: 'top' | 'middle' | 'foot'
}

/** A fault marked on the picture of an old page. All places are in percent of the picture. */
export interface PictureMark {
  kind: 'circle' | 'underline'
  /** Left, top, width and height of the mark. */
  at: readonly [number, number, number, number]
  /** Left and top of its note. */
  note: readonly [number, number]
}

/** A client's site before and after (spec §3); its words are in content/messages. */
export interface CaseStudy<Id extends string = string, NoteId extends string = string> {
  /** True while this is invented: it must be replaced before going live (decision 29). */
  sample?: true
  /** Prefix of its keys in `portfolio` of content/messages. */
  id: Id
  client: string
  /** Stem of its pictures in site/assets/showcase; the old site's end with `-before`. */
  picture: string
  /** The reviewer's notes on the old page, shown on the first screen for the first case study. */
  notes: readonly ReviewerNote<NoteId>[]
  /** Its three faults (`IssueOne` to `IssueThree` of its words), on the picture of the old page. */
  faults: readonly [PictureMark, PictureMark, PictureMark]
  before: SiteScores
  after: SiteScores
  /** Percent. */
  conversionIncrease: number
  /** Percent. */
  trafficIncrease: number
  timeframeDays: number
  /** Out of five. */
  rating: number
}
