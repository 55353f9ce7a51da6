/** Around an article; its own words stand in content/articles. */
export const articles = {
  back: 'Back to the home page',
  contents: 'In this article',
  /** {name} wrote it. */
  byline: 'By {name}',
  published: 'Published on {date}',
  updated: 'Last updated on {date}',
  /** Before who a kind of website suits. */
  bestFor: 'Best for',
  /** Over the advice at the end of each mistake. */
  remedy: 'Fix it this week',
  readNext: 'Read next',
}
export type ArticlesMessages = Record<keyof typeof articles, string>
