/** A letter from the founder. Her name stands in the catalogue. */
export const founder = {
  heading: 'A letter from the founder',
  quote:
    'I have never met a baker who wanted a website. They wanted more people at the counter on a Tuesday.',
  role: 'Founder',
  portraitAlt: 'Drawn portrait of {name}, a pencil behind her ear',
  letterOne:
    'I began by drawing on printouts of other people’s websites with a red pencil: what is this, where do I click, how much does it cost? It is still how we work.',
  letterTwo:
    'A small business should not need a project manager, a two-year contract and a loan to be found. It needs a good site, a fixed price and somebody who answers. That is all we sell.',
  statYears: 'years of experience',
  statProjects: 'projects',
  statTeam: 'people',
  missionHeading: 'Our mission',
  mission: 'A website every small business can afford, understand and keep.',
  valuesHeading: 'What we hold to',
  valueHonestyTitle: 'Say the price first',
  valueHonestyText: 'Before the first meeting, on the first page, in your currency.',
  valuePlainTitle: 'Use the owner’s words',
  valuePlainText: 'If your customer would not say it, it is not on the page.',
  valueFinishTitle: 'Finish',
  valueFinishText: 'A site that is almost ready has never brought anyone a customer.',
  moreAboutUs: 'More about us',
}
export type FounderMessages = Record<keyof typeof founder, string>
