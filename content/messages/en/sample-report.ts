/** A sample of the report that a free analysis gives, on the old page of the second case study. */
export const sampleReport = {
  heading: 'The report you get',
  lead: 'Your own page under the red pencil, its scores, and the three things to do first. Here with the old site of {client}; yours is with you within {hours} hours.',
  firstHeading: 'Three things to do first',
  /** Below the faults of the case study, in their order. */
  oneText:
    'Text of 11 pixels, in lines of 130 letters: on a phone that takes a magnifying glass. Larger type in short lines is an afternoon’s work and helps every visitor.',
  twoText:
    'Download, print, fill in, fax: four steps, and at each of them patients give up. A free time and a telephone number are enough; the rest can be asked at the desk.',
  threeText:
    'The title of the page is “Home”. Neither the trade nor the district is in it, so nobody who searches for them finds it: ten minutes’ work that pays for years.',
  keepHeading: 'What is good already',
  keepText: 'The price list is public; many clinics hide theirs. That stays.',
  askHeading: 'And what does yours say?',
  askText: 'A person reads it, within {hours} hours. It costs nothing, and there is nothing to cancel.',
  /** A link to it, where the analysis is offered. */
  link: 'See a sample report',
}
export type SampleReportMessages = Record<keyof typeof sampleReport, string>
