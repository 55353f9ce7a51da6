/** Six frequently asked questions, and the short answer beside the contact form. */
export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Do I pay anything before I have seen it? No. Does it belong to me? Yes, entirely. What if I want changes? {days} days of them are free.',
  allQuestions: 'All six answers',
  pageHeading: 'Before you ask',
  pageLead:
    'Six things owners want to know before they hand over their shop window, with our answers in full.',
  /** {price} and {hosting} are amounts; the second one is per month. */
  priceQuestion: 'What does it cost, and is there anything extra?',
  priceAnswer:
    'A website starts at {price}. That is the whole price: design, building, launch and the changes afterwards. You pay once. There is no monthly fee unless you order one; hosting, for instance, is {hosting}, and you may take it elsewhere at any time.',
  payQuestion: 'When do I pay?',
  payAnswer:
    'After you have seen the finished site and said yes. No deposit, no instalments before that. If you do not like what we made, you owe us nothing and we part as friends.',
  /** {deliveryDays}: "Starter 2–4, Business 3–5, …". */
  timeQuestion: 'How long does it take?',
  timeAnswer:
    'Business days until your site is ready: {deliveryDays}. We count from your go-ahead, once we have your text and pictures, and you see a first version before the last day.',
  ownQuestion: 'Does the website belong to me?',
  ownAnswer:
    'Entirely: the address, the pages, the pictures, the words. You get all of it, passwords included, on the day of the launch. If you leave us, it goes with you and keeps working.',
  /** {changeDays}: "Starter 30, Business 30, …". */
  changesQuestion: 'What if I want something changed?',
  changesAnswer:
    'Every change to what we built is free after the launch, for this many days: {changeDays}. Later ones have a price, and you hear it before we begin.',
  prepareQuestion: 'What do you need from me?',
  prepareAnswer:
    'An hour of your time and whatever you have: prices, opening hours, a few pictures from your phone. We ask the questions and put everything in order. You need no technical knowledge at all.',
  prepareTexts: 'With {packages} we write the text as well.',
  linkLabel: 'Link to this answer',
  moreHeading: 'Is yours not among them?',
  moreText: 'Ask it along with the free analysis. A person answers within {hours} hours.',
  moreButton: 'Ask your question',
}
export type FaqMessages = Record<keyof typeof faq, string>

/** The list of articles, and their cards on the home page. Titles are in content/articles. */
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

/** Around an article; its own words are in content/articles. */
export const articles = {
  back: 'Back to the home page',
  contents: 'In this article',
  /** {name} wrote it. */
  byline: 'By {name}',
  published: 'Published on {date}',
  updated: 'Last updated on {date}',
  /** Before the kind of customer a website suits. */
  bestFor: 'Best for',
  /** Above the advice at the end of each mistake. */
  remedy: 'Fix it this week',
  readNext: 'Read next',
}
export type ArticlesMessages = Record<keyof typeof articles, string>
