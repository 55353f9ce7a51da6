/** Six frequently asked questions, then what owners doubt, and the short answer beside the contact form. */
export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Do I pay anything before I have seen it? No. Does it belong to me? Yes, entirely. What if I want changes? {days} days of them are free.',
  allQuestions: 'All answers',
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
  /** The second group; {hosting} is an amount per month, {address} the agency's postal address. */
  doubtsHeading: 'Before you trust us',
  scamQuestion: 'How do I know this isn’t a scam?',
  scamAnswer:
    'You pay nothing until you’ve seen your finished site and said yes, so there’s nothing to lose by trying. Look at the sites in our portfolio, call us, or find us at {address}.',
  vanishQuestion: 'What happens to my site if you go out of business?',
  vanishAnswer:
    'It stays online. The domain is in your name, and from launch day you hold the files and all the passwords. The site is built with ordinary open tools, so any web developer can take over.',
  invoiceQuestion: 'Do I get an invoice, and is VAT included?',
  invoiceAnswer:
    'Yes, a proper invoice made out to your company, with your tax number if you have one. The price you see is the amount you pay: where VAT or sales tax applies, it’s included, and the invoice lists it separately.',
  waysQuestion: 'How can I pay: card, PayPal, bank transfer?',
  waysAnswer:
    'By bank transfer or by card, through a link on the invoice, in the currency you see on this site. We don’t take PayPal, checks, or cash.',
  editQuestion: 'Can I change the site myself?',
  editAnswer:
    'Yes. You click on a text or a picture, change it, and save; that goes for prices, opening hours, and news. We show you how at the handover, which takes about half an hour and is included.',
  oldSiteQuestion: 'I already have a website. What happens to it, and to my place on Google?',
  oldSiteAnswer:
    'We redesign it: we bring over the texts and pictures worth keeping, and your old site stays online until you’ve approved the new one. Then every old address leads to its new page, so links and your place on Google carry over.',
  domainQuestion: 'Who registers the domain, and who pays for it?',
  domainAnswer:
    'It’s registered in your name, and you pay the registrar’s yearly fee directly. If you already have a domain, keep it: we’ll connect it wherever it is. If you don’t, we’ll help you choose one and register it for you.',
  mailboxesQuestion: 'Can I have email addresses at my own domain?',
  mailboxesAnswer:
    'Yes. We’ll set up addresses such as info@ or your first name with a mail provider you choose; you pay the provider. Mailboxes you already have keep working, and no email gets lost when the site moves.',
  elsewhereQuestion: 'Can the site run at another hosting company?',
  elsewhereAnswer:
    'Yes. Our hosting is {hosting} and optional. Name your own host and we’ll put the site there for you at no extra cost.',
  builtWithQuestion: 'What do you build with? Is it WordPress?',
  builtWithAnswer:
    'Not WordPress, Wix, or any other kit. We design and write each site by hand with ordinary open web tools. That keeps it fast, and there are no plugins to update or get hacked.',
  shopQuestion: 'Can you build an online store?',
  shopAnswer:
    'Not a full store with a cart and card payments: our packages don’t include that. What we can build is a page for your products with prices and an order form that reaches you by email.',
  logoQuestion: 'Do you design logos, take photos, or print flyers?',
  logoAnswer:
    'No, we make websites. We use the logo and pictures you have, and photos from your phone are fine. If you have no logo, we’ll set your name in lettering that suits your business.',
  socialQuestion: 'Do you look after social media and ads?',
  socialAnswer:
    'No, we don’t write posts or run ads on Facebook, Instagram, or Google. We link your site to your profiles and to your entry on Google Maps, so that people find one from the other.',
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
