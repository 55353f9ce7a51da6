/** The cookie question on every page, and the dialog in which the answer can be seen and changed. */
export const cookieConsent = {
  bannerLabel: 'Cookies',
  /** Announced after loading: the question is the first stop of the keyboard. */
  bannerAnnouncement: 'There’s a question about cookies at the top of this page.',
  /** One short sentence: on a phone it shares the first screen with the headline. */
  bannerText: 'May we count visits and see which of our ads work? Until you say yes, we won’t.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  managePreferences: 'Manage preferences',
  /** Title of the dialog, and the button in the footer that opens it. */
  settings: 'Cookie settings',
  settingsLead: 'The site works without any of this, so it’s off until you turn it on.',
  close: 'Close',
  tabsLabel: 'Choose by category or vendor',
  tabCategories: 'Categories',
  tabVendors: 'Vendors',
  necessary: 'Necessary',
  necessaryText:
    'Your language, this choice, and what you’ve typed into a form but haven’t sent. Without these, the site forgets you mid-sentence.',
  alwaysOn: 'Always on',
  analytics: 'Analytics',
  analyticsText: 'Which pages people read, how far, and how fast they load. It shows us what to fix.',
  marketing: 'Marketing',
  marketingText: 'Whether one of our ads brought you here, and where else you might see one.',
  functional: 'Functional',
  functionalText: 'Nice-to-haves. We don’t have any right now; your answer covers any we add.',
  vendorsLead: 'We contact a company only if we work with it and you’ve allowed it here.',
  /** {category} is the name of one of the categories above. */
  vendorPart: 'Part of “{category}”',
  /** {names} of cookies, such as "_ga*, _gid". */
  vendorCookies: 'Cookies: {names}',
  vendorGoogleAnalytics: 'Counts visits and pages read, on Google’s servers.',
  vendorMatomo: 'Counts visits and pages read, on a server of our choosing.',
  vendorGoogleAds: 'Tells Google that one of its ads led to a request, and lets it show you more of ours.',
  vendorFacebookPixel:
    'Tells Meta that you were here, and lets it show you our ads on Facebook and Instagram.',
  /** Shown when the browser sends Global Privacy Control, the name of a standard. */
  privacyControl:
    'Your browser asks sites not to track you (Global Privacy Control). We honor that: analytics and marketing stay off.',
  /** {date} with the time; {id} is the number of the record. */
  chosenOn: 'You chose this on {date}. Record number: {id}.',
  notChosen: 'You haven’t chosen yet, so it’s a no.',
  save: 'Save choice',
}
