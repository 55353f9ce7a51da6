/** What every form says on its way to the server besides its own words. */
export const formSending = {
  /** {time} such as "09:59": a clock that counts down. */
  tryAgainIn: 'Try again in {time}',
  /** {time} of the day, such as "14:32". */
  sendAgainAt: 'You can send again at {time}.',
  sendAgainNow: 'You can send again now.',
  /** The label of a field people do not see: whoever meets it must not fill it in. */
  leaveEmpty: 'Leave this empty',
  /** The button of the page that shows a form sent without script once more. */
  confirm: 'Send it',
}
export type FormSendingMessages = Record<keyof typeof formSending, string>
