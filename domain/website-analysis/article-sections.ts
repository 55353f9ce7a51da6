/** The sections of the article `website-mistakes-analysis`, in its order: the n-th heading is the n-th mistake. */
export const MISTAKES = ['slow', 'unclear', 'phone', 'contact', 'action', 'proof', 'search'] as const

/** Which section of that article explains a rule; rules that are not in it are not here. */
export const ARTICLE_OF: Readonly<Record<string, (typeof MISTAKES)[number]>> = {
  slowPaint: 'slow',
  heavyPage: 'slow',
  heavyPictures: 'slow',
  blocked: 'slow',
  vagueHeadline: 'unclear',
  deskOnly: 'phone',
  widePage: 'phone',
  smallText: 'phone',
  smallTargets: 'phone',
  zoomForbidden: 'phone',
  popup: 'phone',
  telephone: 'contact',
  hiddenTelephone: 'contact',
  untappableTelephone: 'contact',
  postalAddress: 'contact',
  openingHours: 'contact',
  action: 'action',
  proof: 'proof',
  title: 'search',
  description: 'search',
  hiddenFromSearch: 'search',
  businessData: 'search',
}
