/** First screen of the home page. `{price}` is the starter price, circled. */
export const hero = {
  headline: 'A business website that works, for {price}',
  lead: 'Designed, built, and launched in {days} {days/en/business day/business days}. You look at it, you approve it, and only then do you pay.',
  checkNoPrepayment: 'Pay nothing until you approve',
  checkOwnership: 'All yours: no lock-in, no subscription',
  checkRevisions: '{days} {days/en/day/days} of free changes',
  freeAnalysis: 'Get a free analysis',
  getStarted: 'Email us',
  statSites: 'sites delivered',
  statCountries: 'countries',
  /** Below the rating, the agency's own survey (decision 8): the number of customers. */
  statRating: 'in our survey of {reviews} customers',
  /** The proof sheet: an old page with a reviewer's notes (`portfolio`, by case study), and the new one behind it. */
  compareLabel: 'Slide to compare the old website with the new one',
  beforeAlt: 'The old {client} website, marked up in red pencil',
}

/** Press, ratings, badges, and clients, whose trades are in `portfolio`. Names are in the catalogue. */
export const socialProof = {
  heading: 'In good company',
  clientsLabel: 'Some of our clients',
  outletsLabel: 'As featured in',
  /** {value} of {best}; {count} reviews; {source} is the name of the review profile. */
  searchRating: '{value}/{best} from {count} {count/en/review/reviews} on {source}',
  platformRating: '{value}/{best} “Excellent” on {source}',
  badgesLabel: 'Security and privacy',
  /** The badge for the General Data Protection Regulation, by the abbreviation people use. */
  dataProtection: 'GDPR',
}

/** What is included: six entries, then a call to action. */
export const services = {
  heading: 'What’s included',
  pricingTitle: 'Clear pricing',
  pricingText: 'You know the price before we start, and it doesn’t change.',
  /** Contents, parted by `|`. */
  pricingContents:
    'Your total in writing before we start|Every add-on with its own price|Nothing monthly unless you ask for it',
  deliveryTitle: 'Fast delivery',
  deliveryText: 'Websites are all we do, so we work fast.',
  partnershipTitle: 'Lifetime partnership',
  partnershipText: 'Need something next year? Call the same people. They’ll still know your site.',
  partnershipContents:
    '{days} {days/en/day/days} of free changes|Half an hour of training at launch|Later changes priced before we start',
  paymentTitle: 'No upfront payments',
  paymentText: 'You owe nothing until you approve. Don’t like your site? Then you don’t pay.',
  paymentContents: 'A link to your finished site|Your changes, made|The invoice, once you approve',
  designTitle: 'Data-driven design',
  designText: 'Where a button goes depends on what visitors do, not on our taste.',
  designContents:
    'Phones first, and fast on a slow connection|A contact form where visitors look for it|Ready for search engines: titles, descriptions, sitemap',
  lockInTitle: 'No lock-in guarantee',
  lockInText:
    'Guaranteed: no subscription, and no system that only we can run. Take your site anywhere, anytime.',
  lockInContents: 'Your words, pictures, and code|All your passwords|The domain in your name',
  callHeading: 'Want us to look at yours?',
  /** The starter price in the visitor's currency. */
  starter: 'Websites from {price}',
  noPayment: 'No payment required',
  response: 'Response within {hours}h',
  consultation: 'Free consultation',
}

/** The four steps from the first look to the handover. */
export const howItWorks = {
  heading: 'How it works, in four steps',
  analysisText:
    'We take a red pencil to your site, or to your plans if you don’t have a site yet. You’ll have our report within {hours} {hours/en/hour/hours}.',
  designTitle: 'Design and development',
  designText: 'You get a link, not a presentation. Tell us what to change, and we’ll change it.',
  seoTitle: 'SEO and optimization',
  seoText:
    'We tune titles, text, speed, and structure, so search engines and impatient people can both find their way.',
  launchTitle: 'Launch and handover',
  launchText:
    'You approve, you pay, and your site goes live. It’s all yours from that day on, with {days} {days/en/day/days} of free changes.',
}

