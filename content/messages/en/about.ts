/** The about page: story, team, milestones. Figures, mission and values are the founder's (home.ts). */
export const about = {
  /** After its figure, such as 99.8%. */
  statSatisfied: 'of clients satisfied',
  heading: 'We read websites with a red pencil',
  lead: 'And then we build the one that needs no corrections.',
  storyHeading: 'How it began',
  storyOne:
    '{name} worked for a big agency. One evening a baker asked her what a website cost, and she heard herself say that it depended. He thanked her and put up another paper sign. She drew his home page on the back of it that night.',
  storyTwo:
    'The baker got his site in four days, at a price he knew beforehand. The week after, his brother-in-law called, a plumber. We have worked that way ever since: say the price, do the work, hand it over.',
  storyThree:
    'Today we are {team}+ people in four offices, and every page still goes through somebody’s hands with a red pencil before an owner sees it.',
  teamHeading: 'Four of the people you will meet',
  portraitAlt: 'Drawn portrait of {name}',
  designerRole: 'Designer',
  designerBio: 'Puts the one thing a visitor must see where the thumb already is. Used to letter shop signs.',
  writerRole: 'Writer',
  writerBio:
    'Asks what you tell a customer on the phone, and writes that. Deletes the word “innovative” for a living.',
  developerRole: 'Developer',
  developerBio:
    'Makes pages that open before the kettle is back on its base. Tests them on the oldest phone in the office.',
  supportRole: 'Customer care',
  supportBio:
    'The first to know when something is down, and the one who calls you back. Has never closed a ticket without asking.',
  milestonesHeading: 'On the pencil line',
  milestone2010Title: 'Two desks',
  milestone2010Text: 'A rented room in Tallinn, a printer and a box of red pencils.',
  milestone2015Title: 'The price goes on the page',
  milestone2015Text:
    'We stop writing quotes. One price, in print, before the first call. Half the meetings vanish.',
  milestone2020Title: 'Across the sea',
  milestone2020Text:
    'Shops close, websites open. Offices in the United States and Canada, the same four steps.',
  milestone2025Title: 'More than {sites} sites',
  milestone2025Text: 'Clients in {countries}+ countries, in {languages} languages. The pencil is still red.',
  closingHeading: 'Shall we read yours?',
  closingText:
    'Send us the address of your site and have a marked-up page back within {hours} hours. It costs nothing and commits you to nothing.',
  closingButton: 'Get my free analysis',
}
export type AboutMessages = Record<keyof typeof about, string>
