/** The sheet shown once, when a visitor is about to leave: the free analysis in four lines. */
export const exitPopup = {
  heading: 'Leaving? Let us mark up your site first',
  lead: 'A person looks at your website and writes down, in plain words:',
  pointWorks: 'what already works',
  pointCosts: 'what costs you customers',
  pointFirst: 'what to change first',
  terms: 'In your inbox within {hours} hours. It costs nothing and ties you to nothing.',
  accept: 'Get my free analysis',
  decline: 'No, thanks',
  close: 'Close',
}
export type ExitPopupMessages = Record<keyof typeof exitPopup, string>
