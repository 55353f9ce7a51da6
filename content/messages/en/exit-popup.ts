/** The sheet shown once, when a visitor is about to leave: the free analysis in four lines. */
export const exitPopup = {
  heading: 'Leaving? Let us mark up your site first',
  lead: 'We’ll look at your website and tell you, in plain English:',
  pointWorks: 'what already works',
  pointCosts: 'what’s costing you customers',
  pointFirst: 'what to fix first',
  terms: 'In your inbox within {hours} {hours/en/hour/hours}. It’s free, with no obligation.',
  accept: 'Get my free analysis',
  /** A quiet link to the page that looks at a site at once. */
  now: 'Or see the first marks now',
  decline: 'No, thanks',
  close: 'Close',
}
