/** First screen of the home page. `{price}` is the starter price, circled. */
export const hero = {
  headline: 'A business website that works, for {price}',
  lead: 'Designed, built and launched in {days} business days. You look at it, you approve it, and only then do you pay.',
  checkNoPrepayment: 'No prepayment: pay after you approve',
  checkOwnership: 'Yours entirely: no lock-in, no subscription',
  checkRevisions: '{days} days of free changes',
  freeAnalysis: 'Get a free analysis',
  getStarted: 'Write to us',
  statSites: 'sites delivered',
  statCountries: 'countries',
  /** Below the rating, the agency's own survey (decision 8): the number of customers. */
  statRating: 'from {reviews} customers we asked',
  /** The proof sheet: an old page with a reviewer's notes (`portfolio`, by case study), and the new one behind it. */
  compareLabel: 'Slide from the old website to the new one',
  beforeAlt: 'The old website of {client}, with notes in red pencil',
  afterAlt: 'The new website of {client}',
}
export type HeroMessages = Record<keyof typeof hero, string>

/** Clients with their sectors, press, ratings, badges. Names are in the catalogue. */
export const socialProof = {
  heading: 'In good company',
  clientsLabel: 'Some of our clients',
  joinery: 'Joinery',
  dental: 'Dental clinic',
  bakery: 'Bakery',
  law: 'Law office',
  yoga: 'Yoga studio',
  plumber: 'Plumbing',
  outletsLabel: 'As featured in',
  /** {value} of {best}; {count} reviews; {source} is the name of the review profile. */
  searchRating: '{value}/{best} from {count} reviews on {source}',
  platformRating: '{value}/{best} “Excellent” on {source}',
  badgesLabel: 'Certificates',
  /** The badge for the General Data Protection Regulation, by the abbreviation people use. */
  dataProtection: 'GDPR',
}
export type SocialProofMessages = Record<keyof typeof socialProof, string>

/** What is included: six entries, then a call to action. */
export const services = {
  heading: 'What is included',
  pricingTitle: 'Clear pricing',
  pricingText: 'One figure, named before we start, and it stays that figure.',
  /** Contents, parted by `|`. */
  pricingContents: 'Pages with your texts and pictures|Contact form|SSL certificate',
  deliveryTitle: 'Fast delivery',
  deliveryText: 'Ready in {days} business days, because we do one thing and do it every week.',
  deliveryContents:
    'A plan you can say yes to|A first look while there’s still time to change it|Launch, and your site handed over',
  partnershipTitle: 'Lifetime partnership',
  partnershipText: 'Next year you write to the same people, and they still know your site.',
  partnershipContents:
    '{days} days of free changes|Half an hour of training at the handover|Changes later at a price you hear first',
  paymentTitle: 'No upfront payments',
  paymentText: 'Nothing until you approve. If you do not like it, you owe nothing.',
  paymentContents: 'Free analysis|Design and building|Your look at the finished site',
  designTitle: 'Data-driven design',
  designText: 'Where buttons go and what they say follows from what visitors do, not from taste.',
  designContents:
    'Made for phones first|Found by search engines: titles, descriptions, sitemap|Fast on a slow connection',
  lockInTitle: 'No lock-in guarantee',
  lockInText: 'No subscription, no private system. Take your site to anyone, any day.',
  lockInContents: 'All files|All passwords|The domain in your name',
  callHeading: 'Shall we look at yours?',
  freeAnalysis: 'Free analysis',
  /** The starter price in the visitor's currency. */
  starter: 'Websites from {price}',
  noPayment: 'No payment required',
  response: 'Response within {hours}h',
  consultation: 'Free consultation',
}
export type ServicesMessages = Record<keyof typeof services, string>

/** The four steps from the first look to the handover. */
export const howItWorks = {
  heading: 'Four steps, one line',
  analysisTitle: 'Free analysis',
  analysisText:
    'We read your site with a red pencil, or your plans if there is none. You have the report within {hours} hours.',
  designTitle: 'Design and development',
  designText: 'You get a link, not a presentation. You say what to change; we change it.',
  seoTitle: 'SEO and optimization',
  seoText:
    'Titles, text, speed and structure, so that search engines and impatient people both find their way.',
  launchTitle: 'Launch and handover',
  launchText: 'You approve, you pay, it goes online. Every key to it is yours from that day.',
}
export type HowItWorksMessages = Record<keyof typeof howItWorks, string>

