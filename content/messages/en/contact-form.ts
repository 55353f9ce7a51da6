/** The free-analysis form, its states, and its result pages. Toasts are the specification's words. */
export const contactForm = {
  heading: 'Get your free analysis',
  lead: 'We’ll look at your site and tell you what works, what’s costing you customers, and what to fix first. Within {hours} {hours/en/hour/hours}, free, no strings attached.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  url: 'Your website',
  message: 'Message',
  optional: 'optional',
  startTime: 'When would you like to start?',
  startImmediately: 'Immediately',
  startThisWeek: 'This week',
  startNextWeek: 'Next week',
  startWithinMonth: 'Within a month',
  startJustExploring: 'Just exploring',
  /** The default text of the message field (spec §3). */
  defaultMessage:
    'Hi, please send me a free analysis of my website: what works, what doesn’t, and what you’d change first.',
  submit: 'Send',
  sending: 'Sending…',
  promise: 'No payment, no obligation. We’ll answer within {hours} {hours/en/hour/hours}.',
  /** Instead of `promise`, beside the button of an order. */
  orderPromise: 'Nothing to pay now.',
  privacyNote: 'We use your information only to answer you.',
  privacyLink: 'Privacy policy',
  errorTitle: 'Error',
  missingFields: 'Please fill in all required fields.',
  sendFailed: 'Failed to send message. Please try again.',
  success:
    "Analysis Request Sent! ✓ - Check your email for next steps. We'll send your detailed report within {hours} {hours/en/hour/hours}.",
  /** Instead of `success`, when no mail will come. */
  successNoMail:
    'Request sent ✓ We can’t confirm it by email this time, but we have it. We’ll send your detailed report within {hours} {hours/en/hour/hours}.',
  fieldMissing: 'Please fill this in.',
  emailMalformed: 'That email address does not appear to be valid.',
  urlMalformed: 'That doesn’t look like a website address.',
  offline: 'You seem to be offline. Your text is saved; please try again when you’re back online.',
  sentHeading: 'We got it',
  sentText:
    'We’ve sent you an email that says what happens next. You’ll have your report within {hours} {hours/en/hour/hours}.',
  /** When a package or an add-on was chosen, instead of the free analysis. */
  orderHeading: 'Your order',
  orderLead:
    'Send us your order. Within {hours} {hours/en/hour/hours}, we’ll reply with what we need from you and the day your site will be ready. You pay once you’ve seen the finished site and said yes.',
  orderMessage: 'Hi, I’d like to order the {package} package.',
  orderMessageWith: 'Hi, I’d like to order the {package} package. Add-ons: {extras}.',
  orderMessageExtras: 'Hi, I’d like to order: {extras}.',
  orderPlain: 'What you checked under “Pricing” will be sent with this form.',
  orderChange: 'Change my order',
  orderDrop: 'Just the free analysis',
  orderRestore: 'Back to my order',
  priceChanged:
    'Our prices have changed since you opened this page. Please reload it and check the total again; what you typed is saved.',
  orderSuccess:
    'Order sent ✓ Check your email for next steps. We’ll reply within {hours} {hours/en/hour/hours}.',
  orderSuccessNoMail:
    'Order sent ✓ We can’t confirm it by email this time, but we have it. We’ll reply within {hours} {hours/en/hour/hours}.',
  orderSentHeading: 'We have your order',
  orderSentText:
    'We’ve sent you an email that says what happens next. We’ll reply within {hours} {hours/en/hour/hours}.',
  /** The receipt. `receiptBy`: by the reader’s clock; without script `receiptWithin`. */
  receiptAsked: 'You asked for',
  receiptAnalysisOf: 'Free analysis of {url}',
  receiptAnswer: 'You’ll hear from us',
  receiptBy: 'by {moment}, your time',
  receiptWithin: 'within {hours} {hours/en/hour/hours}',
  receiptReader: 'Read by',
  receiptMeanwhile: 'In the meantime',
  receiptWork: 'See sites we’ve built',
  receiptAdd: 'Add something by email',
  receiptAddSubject: 'One more thing about my request',
  sentBack: 'Back to the home page',
  notSentHeading: 'Not sent yet',
  notSentText: 'Go back in your browser: what you typed is still there.',
  notSentBack: 'Back to the form',
  notSentEmpty: 'Open a blank form',
  notSentOtherwise: 'Or email us: {email}',
}

/** For any form whose request is refused as a whole; codes in server/http/problems. */
export const problems = {
  tooLong: 'This is too long. Please shorten it.',
  malformed: 'We couldn’t read part of what you sent. Please check it and send it again.',
  tooLarge: 'That’s too much to send at once. Please shorten your message.',
  crossSite: 'This came from another website, so we didn’t accept it. Please use the form on our own page.',
  unsupported:
    'This didn’t come through our form, so we didn’t accept it. Please use the form on our own page.',
  duplicateKey:
    'You’ve already sent this form with different content. Please reload the page and send it again.',
  stillRunning: 'This is already being sent. Please wait a moment.',
  /** `{wait}` is formatted by the language: "in 9 minutes". */
  tooManyRequests:
    'We’ve received too many of these in a short time. Please try again {wait}, or email {email}.',
  /** On a page that does not know the wait. */
  tooManyForNow:
    'We’ve received too many of these in a short time. Please wait a while, then send yours again.',
  unavailable: 'That didn’t go through. Please try again in a minute, or email {email}.',
}
