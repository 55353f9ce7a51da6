/** What stands in the pages themselves before the chat is fetched: its page, and what is said where its code cannot be had. */
export const chatPage = {
  heading: 'Ask Pliiats',
  lead: 'Short questions, short answers: prices, delivery, changes, hosting. Or leave a message for a person.',
  close: 'Close the chat',
  /** {email} of the people behind it. */
  noScript: 'The chat needs JavaScript, which is off in your browser. A person answers at {email}.',
  codeFailed: 'The chat did not load. Write to {email} instead: that always works.',
}
export type ChatPageMessages = Record<keyof typeof chatPage, string>