/** Four promises, each a stamp. */
export const guarantee = {
  heading: 'You risk nothing',
  prepaymentTitle: 'No prepayment',
  prepaymentText: 'You pay when you have seen it and said yes.',
  ownershipTitle: '{percent}% yours',
  ownershipText: 'Domain, text, pictures, code: all of it, for good.',
  deliveryTitle: '{days} days',
  deliveryText: 'Business days, from your go-ahead to online.',
  revisionsTitle: '{days} days of changes',
  revisionsText: 'Something is not quite right? We change it, free.',
}
export type GuaranteeMessages = Record<keyof typeof guarantee, string>

/** A letter from the founder. Her name is in the catalogue. */
export const founder = {
  heading: 'A letter from the founder',
  quote:
    'I have never met a baker who wanted a website. They wanted more people at the counter on a Tuesday.',
  role: 'Founder',
  portraitAlt: 'Drawn portrait of {name}, a pencil behind her ear',
  letterOne:
    'I began by drawing on printouts of other people’s websites with a red pencil: what is this, where do I click, how much does it cost? It is still how we work.',
  letterTwo:
    'A small business should not need a project manager, a two-year contract and a loan to be found. It needs a good site, a fixed price and somebody who answers. That is all we sell.',
  statYears: 'years of experience',
  statProjects: 'projects',
  statTeam: 'people',
  missionHeading: 'Our mission',
  mission: 'A website every small business can afford, understand and keep.',
  valuesHeading: 'What we hold to',
  valueHonestyTitle: 'Say the price first',
  valueHonestyText: 'Before the first meeting, on the first page, in your currency.',
  valuePlainTitle: 'Use the owner’s words',
  valuePlainText: 'If your customer would not say it, it is not on the page.',
  valueFinishTitle: 'Finish',
  valueFinishText: 'A site that is almost ready has never brought anyone a customer.',
  moreAboutUs: 'More about us',
}
export type FounderMessages = Record<keyof typeof founder, string>

/** Reviews, three at a time. Names, companies, ratings and figures are in the catalogue. */
export const testimonials = {
  heading: 'What owners say',
  lead: 'Reviews by people whose sites we made. We ask every customer, and publish what they write.',
  carouselLabel: 'Reviews',
  previous: 'Previous reviews',
  next: 'Next reviews',
  /** Announced for each group of reviews. */
  slide: 'Reviews {from} to {to} of {total}',
  stars: '{value} of {best} stars',
  write: 'Write a review',
  watchVideo: 'Watch the video',
  portraitAlt: 'Drawn portrait of {name}',
  joinerTitle: 'Owner',
  joinerReview:
    'I sent them a shoebox of photographs and a page of complaints. Four days later I had a website and no complaints.',
  joinerMetric: 'requests for quotes',
  dentistTitle: 'Head dentist',
  dentistReview:
    'They asked what patients ask at the desk, and put the answers on the first page. Nobody had asked me that before.',
  dentistMetric: 'of bookings now online',
  bakerTitle: 'Baker',
  bakerReview:
    'The timetable of what leaves the oven was their idea. On Saturdays people now come on the minute.',
  bakerMetric: 'orders by phone',
  lawyerTitle: 'Partner',
  lawyerReview:
    'Fixed fee, plain words, done on the day they said. I bill by the hour and felt slightly ashamed.',
  lawyerMetric: 'first consultations',
  yogiTitle: 'Teacher',
  yogiReview: 'I changed my mind three times. They changed the site three times, and the price not once.',
  yogiMetric: 'first classes booked',
  plumberTitle: 'Owner',
  plumberReview: 'Big number, big button, done. My old site had a film of a waterfall on it.',
  plumberMetric: 'emergency calls',
}
export type TestimonialsMessages = Record<keyof typeof testimonials, string>

/** The bar at the bottom of a phone, after the first screen. */
export const stickyBar = {
  label: 'Free analysis',
  text: 'Free analysis in {hours} hours',
  button: 'Ask for it',
}
export type StickyBarMessages = Record<keyof typeof stickyBar, string>
