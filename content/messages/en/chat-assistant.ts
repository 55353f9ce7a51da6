/**
 * The chat: the widget, the page, and what the bot says. Figures come by placeholder: prices of the visitor's
 * country, days, hours. Errors and the fallback are the specification's words (§5, §8).
 */
export const chatAssistant = {
  /** Ways to say one's name, parted by `|`. */
  listenName: 'my name is|my name’s|my names|name is|i am|i’m|im|this is|it’s|its|call me',

  /** The widget. */
  open: 'Ask Pliiats, our assistant',
  title: 'Pliiats',
  subtitle: 'A program, not a person. It knows the prices by heart.',
  minimise: 'Minimize the chat',
  openInFull: 'Open the chat on its own page',
  logLabel: 'Conversation with Pliiats',
  inputLabel: 'Your message',
  inputEmail: 'Your email address',
  placeholder: 'Prices, turnaround, hosting…',
  placeholderEmail: 'name@example.com',
  placeholderPhone: 'Your phone number',
  placeholderName: 'Your name',
  send: 'Send',
  typing: 'Pliiats is typing…',
  senderUser: 'You',
  optionsLabel: 'Suggestions',
  startOver: 'Start over',
  privacyNote: 'We use your information only to answer you.',
  privacyLink: 'Privacy policy',

  /** Quick replies. */
  optionServices: 'Services',
  optionPricing: 'Pricing',
  optionDiscount: 'Can I get a discount?',
  optionPortfolio: 'Portfolio',
  optionContact: 'Talk to a person',
  optionAnalysis: 'Look at my site',
  optionOffice: 'Where are you?',
  optionDelivery: 'How long does it take?',
  optionRevisions: 'What do changes cost?',
  optionOwnership: 'Will I own it?',
  optionHosting: 'Hosting',
  optionLanguages: 'Multiple languages',
  optionGuarantee: 'What if I don’t like it?',
  optionPayment: 'When do I pay?',
  optionSupport: 'My site has a problem',
  optionBot: 'Who am I talking to?',
  optionCancel: 'Never mind',
  optionSkip: 'Continue without a number',
  optionBack: 'Go back',
  optionAlone: 'Don’t send my questions',

  /** What the bot says: a greeting, then for each topic a reply and the label of its link. */
  replyGreeting:
    'Hi, I’m Pliiats. I’m a program, not a person, and I keep my answers short. What would you like to know?',
  replyServices:
    'We design, build, and launch websites for small businesses: made for phones, ready for search engines, with a contact form. You can add online booking, a price calculator, a newsletter, and more. The smallest package is {firstPackage}.',
  linkServices: 'What’s included',
  /** {packagePrices}: "Starter $437, Business $657, …". */
  replyPricing:
    'Websites at a fixed price: {packagePrices}. You pay once, after you’ve seen the finished site and approved it. You pay for add-ons only if you order them.',
  linkPricing: 'Packages side by side',
  /** {firstPackage}: "Starter $437". */
  replyDiscount:
    'No discounts: everyone pays the same fixed price. The smallest package is {firstPackage}, and you add only what you need.',
  /** {sites} delivered. */
  replyPortfolio:
    'We’ve delivered more than {sites} websites. You’ll find some of them in our portfolio, before and after, with the results and what the owners say.',
  linkPortfolio: 'See the portfolio',
  /** Starts the lead capture. {hours} until a person answers. */
  replyContact:
    'Sure. What’s your email address? Someone on our team will get back to you within {hours} {hours/en/hour/hours}, weekends included. If you’d rather call: {telephone}, {openingHours}.',
  /** The same, when the visitor has asked something before. */
  replyContactWithQuestions:
    'Sure. What’s your email address? I’ll pass on what you’ve asked here, so you won’t have to repeat it, and someone on our team will get back to you within {hours} {hours/en/hour/hours}, weekends included. Or call us: {telephone}, {openingHours}.',
  replyAlone: 'All right, I won’t pass on your questions. What’s your email address?',
  linkContact: 'Call {telephone}',
  replyAnalysis:
    'We’d be glad to, and it’s free. All it takes is your site’s address, typed here or at the link below: in half a minute, you’ll see your own page with our marks on it. One of us can look at it, too, within {hours} {hours/en/hour/hours}.',
  linkAnalysis: 'Look at my site now',
  /** {offices}: cities; {address}: postal address; {hours} until an email is answered. */
  replyOffice:
    'By phone: {telephone}, {openingHours}. We answer emails within {hours} {hours/en/hour/hours}, weekends included. You don’t need to come by: we do everything online, with people in {offices}. Our mailing address is {address}.',
  linkOffice: 'About us',
  /** {packageDays}: "Starter 2–4, Business 3–5, …". */
  replyDelivery:
    'A few business days: {packageDays}. The clock starts once you say go and we have your text and pictures.',
  linkDelivery: 'More about turnaround',
  /** {packageChangeDays}: as above, in days; {maintenancePrice} is per month. */
  replyRevisions:
    'Before you approve the site, we change whatever you don’t like. After launch, changes are free for a period set by your package: {packageChangeDays}. After that, we’ll tell you the price of a change before we start, or you can order content updates for {maintenancePrice}.',
  linkRevisions: 'More about changes',
  /** One of {packageChangeDays}. */
  changeDays: '{count} {count/en/day/days}',
  replyOwnership:
    'Your website is yours: the domain, the pages, the pictures, the text, and the code. You get all the passwords on launch day, and you can take it to any other provider.',
  linkOwnership: 'Who owns the website',
  /** {hostingPrice} is per month; {uptime} is a percentage. */
  replyHosting:
    'Hosting with us is {hostingPrice}: {uptime}% uptime, daily backups, and the SSL certificate included. It’s optional, and there are no other ongoing costs except your domain’s annual fee. You can host the site anywhere.',
  linkHosting: 'See hosting and other add-ons',
  /** {packageLanguages}: "Starter 1 ($437), Business 2 ($657), …". */
  replyLanguages:
    'Yes, your site can be in several languages. Languages included, by package: {packageLanguages}. Each one is written for its readers, not run through a translation program.',
  linkLanguages: 'Languages by package',
  replyGuarantee:
    'If you don’t like your finished site, you don’t pay for it. There’s no contract that ties you down and nothing to cancel. And after launch, changes are free for a period set by your package: {packageChangeDays}.',
  linkGuarantee: 'Why you risk nothing',
  /** {hostingPrice} and {maintenancePrice} are per month. */
  replyPayment:
    'You pay once, after you’ve seen your finished site and said yes. There’s no deposit, and there are no installments. Only hosting ({hostingPrice}) and content updates ({maintenancePrice}) are paid monthly, and both are optional.',
  linkPayment: 'More about payment',
  replySupport:
    'Sorry you’re having trouble. Please submit a ticket: I’ve already filled in what you told me, you’ll get a number right away, and our team reads every ticket. If your site is down, you go to the front of the line.',
  linkSupport: 'Submit a ticket',
  replyBot:
    'No human here: I’m Pliiats, a program that answers from what’s on this website. If you’d like to talk to someone on our team, just say so.',
  replyThanks: 'You’re welcome. I’m here if anything else comes up.',
  /** Two meanings are possible: they follow as quick replies. */
  replyUnsure:
    'I’m not sure I got that. Which one did you mean? Or would you like someone on our team to answer?',
  /** Prices of several things: {items} is "Business: $657, Booking system: $262"; {total} is paid once. */
  replyOrder: '{items}. That comes to a one-time {total}.',
  /** {monthly} is the sum of monthly prices. */
  replyOrderMonthly: '{items}. That comes to a one-time {total}, plus {monthly} a month.',
  /** Add-ons alone: they need a package; {firstPackage} is "Starter $437". */
  replyAddOns: '{items}. These come on top of a package; the smallest is {firstPackage}.',
  /** For topics with only a link: {title} of the section. */
  foundPlace: 'We’ve written about that: “{title}”',
  /** The link below an answer from our pages: {title} of its page. */
  foundLink: 'Source: {title}',
  /** Spec §8, word for word. */
  replyFallback: 'I can help you with services, pricing, portfolio, or contact information.',

  /** The lead capture, spec §4; the errors are spec §5. {email} is `placeholderEmail`. */
  replyAskingEmail: 'Which email address should we use?',
  replyAskingPhone: 'Thanks. And a phone number, in case our email gets lost? You can skip this.',
  replyAskingName: 'Great. And what’s your name?',
  replyEmailMalformed: 'Please enter a valid email address (e.g., {email}).',
  replyPhoneMalformed: 'Please enter a valid phone number.',
  replyNameMissing: 'I didn’t catch your name. What should we call you?',
  replyCancelled: 'All right, nothing gets sent. What else would you like to know?',
  /** The same, when a lead has been sent before in this conversation. */
  replyCancelledAfterLead:
    'All right. We have what you sent before, and nothing more gets sent. I’m here if anything else comes up.',
  /** {name} as typed; {hours} until a person answers. */
  thanks:
    'Thank you, {name}. We’ve got your info, and someone on our team will get back to you within {hours} {hours/en/hour/hours}. Anything else in the meantime?',
  /** After the thank-you, when no mail will come. */
  replyNoMail:
    'One more thing: we can’t confirm this by email right now. We do have your message, and someone on our team will get back to you.',
}
export type ChatAssistantMessages = Record<keyof typeof chatAssistant, string>
