/** The page on which a customer follows a ticket by the secret link in their mail, without login. */
export const ticketStatus = {
  heading: 'Our conversation',
  loading: 'Loading our conversation…',
  number: 'Number',
  category: 'Category',
  state: 'Status',
  stateOpen: 'Open: we’re on it',
  stateAnswered: 'Answered: it’s your turn',
  stateSolved: 'Solved',
  /** {moment} such as "Tuesday, 24 November, 14:20", in the reader's time zone. */
  answerBy: 'We’ll answer by {moment}.',
  onYourClock: 'Your time: {moment}.',
  timeline: 'What’s happened so far',
  eventCreated: 'You got in touch',
  eventCustomerReply: 'You wrote',
  eventStaffReply: 'We answered',
  eventSolvedByCustomer: 'You marked it as solved',
  eventSolvedByStaff: 'We marked it as solved',
  eventReopened: 'Your message reopened it',
  /** After the time of a message that came by mail. */
  byEmail: 'by email',
  files: 'Files',
  replyLabel: 'Message us about it',
  replyMissing: 'You need to enter some text.',
  replySend: 'Send',
  replySent: 'We have your message.',
  solvedButton: 'Mark as solved',
  solvedHint: 'You can write again anytime; that reopens it.',
  failedHeading: 'We couldn’t load our conversation',
  failed: 'That didn’t work. Please try again.',
  offline: 'You seem to be offline. Please try again when you’re back online.',
  tryAgain: 'Try again',
  /** One text for a wrong, expired or missing link: they must not be distinguishable. */
  unknownHeading: 'This link doesn’t open anything',
  unknownText:
    'It may have a typo, or it’s more than {days} {days/en/day/days} old. You can get a new one below.',
  requestHeading: 'Get a new link',
  requestText:
    'Enter your ticket number and the email address you submitted it with. No ticket number? Just reply to any of our emails.',
  requestNumber: 'Ticket number',
  requestButton: 'Send me a link',
  numberMissing: 'Please enter your ticket number.',
  numberMalformed: 'That isn’t a ticket number. It should look like {example}.',
  requestSentHeading: 'Now check your email',
  requestSent: 'If your ticket number and email address match, a new link is on its way to that address.',
  withoutScript:
    'This page needs JavaScript to show our conversation. Without it, just reply to the email we sent you: it reaches the same people.',
}
