/** Around an article; its own words stand in content/articles. */
export const articles = {
  back: 'All articles',
  contents: 'In this article',
  /** {name} wrote it. */
  byline: 'By {name}',
  published: 'Published on {date}',
  updated: 'Last changed on {date}',
  /** Before who a kind of website suits. */
  bestFor: 'Best for',
  /** Over the advice at the end of each mistake. */
  remedy: 'Mend it this week',
  readNext: 'Read next',
}
export type ArticlesMessages = Record<keyof typeof articles, string>