/** Four promises, each a stamp. */
export const guarantee = {
  heading: 'You risk nothing',
  /** What is paid when: nothing, the price of the smallest package, nothing. */
  untilYes: 'Until you say yes',
  atYes: 'When you say yes, from',
  later: 'Every month after that',
  prepaymentTitle: 'Nothing up front',
  prepaymentText: 'You pay after you’ve seen your site and said yes.',
  ownershipTitle: '{percent}% yours',
  ownershipText: 'Domain, text, pictures, code: all of it, for good.',
  deliveryTitle: '{days} {days/en/day/days}',
  /** {packageDays}: "Starter 2–4, Business 3–5, …". */
  deliveryText: 'Business days, go-ahead to launch: {packageDays}.',
  revisionsTitle: '{days} {days/en/day/days} of changes',
  revisionsText: 'Something’s not quite right? We’ll change it, free.',
}

/** A letter from the founder. Her name is in the catalogue. */
export const founder = {
  heading: 'A letter from the founder',
  quote:
    'I’ve never met a baker who wanted a website. They all wanted more people at the counter on a Tuesday.',
  role: 'Founder',
  portraitAlt: 'Drawing of {name}, a pencil behind her ear',
  letterOne:
    'I began by printing out other people’s websites and marking them up in red pencil: What is this? Where do I click? How much is it? We still work that way.',
  letterTwo:
    'A small business shouldn’t need a project manager, a two-year contract, and a loan just to be found. It needs a good site, a fixed price, and somebody who answers. That’s all we sell.',
  statYears: 'years of experience',
  statTeam: 'people',
  missionHeading: 'Our mission',
  mission: 'A website every small business can afford, understand, and keep.',
  valuesHeading: 'What we stand for',
  valueHonestyTitle: 'Say the price first',
  valueHonestyText: 'On the first page, in your currency, before anyone books a meeting.',
  valuePlainTitle: 'Use the owner’s words',
  valuePlainText: 'If your customers wouldn’t say it, it doesn’t go on the page.',
  valueFinishTitle: 'Finish',
  valueFinishText: 'An almost-finished site never brought anyone a customer.',
  moreAboutUs: 'More about us',
}

/** Reviews, three at a time. Names, companies, ratings and figures are in the catalogue. */
export const testimonials = {
  heading: 'What owners say',
  lead: 'Reviews from people whose sites we built. We ask every customer and publish what they write.',
  carouselLabel: 'Reviews',
  previous: 'Previous reviews',
  next: 'Next reviews',
  /** Announced for each group of reviews. */
  slide: 'Reviews {from} to {to} of {total}',
  stars: '{value} of {best} stars',
  write: 'Write a review',
  watchVideo: 'Watch the video',
  joinerTitle: 'Owner',
  joinerReview:
    'I sent them a shoebox of photos and a page of complaints. Four days later I had a website and no complaints.',
  joinerMetric: 'quote requests',
  dentistTitle: 'Lead dentist',
  dentistReview:
    'They asked what patients ask at the front desk and put the answers on the home page. Nobody had ever asked me that.',
  dentistMetric: 'of appointments booked online',
  bakerTitle: 'Baker',
  bakerReview:
    'It was their idea to post what comes out of the oven and when. Now people show up on Saturdays the minute it’s out.',
  bakerMetric: 'phone orders',
  lawyerTitle: 'Partner',
  lawyerReview:
    'Fixed fee, plain English, done on the day they promised. I bill by the hour and felt slightly ashamed.',
  lawyerMetric: 'first consultations',
  yogiTitle: 'Teacher',
  yogiReview: 'I changed my mind three times. They changed the site three times and the price not once.',
  yogiMetric: 'first classes booked',
  plumberTitle: 'Owner',
  plumberReview: 'Big number, big button, done. My old site had a video of a waterfall on it.',
  plumberMetric: 'emergency calls',
}

/** The bar at the bottom of a phone, after the first screen. */
export const stickyBar = {
  text: 'Free analysis in {hours} {hours/en/hour/hours}',
  button: 'Get mine',
}
