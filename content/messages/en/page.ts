/** `{days}` is the fewest and most business days of the smallest package. Titles (15-60 characters) and descriptions (50-160) of pages, as search engines and sharers show them. */
export const page = {
  homeTitle: 'Business websites at a fixed price, ready in days',
  homeDescription:
    'A professional business website, designed, built and launched in {days} business days. No prepayment: you look, you approve, and only then do you pay.',
  chooseTitle: '{agency}: choose your language',
  chooseDescription:
    'Professional business websites at a fixed price, in {languages} languages. Choose yours.',
  knowledgeTitle: 'Articles for owners: websites in plain words',
  knowledgeDescription:
    'What a website costs, why a small business needs one, and which mistakes cost customers: three articles written for owners, free to read.',
  faqTitle: 'Price, payment, changes: six answers',
  faqDescription:
    'What a website costs and when you pay, how long it takes, who owns it, what changes cost and what we need from you. Six straight answers.',
  aboutTitle: 'Who we are, and why the pencil is red',
  aboutDescription:
    'The people who design, write and build your website, how the agency began, and what it holds to. With four milestones and no stock photos.',
  privacyTitle: 'Privacy policy: what we keep and for how long',
  privacyDescription:
    'Which personal data this website stores, why, for how long, who sees it, and how to have it corrected, exported or erased.',
  sentTitle: 'Your request has arrived',
  sentDescription: 'Your request for a free website analysis is with us. What happens next, and when.',
  notSentTitle: 'Your request was not sent',
  notSentDescription: 'Something in the form needs another look. What it was, and how to send it after all.',
  confirmTitle: 'One more click to send it',
  confirmDescription:
    'Without JavaScript there is one more step. Please look over what you wrote for at least three seconds, then send it.',
  ticketFormTitle: 'Submit a support ticket',
  ticketFormDescription:
    'Something wrong with the website we built for you? Tell us what you see; you get a ticket number at once and a person reads it.',
  ticketSentTitle: 'Your ticket has been created',
  ticketSentDescription: 'Your support ticket is with us. What happens next, and how to follow it.',
  ticketNotSentTitle: 'Your ticket was not sent',
  ticketNotSentDescription:
    'Something in the form needs another look. What it was, and how to send it after all.',
  ticketStatusTitle: 'Your support ticket',
  ticketStatusDescription:
    'Where your support ticket stands, what has happened so far, and a place to write to us about it.',
  chatTitle: 'Ask Pliiats: prices, delivery, hosting',
  chatDescription:
    'Ask our assistant what a website costs, how long it takes and who owns it. A program with short answers, and a way to a person.',
  notFoundTitle: '404 Page Not Found',
  notFoundDescription: 'There is no page at this address. Here are some ways to what you were looking for.',
}
export type PageMessages = Record<keyof typeof page, string>
