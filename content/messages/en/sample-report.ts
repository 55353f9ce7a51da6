/** A sample of the report that a free analysis gives, on the old page of the second case study. */
export const sampleReport = {
  heading: 'The report you get',
  lead: 'Your own page marked up in red pencil, its scores, and the three things to do first. This one’s for the old {client} site; you’ll have yours within {hours} {hours/en/hour/hours}.',
  firstHeading: 'Three things to do first',
  /** Below the faults of the case study, in their order. */
  oneText:
    '11-pixel type in lines of 130 characters: on a phone, that takes a magnifying glass. Larger type in shorter lines is an afternoon’s work, and it helps every visitor.',
  twoText:
    'Download, print, fill out, fax: four steps, and patients give up at each one. All it takes is an open slot and a phone number; save the rest for check-in.',
  threeText:
    'The page’s title is “Home.” It says neither “dentist” nor “Kadriorg,” so nobody searching for them will find it. A ten-minute fix that pays off for years.',
  keepHeading: 'What’s already good',
  keepText: 'The price list is public; many clinics hide theirs. Keep it.',
  askHeading: 'What would yours say?',
  askText:
    'We’ll read it and reply within {hours} {hours/en/hour/hours}. It’s free, and there’s nothing to cancel.',
  /** A link to it, where the analysis is offered. */
  link: 'See a sample report',
}
