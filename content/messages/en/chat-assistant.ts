/**
 * The chat: the widget, the page, and what the bot says. Figures come by placeholder: prices of the visitor's
 * country, days, hours. Errors and the fallback are the specification's words (§5, §8).
 */
export const chatAssistant = {
  /** The widget. */
  open: 'Ask Pliiats, our assistant',
  title: 'Pliiats',
  subtitle: 'A program, not a person. It knows the prices by heart.',
  minimise: 'Minimize the chat',
  openInFull: 'Open the chat as a page',
  logLabel: 'Conversation with Pliiats',
  inputLabel: 'Your message',
  inputEmail: 'Your email address',
  placeholder: 'Prices, delivery, hosting…',
  placeholderEmail: 'name@example.com',
  placeholderPhone: 'Your phone number',
  placeholderName: 'Your name',
  send: 'Send',
  typing: 'Pliiats is writing…',
  senderBot: 'Pliiats',
  senderUser: 'You',
  optionsLabel: 'Suggestions',
  startOver: 'Start over',
  privacyNote: 'We use what you leave here to answer you, and for nothing else.',
  privacyLink: 'Privacy policy',

  /** Quick replies. */
  optionServices: 'Services',
  optionPricing: 'Pricing',
  optionPortfolio: 'Portfolio',
  optionContact: 'Talk to a person',
  optionDelivery: 'How long does it take?',
  optionRevisions: 'What do changes cost?',
  optionOwnership: 'Does it belong to me?',
  optionHosting: 'Hosting',
  optionLanguages: 'Several languages',
  optionGuarantee: 'What if I do not like it?',
  optionPayment: 'When do I pay?',
  optionSupport: 'My site has a problem',
  optionCancel: 'Never mind',

  /** What the bot says: a greeting, then for each topic a reply and the label of its link. */
  replyGreeting:
    'Hello, I am Pliiats. I am a program, not a person, and I keep my answers short. What would you like to know?',
  replyServices:
    'We design, write, build and launch websites for small businesses: made for phones, ready for search engines, with a contact form. Booking, calculators, newsletters and more can be added.',
  linkServices: 'What is included',
  /** {packagePrices}: "Starter $437, Business $657, …". */
  replyPricing:
    '{packagePrices}. Paid once, after you have seen the site and said yes. Nothing is added unless you order it.',
  linkPricing: 'Packages side by side',
  /** {sites} delivered. */
  replyPortfolio:
    'We have delivered more than {sites} websites. Some of them are in our portfolio, before and after, with the figures.',
  linkPortfolio: 'See the portfolio',
  /** Starts the lead capture. {hours} until a person answers. */
  replyContact:
    'Gladly: a person will answer you within {hours} hours. Which email address should they write to? If you would rather call, we are here Monday to Friday, {from}–{to}.',
  linkContact: 'Call {telephone}',
  /** {packageDays}: "Starter 2–4, Business 3–5, …". */
  replyDelivery:
    'Business days until your site is ready: {packageDays}. We count from your go-ahead, once we have your text and pictures.',
  linkDelivery: 'How long it takes, in full',
  /** {packageChangeDays}: as above, in days; {maintenancePrice} is per month. */
  replyRevisions:
    'Changes are free after the launch, for this many days: {packageChangeDays}. Later ones have a price you hear first, or you take content updates for {maintenancePrice}.',
  linkRevisions: 'Changes, in full',
  replyOwnership:
    'It is yours: the domain, the pages, the pictures, the words, the code. You get the passwords on the day of the launch, and if you leave us, all of it goes with you.',
  linkOwnership: 'Who owns the website',
  /** {hostingPrice} is per month; {uptime} is a percentage. */
  replyHosting:
    'Hosting is {hostingPrice}: {uptime}% uptime, daily backups, certificate included. It is optional. You may also take the site to any host you like.',
  linkHosting: 'Hosting among the add-ons',
  replyLanguages: 'Languages included, at most: {packageLanguages}. Each one is written for its readers.',
  linkLanguages: 'Languages by package',
  replyGuarantee:
    'Then you owe us nothing. You pay only after you have seen the finished site and said yes; there is no contract that binds you, and nothing to cancel.',
  linkGuarantee: 'When you pay, in full',
  replyPayment:
    'After you have seen the finished site and said yes. In one payment: no deposit, no instalments. Until then it costs you nothing.',
  linkPayment: 'Payment, in full',
  replySupport:
    'That is one for our support team. Open a ticket: you get a number at once, and a person reads it. A site that is down goes to the front of the queue.',
  linkSupport: 'Open a support ticket',
  replyThanks: 'You are welcome. I am here if something else comes up.',
  /** For topics with only a link: {title} of the section. */
  foundPlace: 'We have written about that. Look at “{title}”.',
  /** The link below an answer from our pages: {title} of its page. */
  foundLink: 'Source: {title}',
  /** Spec §8, word for word. */
  replyFallback: 'I can help you with services, pricing, portfolio, or contact information.',

  /** The lead capture, spec §4; the errors are spec §5. {email} is `placeholderEmail`. */
  replyAskingPhone: 'Thank you. And a phone number, in case the email gets lost?',
  replyAskingName: 'Good. Who should we ask for?',
  replyEmailMalformed: 'Please enter a valid email address (e.g., {email}).',
  replyPhoneMalformed: 'Please enter a valid phone number.',
  replyNameMissing: 'I could not read that as a name. What may we call you?',
  replyCancelled: 'All right, nothing is sent. What else would you like to know?',
  /** {name} as typed; {hours} until a person answers. */
  thanks:
    'Thank you, {name}. Your message is on its way, and a person will answer within {hours} hours. Anything else until then?',
  /** After the thank-you, when no mail will come. */
  replyNoMail:
    'One more thing: this time we can’t confirm it by email. Your message is with us all the same, and a person will answer you.',
}
export type ChatAssistantMessages = Record<keyof typeof chatAssistant, string>
