/** What any form is told when its request is refused as a whole; codes in server/http/problems. */
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
  /** `{wait}` is said by the language itself: "in 9 minutes". */
  tooManyRequests: 'We have received too much in a short time. Please try again {wait}, or write to {email}.',
  /** On a page that cannot know how long. */
  tooManyForNow: 'We have received too much in a short time. Please wait a while before you send it again.',
  unavailable: 'We cannot receive this right now. Please try again in a minute, or write to {email}.',
}
export type ProblemMessages = Record<keyof typeof problems, string>
