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
  /** {starter}, {business} and {pro} are ranges of business days. */
  timeQuestion: 'How long does it take?',
  timeAnswer:
    'Starter takes {starter} business days, Business {business}, Pro {pro}. We count from your go-ahead, once we have your text and pictures, and you see a first version before the last day.',
  ownQuestion: 'Does the website belong to me?',
  ownAnswer:
    'Entirely: the address, the pages, the pictures, the words. You get all of it, passwords included, on the day of the launch. If you leave us, it goes with you and keeps working.',
  /** {days} for Starter and Business, {proDays} for Pro. */
  changesQuestion: 'What if I want something changed?',
  changesAnswer:
    'Every change to what we built is free for {days} days after the launch, with the Pro package for {proDays} days. Later ones have a price, and you hear it before we begin.',
  prepareQuestion: 'What do you need from me?',
  prepareAnswer:
    'An hour of your time and whatever you have: prices, opening hours, a few pictures from your phone. We ask the questions and put everything in order; with Business and Pro we write the text as well. You need no technical knowledge at all.',
  linkLabel: 'Link to this answer',
  moreHeading: 'Is yours not among them?',
  moreText: 'Ask it along with the free analysis. A person answers within {hours} hours.',
  moreButton: 'Ask your question',
}
export type FaqMessages = Record<keyof typeof faq, string>
