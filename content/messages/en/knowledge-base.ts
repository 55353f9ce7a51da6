/** The list of articles, and their cards on the home page. What an article is called stands in content/articles. */
export const knowledgeBase = {
  heading: 'Worth knowing before you buy',
  lead: 'Three articles for owners, without a word you would have to look up.',
  /** {minutes} minutes of reading. */
  readTime: '{minutes} min read',
  allArticles: 'All articles',
  newsletterHeading: 'What would a website bring you?',
  newsletterText:
    'We have a small calculator: your visitors, your average order, what a better page changes. Write to us and it is yours, together with every new article.',
  newsletterButton: 'Send me the calculator',
  feed: 'New articles as an RSS feed',
}
export type KnowledgeBaseMessages = Record<keyof typeof knowledgeBase, string>
