/** Six frequently asked questions, then what owners doubt, and the short answer beside the contact form. */
export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Do I pay before I’ve seen it? No. Is it mine? Yes, all of it. What if I want changes? They’re free for {days} {days/en/day/days}.',
  allQuestions: 'All answers',
  pageHeading: 'Before you ask',
  pageLead: 'First, the six things every owner asks. Then the harder questions.',
  /** {price} and {hosting} are amounts; the second one is per month. */
  priceQuestion: 'What does it cost, and is there anything extra?',
  priceAnswer:
    'Websites start at {price}, and that’s the whole price: design, build, launch, and {days} {days/en/day/days} of free changes. You pay once. There’s no monthly fee unless you order an add-on that has one. Our hosting, for example, is {hosting}, and you’re free to host your site somewhere else.',
  payQuestion: 'When do I pay?',
  payAnswer:
    'After you’ve seen the finished site and said yes. There’s no deposit, and there are no installments. If you don’t like what we made, you owe us nothing, and we part as friends.',
  /** {deliveryDays}: "Starter 2–4, Business 3–5, …". */
  timeQuestion: 'How long does it take?',
  timeAnswer:
    'A few business days: {deliveryDays}. The clock starts once you say go and we have your text and pictures; you’ll see a first version before the deadline.',
  ownQuestion: 'Do I own the website?',
  ownAnswer:
    'Yes, all of it: the domain, the pages, the pictures, the words. On launch day we hand you everything, passwords included. If you leave us, it goes with you and keeps working.',
  /** {changeDays}: "Starter 30, Business 30, …". */
  changesQuestion: 'What if I want something changed?',
  changesAnswer:
    'Before you approve the site, we change whatever you don’t like. After launch, any change to what we built is free for a period set by your package: {changeDays}. After that, each change has a price, and we’ll tell you what it is before we start.',
  prepareQuestion: 'What do you need from me?',
  prepareAnswer:
    'We need about an hour of your time and whatever you have: prices, business hours, a few photos. Photos from your phone are fine. We’ll ask the questions and sort it all out. You don’t need to know anything about websites.',
  prepareTexts: 'And if you’d rather not write, copywriting comes with {packages}.',
  /** The second group; {hosting} is an amount per month, {address} the agency's postal address. */
  doubtsHeading: 'Before you trust us',
  scamQuestion: 'How do I know this isn’t a scam?',
  scamAnswer:
    'You pay nothing until you’ve seen your finished site and said yes, so there’s nothing to lose by trying. Look at the sites in our portfolio, or call us. Our mailing address is {address}.',
  vanishQuestion: 'What happens to my site if you go out of business?',
  vanishAnswer:
    'Your site stays online. The domain is in your name, and from launch day on you hold the files and all the passwords. The site is built with standard open tools, so any web developer can take over.',
  invoiceQuestion: 'Do I get an invoice, and is tax included?',
  invoiceAnswer:
    'You get an invoice made out to your company, with your tax ID if you have one. The price you see is the price you pay: where VAT or sales tax applies, it’s included, and the invoice lists it separately.',
  waysQuestion: 'How can I pay: card, PayPal, bank transfer?',
  waysAnswer:
    'You can pay by bank transfer or by card, through a link on the invoice, in the currency you see on this site. We don’t take PayPal, checks, or cash.',
  editQuestion: 'Can I change the site myself?',
  editAnswer:
    'You can change the site yourself: click on any text or picture, edit it, and save. That goes for prices, hours, and news. We’ll show you how at launch; it takes about half an hour, and it’s included.',
  oldSiteQuestion: 'I already have a website. What happens to it, and to my Google ranking?',
  oldSiteAnswer:
    'We’ll redesign your site and bring over the text and pictures worth keeping; your old site stays online until you’ve approved the new one. Then every old address leads to its new page, so links and your Google ranking carry over.',
  domainQuestion: 'Who registers the domain, and who pays for it?',
  domainAnswer:
    'The domain is registered in your name, and you pay the registrar’s annual fee directly. If you already have a domain, keep it: we’ll connect it wherever it is. If you don’t, we’ll help you choose one and register it for you.',
  mailboxesQuestion: 'Can I have email addresses at my own domain?',
  mailboxesAnswer:
    'We’ll set up addresses like info@ or your first name with an email provider you choose; you pay the provider. Mailboxes you already have keep working, and no email gets lost when the site moves.',
  elsewhereQuestion: 'Can another company host the site?',
  elsewhereAnswer:
    'Your site can be hosted anywhere. Our hosting is {hosting} and optional: choose your own host, and we’ll put the site there for you at no extra cost.',
  builtWithQuestion: 'What do you build with? Is it WordPress?',
  builtWithAnswer:
    'We don’t use WordPress, Wix, or anything like them. We design and code each site by hand with standard open web tools. That keeps it fast, and there are no plugins to update or get hacked.',
  shopQuestion: 'Can you build an online store?',
  shopAnswer:
    'We don’t build full stores with a cart and card payments. What we can build is a page for your products with prices and an order form that emails you each order.',
  logoQuestion: 'Do you design logos, take photos, or print flyers?',
  logoAnswer:
    'We make websites, not logos, photos, or flyers. We use the logo and pictures you have, and photos from your phone are fine. If you don’t have a logo, we’ll set your name in lettering that suits your business.',
  socialQuestion: 'Do you handle social media and ads?',
  socialAnswer:
    'We don’t write posts or run ads on Facebook, Instagram, or Google. We do link your site to your profiles and your Google Maps listing, so people who find one find the other.',
  linkLabel: 'Link to this answer',
  moreHeading: 'Don’t see your question?',
  moreText: 'Add it to your free analysis request. We’ll answer within {hours} {hours/en/hour/hours}.',
  moreButton: 'Ask your question',
}

/** The list of articles, and their cards on the home page. Titles are in content/articles. */
export const knowledgeBase = {
  heading: 'Worth knowing before you buy',
  lead: 'Three articles for owners, without a word you’d have to look up.',
  /** {minutes} minutes of reading. */
  readTime: '{minutes} min read',
  allArticles: 'All articles',
  newsletterHeading: 'What would a website earn you?',
  newsletterText:
    'We’ve made a small calculator: your visitors, your average sale, and what a better page would change. Email us and we’ll send it, along with every new article.',
  newsletterButton: 'Send me the calculator',
  feed: 'New articles as an RSS feed',
}

/** Around an article; its own words are in content/articles. */
export const articles = {
  contents: 'In this article',
  /** {name} wrote it. */
  byline: 'By {name}',
  published: 'Published on {date}',
  /** Before the kind of customer a website suits. */
  bestFor: 'Best for',
  /** Above the advice at the end of each mistake. */
  remedy: 'Fix it this week',
  readNext: 'Read next',
}
