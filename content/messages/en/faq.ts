/** Frequently asked questions: the short answer beside the contact form. */
export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Do I pay anything before I have seen it? No. Does it belong to me? Yes, entirely. What if I want changes? {days} days of them are free.',
}
export type FaqMessages = Record<keyof typeof faq, string>
