/** Short answers on the home page to what the navigation promises. */
export const overview = {
  heading: 'What you get, in short',
  services: 'Services',
  servicesText:
    'Design, texts, technology, search engines and launch from one hand: clear pricing, fast delivery, nothing paid upfront, and no lock-in.',
  portfolio: 'Portfolio',
  portfolioText:
    'More than {sites} sites in more than {countries} countries. Ask for examples from your own trade: we send them with your free analysis.',
  testimonials: 'Testimonials',
  testimonialsText:
    'Customers give us {rating} of 5 in {reviews} reviews, most often for two things: it was ready when we said, and it cost what we said.',
  about: 'About us',
  aboutText:
    '{team}+ designers, writers and developers with offices in the United States, Canada, Estonia and Belgium, making websites since {founded}.',
  knowledge: 'Knowledge',
  knowledgeText:
    'A site that takes longer than three seconds loses more than half of its visitors. Your analysis says where yours stands and what to mend first.',
  faq: 'FAQ',
  faqText:
    'Do I pay anything before I have seen it? No. Does it belong to me? Yes, entirely. What if I want changes? {days} days of them are free.',
}
export type OverviewMessages = Record<keyof typeof overview, string>
