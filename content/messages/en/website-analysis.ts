/**
 * The analysis of a visitor's own website: the page that asks for its address, the report, and the page for
 * owners who were visited. What was found has its words in `website-analysis-findings.ts`.
 */
export const websiteAnalysis = {
  /** The page that asks. Title 15-60 characters, description 50-160. */
  askTitle: 'Your website, marked up in red pencil in half a minute',
  askDescription:
    'Type in your website’s address and watch us mark it up: what’s costing you customers, what’s good, and what to fix first. Free, no sign-up.',
  askHeading: 'See your site in red pencil',
  askLead:
    'Type in its address. In about half a minute, you’ll see your own page with our marks on it: what’s costing you customers, what’s good, and what to fix first.',
  address: 'Your website’s address',
  addressHint: '“mybakery.com” is enough.',
  submit: 'Look at my site',
  starting: 'Opening it…',
  /** Beside the button. */
  terms: 'Free. No name, no email, no sign-up: the report opens on your screen, and only you have the link.',
  addressMissing: 'Please enter your website’s address.',
  getHeading: 'What you get',
  getMarks: 'Your page on a phone and on a computer, marked in red wherever something’s wrong',
  getFirst: 'Three things to do first, ranked by what they’ll bring you and how much work they take',
  getFindings: 'Everything else we found, in plain English: what we saw, what it costs you, and what to do',
  getFigures: 'Your page’s scores, size, and load time, and the companies it shares visitor data with',
  /** Under the picture of a sample. */
  sampleCaption: 'Like this, but yours',
  honestHeading: 'What happens to your address',
  lookTerm: 'What we look at',
  lookText:
    'The page you give us, first the way a phone shows it, then the way a computer does, and a few of its links. We don’t log in anywhere, fill anything out, or order anything.',
  timeTerm: 'How long it takes',
  timeText:
    'About half a minute. If others are ahead of you, you’ll see how many, and yours will start on its own.',
  keepTerm: 'How long we keep it',
  /** {days}: how long a report is kept. */
  keepText: 'For {days} {days/en/day/days}, or until you delete it: there’s a button for that in the report.',
  limitTerm: 'What it can’t do',
  /** {hours}: how soon a person answers. */
  limitText:
    'It’s a program: it can measure, but it has no taste and doesn’t know your customers. For that, have one of us look at your site: it’s free, too, and you’ll hear back within {hours} {hours/en/hour/hours}.',
  /** A link to the page about our robot. */
  robotLink: 'Did we visit your site? Here’s what our program did',

  /** The report. */
  reportTitle: 'Your website in red pencil: the report',
  reportDescription:
    'The report on your website: your own page with red-pencil marks on it, three things to do first, and everything else we found.',
  reportHeading: 'Your report',
  /** {host} is `mybakery.com`. */
  reportHeadingOf: '{host} in red pencil',
  /** Instead of it, when only the text could be read. */
  readHeadingOf: '{host}: read, but not seen',
  opening: 'Loading your report…',
  lookedAt: 'We looked at it on {date}.',
  /** {date} is when the report is deleted. */
  keptUntil: 'This link works until {date}.',
  progress: 'How far along we are',
  stageWaiting: 'In the queue',
  /** {place} analyses come before it; the sentence must hold for any number. */
  stageWaitingText:
    'Sites ahead of you: {place}. Yours will start on its own, so you can leave this page open.',
  /** Instead of it, when it is next. */
  stageNextText: 'Yours is next.',
  /** Below `timeTerm`, beside the empty sheets. */
  waitText: 'About half a minute per site. First your page appears, then our marks on it.',
  stageVisiting: 'Opening your page',
  stageVisitingText: 'We’re opening {host} the way a visitor would, on a phone first.',
  stageMeasuring: 'Measuring',
  stageMeasuringText: 'How heavy is it, how fast is it, and who does it tell about your visitors?',
  stageDrawing: 'Drawing',
  stageDrawingText: 'The pencil is sharp. Now the marks.',
  stageDone: 'Done',
  /** Announced when the report is whole; {count} things were found. */
  stageDoneText: 'The report is ready. Things to do: {count}.',
  connectionOffline: 'You seem to be offline. We’ll continue when you’re back online.',
  connectionFailed: 'Our server isn’t answering right now. We’ll keep trying.',
  noScript:
    'This page needs JavaScript to show your report. Start the analysis from our form instead; that works without JavaScript.',
  unknownHeading: 'There’s no report here',
  /** {days}: how long a report is kept. */
  unknownText:
    'The link may have been cut off, or somebody who has it may have deleted the report. We keep each report for {days} {days/en/day/days}.',
  unknownButton: 'Start a new analysis',
  failedHeading: 'We couldn’t look at {host}',
  /** Why an analysis failed, or is not whole. */
  reasonNotFound: 'There’s no website by that name. Could a letter be missing?',
  reasonPrivateAddress:
    'This address isn’t on the public internet, so neither we nor your customers can visit it.',
  reasonUnreachable: 'This address isn’t responding. If it stays that way, call whoever hosts it.',
  reasonTimedOut: 'The page took too long to load. Your visitors give up much sooner.',
  reasonFrozen: 'The page gives a browser so much to do that it freezes. Your visitors’ phones freeze, too.',
  reasonTooLarge:
    'The page is so heavy that we stopped loading it. On a phone, it would cost your visitors money.',
  reasonTooManyRedirects: 'The address sends us from place to place and never gets us there.',
  reasonRefused: 'The site asks for a password or turns away programs like ours.',
  reasonServerError: 'The site’s server returns an error. Your visitors see it, too.',
  reasonBadCertificate:
    'The site’s certificate isn’t valid: browsers show your visitors a warning instead of the page.',
  reasonNotAPage: 'There’s a file at this address, not a page.',
  reasonEmpty: 'The page loaded, but it’s empty.',
  reasonCrashed: 'The page crashed our browser, twice. It may do the same to a slower phone.',
  reasonSkipped: 'The owner of this site has asked us not to visit it, so we don’t.',
  reasonNoBrowser:
    'This time, we could only read your page’s text, not look at it. So there are no pictures, no marks, no scores, and nothing about speed or phones.',
  failedWays: 'One of us can look at it instead, for free, within {hours} {hours/en/hour/hours}.',
  phone: 'On a phone',
  desktop: 'On a computer',
  phoneAlt: '{host} on a phone. The list says what’s marked.',
  desktopAlt: '{host} on a computer. The list says what’s marked.',
  marksHeading: 'What the pencil marked',
  /** Announced for each mark: its device. */
  markedOnPhone: 'marked on the phone',
  markedOnDesktop: 'marked on the computer',
  /** When nothing on the pictures is to be marked. */
  noMarks: 'Nothing to mark on the pictures. That’s rare.',
  nothingFirst: 'Nothing urgent. Whoever made this site knew what they were doing.',
  allHeading: 'Everything we found',
  seen: 'What we saw',
  cost: 'What it costs you',
  todo: 'What to do',
  evidence: 'On your page',
  severitySevere: 'Costs you customers',
  severitySerious: 'Worth fixing soon',
  severityMinor: 'Minor issue',
  effortMinutes: 'Takes minutes',
  effortHours: 'Takes an afternoon',
  effortDays: 'Takes days',
  /** A link to our article about mistakes. */
  article: 'More on this in our article',
  figuresHeading: 'Measured on a phone',
  /** Below the three scores: whose they are. */
  figuresNote:
    'Out of a hundred. Speed and SEO are measured by Lighthouse, Google’s own tool, the way a mid-range phone sees your page; Mobile is our own score for what we saw.',
  /** For a score or figure that could not be had. */
  notMeasured: 'not measured',
  weight: 'Page weight',
  requests: 'Files it loads',
  seconds: 'Time to main content',
  thirdParties: 'Who else knows about your visitors',
  nobodyElse: 'Nobody. Well done.',
  sinceHeading: 'Since {date}',
  sinceMended: 'Fixed',
  sinceAppeared: 'New',
  sinceNothing: 'Nothing we look at has changed.',
  /** Heads what one of us says about it; {date} is such as “March 2, 2026”. */
  reviewHeading: '{name} also looked at it on {date}',
  /** The last line of their answer. */
  reviewLink: 'Your report with my marks on it: {url}',
  nextHeading: 'What’s next?',
  personHeading: 'Have one of us look, too',
  personText:
    'A trained eye, with your customers in mind and this report in hand. Within {hours} {hours/en/hour/hours}, free. Or just get the report in your inbox: one email, no newsletter.',
  email: 'Your email',
  personButton: 'Have one of us look',
  mailButton: 'Just send me the report',
  emailMissing: 'Please enter your email address.',
  personSent: 'We got it. You’ll hear from one of us within {hours} {hours/en/hour/hours}.',
  mailSent: 'It’s on its way to you.',
  offerHeading: 'Or have us do it',
  /** {price} of the smallest package, {days} until it is ready. */
  offerText:
    'A new website from {price}, ready in {days} {days/en/business day/business days}. You pay after you’ve seen it and said yes.',
  offerButton: 'See the packages',
  keepHeading: 'This report',
  print: 'Print or save as PDF',
  copy: 'Copy the link',
  copied: 'Copied. Anyone with the link can read the report.',
  /** Where the browser refuses to copy. */
  copyFailed: 'Please copy it from the address bar.',
  again: 'Look again',
  againHint: 'Fixed something? Look again, and the report will say what’s changed.',
  remove: 'Delete this report now',
  removeQuestion: 'Delete it for good?',
  removeEffect: 'The link will stop working right away, for everybody.',
  removeYes: 'Yes, delete it',
  removeNo: 'Keep it',
  removing: 'Deleting…',
  removedHeading: 'Deleted',
  removedText: 'The report and its pictures are gone, for you and for everybody who had the link.',

  /** After a form without script was refused. */
  notSentTitle: 'We haven’t looked at your site yet',
  /** When the limits of a network, a site or a day are reached. */
  tooMany:
    'We’ve looked at as many sites as we can for now. Please try again later, or let one of us look at yours.',
  switchedOff: 'Our program isn’t looking at sites right now. One of us will, for free: just ask.',

  /** The page for owners of sites we visited. */
  robotTitle: 'Our program visited your site: here’s what it did',
  robotDescription:
    'Who sent our program to your website, what it does there, how often it comes by, and how to keep it away for good.',
  robotHeading: 'Did our program visit you?',
  robotLead: 'If so, somebody asked us to analyze your site, usually the owner.',
  robotDoesHeading: 'What it does',
  robotDoesText:
    'It opens one page in a real browser, in phone and desktop view, and measures it. It also checks whether some of that page’s links and pictures still work. It doesn’t log in anywhere, fill out any forms, or order anything.',
  robotOftenHeading: 'When it visits',
  robotOftenText:
    'Only when somebody asks, and at most a few times an hour for the same site, no matter who asks.',
  robotNameHeading: 'How to recognize it',
  /** {agent} is the name in its user agent. */
  robotNameText: 'In your server’s log, it shows up as {agent}, with the address of this page.',
  robotStopHeading: 'How to opt out',
  /** {email} is ours. */
  robotStopText:
    'Email {email} and tell us which site is yours. We’ll put it on our list, and the program won’t visit it again. We’ll tell anyone who asks that you don’t want it visited.',

  /** Ways in, from other pages. */
  fromContact: 'See the first marks now',
  fromContactHint: 'Our software takes half a minute; then one of us takes a look.',
  fromArticle: 'Or see the first marks now, in half a minute',
  /** On the receipt of a request that named a website. */
  fromReceipt: 'See the first marks on your site',
}
export type WebsiteAnalysisMessages = Record<keyof typeof websiteAnalysis, string>
