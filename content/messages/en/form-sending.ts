/** Words all forms share while they are being sent. */
export const formSending = {
  /** {time} such as "09:59": a clock that counts down. */
  tryAgainIn: 'Try again in {time}',
  /** {time} of the day, such as "14:32". */
  sendAgainAt: 'You can try again at {time}.',
  sendAgainNow: 'You can try again now.',
  /** The label of the honeypot, for people who find it: they must not fill it in. */
  leaveEmpty: 'Leave this blank',
  /** The button of the page that shows a form sent without script again. */
  confirm: 'Send it',
}
