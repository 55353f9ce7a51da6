/** The about page: story, team, milestones. Figures, mission and values are the founder's (home.ts). */
export const about = {
  /** After its figure, such as 99.8%. */
  statSatisfied: 'client satisfaction',
  heading: 'We read websites with a red pencil',
  lead: 'Then we build one that needs no corrections.',
  storyHeading: 'How it began',
  storyOne:
    '{name} worked for a big agency. One evening a baker asked her what a website costs, and she heard herself say, “It depends.” He thanked her and taped up another paper sign. That night she drew his home page on the back of one.',
  storyTwo:
    'The baker had his site in four days, at a price he’d known from the start. A week later, his brother-in-law the plumber called. We’ve worked that way ever since: say the price, do the work, hand it over.',
  storyThree:
    'Today there are {team}+ of us in four offices, and somebody still goes over every page with a red pencil before an owner sees it.',
  teamHeading: 'Four of the people you’ll meet',
  portraitAlt: 'Drawing of {name}',
  designerRole: 'Designer',
  designerBio: 'Puts the one thing visitors need right where a thumb lands. Used to paint storefront signs.',
  writerRole: 'Writer',
  writerBio:
    'Asks what you tell customers on the phone, then writes that. Deletes the word “innovative” for a living.',
  developerRole: 'Developer',
  developerBio:
    'Builds pages that open before you’ve put your coffee down. Tests them on the oldest phone in the office.',
  supportRole: 'Customer care',
  supportBio:
    'First to know when something’s down, and the one who calls you back. Has never closed a ticket without asking.',
  milestonesHeading: 'How we got here',
  milestone2010Title: 'Two desks',
  milestone2010Text: 'A rented room in Tallinn, a printer, and a box of red pencils.',
  milestone2015Title: 'The price goes on the page',
  milestone2015Text: 'We stop writing quotes and publish one price instead. Half our meetings disappear.',
  milestone2020Title: 'Across the Atlantic',
  milestone2020Text: 'Stores close, websites open. We add offices in the United States and Canada.',
  milestone2025Title: 'More than {sites} sites',
  milestone2025Text:
    'Clients in {countries}+ countries, sites in {languages} {languages/en/language/languages}. The pencil’s still red.',
  closingText:
    'Send us your site’s address, and within {hours} {hours/en/hour/hours} you’ll have your home page back, marked up in red. It’s free, with no obligation.',
}
