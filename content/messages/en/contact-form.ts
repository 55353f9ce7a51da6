/** The free-analysis form, its states, and its result pages. Toasts are the specification's words. */
export const contactForm = {
  heading: 'Ask for your free analysis',
  lead: 'A person looks at your site and tells you what works, what costs you customers, and what to do first. Within {hours} hours, free, with no strings attached.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  url: 'Your website',
  urlHint: 'If you have one',
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
    'Hello! Please send me a free analysis of my website: what works, what does not, and what you would change first.',
  submit: 'Send my request',
  sending: 'Sending…',
  promise: 'No payment, no obligation. We answer within {hours} hours.',
  privacyNote: 'We use your details to answer you, and for nothing else.',
  privacyLink: 'Privacy policy',
  errorTitle: 'Error',
  missingFields: 'Please fill in all required fields.',
  sendFailed: 'Failed to send message. Please try again.',
  success:
    "Analysis Request Sent! ✓ - Check your email for next steps. We'll send your detailed report within {hours} hours.",
  /** Instead of `success`, when no mail will come. */
  successNoMail:
    "Analysis Request Sent! ✓ - This time we can't confirm it by email, but it is with us. We'll send your detailed report within {hours} hours.",
  fieldMissing: 'Please fill this in.',
  emailMalformed: 'That email address does not appear to be valid.',
  urlMalformed: 'That does not look like the address of a website.',
  offline: 'You seem to be offline. Your text is kept; please try again when you are back.',
  sentHeading: 'It has arrived',
  sentText:
    'We have sent you an email that says what happens next. Your report follows within {hours} hours.',
  /** When a package or an add-on was chosen, instead of the free analysis. */
  orderHeading: 'Order your website',
  orderLead:
    'Send us your order. Within {hours} hours we’ll write back with what we need from you and the day your site will be ready. You pay once you’ve seen the finished site and said yes.',
  orderMessage: 'Hello! I’d like to order the {package} package.',
  orderMessageWith: 'Hello! I’d like to order the {package} package, with: {extras}.',
  orderMessageExtras: 'Hello! I’d like to order: {extras}.',
  orderPlain: 'What you ticked under “Pricing” goes with this form.',
  orderChange: 'Change the order',
  orderDrop: 'Only the free analysis',
  orderRestore: 'Back to my order',
  priceChanged:
    'Our prices have changed since you opened this page. Please reload it and look at the sum again; what you typed is kept.',
  orderSuccess: 'Order sent! ✓ - Check your email for next steps. We’ll write to you within {hours} hours.',
  orderSuccessNoMail:
    'Order sent! ✓ - This time we can’t confirm it by email, but we have it. We’ll write to you within {hours} hours.',
  orderSentHeading: 'Your order has arrived',
  orderSentText:
    'We’ve sent you an email that says what happens next. We’ll write to you within {hours} hours.',
  /** The receipt. `receiptBy`: by the reader’s clock; without script `receiptWithin`. */
  receiptAsked: 'You asked for',
  receiptAnalysis: 'Free analysis',
  receiptAnalysisOf: 'Free analysis of {url}',
  receiptAnswer: 'Answer',
  receiptBy: 'by {moment}, your time',
  receiptWithin: 'within {hours} hours',
  receiptReader: 'Read by',
  receiptMeanwhile: 'In the meantime',
  receiptWork: 'Look at sites we’ve made',
  receiptAdd: 'Add something by email',
  receiptAddSubject: 'One more thing about my request',
  sentBack: 'Back to the home page',
  notSentHeading: 'Not sent yet',
  notSentText: 'Go back with your browser: what you typed is still there.',
  notSentBack: 'Back to the form',
  notSentOtherwise: 'Or write to us: {email}',
}
export type ContactFormMessages = Record<keyof typeof contactForm, string>

/** For any form whose request is refused as a whole; codes in server/http/problems. */
export const problems = {
  tooLong: 'This is longer than we can take.',
  malformed: 'Some of what you sent could not be read. Please check it and send it again.',
  tooLarge: 'This is more than we can take at once. Please shorten your message.',
  crossSite:
    'This was sent from another website, so it was not accepted. Please use the form on our own page.',
  unsupported: 'This is not something we can accept here.',
  duplicateKey:
    'This form was already sent with different content. Please reload the page and send it again.',
  stillRunning: 'Your first attempt is still being processed. Please wait a moment.',
  /** `{wait}` is formatted by the language: "in 9 minutes". */
  tooManyRequests: 'We have received too much in a short time. Please try again {wait}, or write to {email}.',
  /** On a page that does not know the wait. */
  tooManyForNow: 'We have received too much in a short time. Please wait a while before you send it again.',
  unavailable: 'We cannot receive this right now. Please try again in a minute, or write to {email}.',
}
export type ProblemMessages = Record<keyof typeof problems, string>
