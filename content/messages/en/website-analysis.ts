/**
 * The analysis of a visitor's own website: the page that asks for its address, the report, and the page for
 * owners who were visited. What was found has its words in `website-analysis-findings.ts`.
 */
export const websiteAnalysis = {
  /** The page that asks. Title 15-60 characters, description 50-160. */
  askTitle: 'Your website under the red pencil, in half a minute',
  askDescription:
    'Type the address of your website and watch it being marked up: what costs you customers, what is good, and what to do first. Free, no sign-up.',
  askHeading: 'Your site under the red pencil',
  askLead:
    'Type its address. In about half a minute you see your own page with our marks on it: what costs you customers, what is good, and what to do first.',
  address: 'Address of your website',
  addressHint: '“mybakery.com” is enough.',
  submit: 'Look at my site',
  starting: 'Opening it…',
  /** Beside the button. */
  terms: 'Free. No name, no email, no sign-up: the report is on your screen, and only you have its link.',
  addressMissing: 'Please type the address of your website.',
  addressMalformed: 'That does not look like the address of a website.',
  getHeading: 'What you get',
  getMarks: 'Your page as a phone and a computer show it, marked by hand where something is wrong',
  getFirst: 'Three things to do first, by what they bring and what they take',
  getFindings: 'Everything else we found, in plain words: what we saw, what it costs you, what to do',
  getFigures: 'Its scores, its weight, its seconds, and the companies it tells about your visitors',
  /** Under the picture of a sample. */
  sampleCaption: 'Like this, but yours',
  honestHeading: 'What happens to your address',
  lookTerm: 'What we look at',
  lookText:
    'The page you name, once as a phone and once as a computer, and a few of its links. We log in nowhere, fill in nothing and order nothing.',
  timeTerm: 'How long it takes',
  timeText: 'About half a minute. If others were first, you see how many, and yours begins by itself.',
  keepTerm: 'How long we keep it',
  /** {days}: how long a report is kept. */
  keepText: 'For this many days: {days}. Or until you delete it: one button in the report.',
  limitTerm: 'What it cannot do',
  /** {hours}: how soon a person answers. */
  limitText:
    'It is a program: it measures, but it has no taste and does not know your customers. A person has; theirs is free too and takes {hours} hours.',
  /** A link to the page about our robot. */
  robotLink: 'Did we visit your site? What our program does there',

  /** The report. */
  reportTitle: 'Your website under the red pencil: the report',
  reportDescription:
    'The report on your website: your own page with red-pencil marks on it, three things to do first, and everything else we found.',
  reportHeading: 'Your report',
  /** {host} is `mybakery.com`. */
  reportHeadingOf: 'The red pencil on {host}',
  opening: 'Looking for your report…',
  lookedAt: 'Looked at on {date}.',
  /** {date} is when the report is deleted. */
  keptUntil: 'This link works until {date}.',
  progress: 'How far we are',
  stageWaiting: 'In the queue',
  /** {place} analyses come before it; the sentence must hold for any number. */
  stageWaitingText:
    'Others were first. Before yours: {place}. It begins by itself; you can leave this page open.',
  /** Instead of it, when it is next. */
  stageNextText: 'Yours is next.',
  stageVisiting: 'Opening your page',
  stageVisitingText: 'We open {host} as a visitor would, first on a phone.',
  stageMeasuring: 'Measuring',
  stageMeasuringText: 'How heavy is it, how fast, and whom does it tell about your visitors?',
  stageDrawing: 'Drawing',
  stageDrawingText: 'The pencil is sharp. Now the marks.',
  stageDone: 'Done',
  /** Announced when the report is whole; {count} things were found. */
  stageDoneText: 'The report is ready. Things to do: {count}.',
  connectionOffline: 'You seem to be offline. We go on by ourselves when you are back.',
  connectionFailed: 'Our server does not answer at the moment. We keep trying by ourselves.',
  noScript:
    'This page needs JavaScript to show your report. Start the analysis from our form instead: then it works without.',
  unknownHeading: 'There is no report here',
  /** {days}: how long a report is kept. */
  unknownText:
    'Perhaps the link was cut off, or somebody who has it deleted the report. We keep each for this many days: {days}.',
  unknownButton: 'Look at a site',
  failedHeading: 'We could not look at {host}',
  /** Why an analysis failed, or is not whole. */
  reasonNotFound: 'There is no website with this name. Perhaps a letter is missing?',
  reasonPrivateAddress:
    'This address is not on the public internet, so neither we nor your customers can visit it.',
  reasonUnreachable: 'Nothing answers at this address. If it stays like that, call whoever hosts it.',
  reasonTimedOut: 'The page took longer than we can wait. Your visitors give up much earlier.',
  reasonFrozen:
    'The page gives a browser so much to do that it stands still. Your visitors’ phones stand still too.',
  reasonTooLarge:
    'The page is so heavy that we stopped loading it. On a phone it would cost your visitors money.',
  reasonTooManyRedirects: 'The address leads from one place to the next and never arrives.',
  reasonRefused: 'The site asks for a password, or turns away programs like ours. A person gets further.',
  reasonServerError: 'The site answers with an error of its own server. Your visitors see that too.',
  reasonBadCertificate:
    'The site’s certificate is not valid: browsers warn your visitors instead of showing the page.',
  reasonNotAPage: 'There is a file at this address, not a page.',
  reasonEmpty: 'The page came, but it is empty.',
  reasonCrashed: 'The page made our browser give up, twice. It may do the same to a weak phone.',
  reasonSkipped: 'The owner of this site has asked us not to visit it, and we keep to that.',
  reasonNoBrowser:
    'This time we could only read the text of your page, not look at it. So there are no pictures and no marks, and nothing about speed or phones.',
  failedWays: 'A person can look at it instead, free, within {hours} hours.',
  phone: 'On a phone',
  desktop: 'On a computer',
  phoneAlt: '{host} on a phone. What is marked stands in the list.',
  desktopAlt: '{host} on a computer. What is marked stands in the list.',
  marksHeading: 'What the pencil marked',
  /** Announced for each mark: its device. */
  markedOnPhone: 'marked on the phone',
  markedOnDesktop: 'marked on the computer',
  /** When nothing on the pictures is to be marked. */
  noMarks: 'Nothing to mark on the pictures. That is rare.',
  nothingFirst: 'Nothing urgent. Whoever made this site knew what they were doing.',
  allHeading: 'Everything we found',
  seen: 'What we saw',
  cost: 'What it costs you',
  todo: 'What to do',
  evidence: 'On your page',
  severitySevere: 'Costs you customers',
  severitySerious: 'Worth mending soon',
  severityMinor: 'A small thing',
  effortMinutes: 'Takes minutes',
  effortHours: 'Takes an afternoon',
  effortDays: 'Takes days',
  /** A link to our article about mistakes. */
  article: 'More about it in our article',
  figuresHeading: 'Measured on a phone',
  /** Below the three scores: whose they are. */
  figuresNote:
    'Out of a hundred. Speed and SEO are measured by Lighthouse, Google’s own tool, as a middling phone sees your page; Mobile is our own count of what we saw there.',
  /** For a score or figure that could not be had. */
  notMeasured: 'not measured',
  weight: 'Weight of the page',
  requests: 'Files it loads',
  seconds: 'Until the largest part shows',
  thirdParties: 'Who else learns of your visitors',
  nobodyElse: 'Nobody. Well done.',
  sinceHeading: 'Since {date}',
  sinceMended: 'Mended',
  sinceAppeared: 'New',
  sinceNothing: 'Nothing we look at has changed.',
  nextHeading: 'What next?',
  personHeading: 'A person looks at it too',
  personText:
    'With taste, and with your customers in mind. Within {hours} hours, free, this report beside them. Or have just the report in your inbox: one email, no newsletter.',
  email: 'Your email',
  personButton: 'Ask a person',
  mailButton: 'Only send me the report',
  emailMissing: 'Please type your email address.',
  personSent: 'It has arrived. You hear from a person within {hours} hours.',
  mailSent: 'On its way to you.',
  sendFailed: 'That did not work. Please try again.',
  sendOffline: 'You seem to be offline. Please try again when you are back.',
  offerHeading: 'Or have it done',
  /** {price} of the smallest package, {days} until it is ready. */
  offerText:
    'A new website from {price}, ready in {days} business days. You pay once you have seen it and said yes.',
  offerButton: 'See the packages',
  keepHeading: 'This report',
  print: 'Print, or save as PDF',
  copy: 'Copy the link',
  copied: 'Copied. Whoever has the link can read the report.',
  /** Where the browser refuses to copy. */
  copyFailed: 'Please copy it from the address bar.',
  again: 'Look again',
  againHint: 'Mended something? Look again, and the report says what has changed.',
  remove: 'Delete this report now',
  removeQuestion: 'Delete it for good? The link stops working for everybody, at once.',
  removeYes: 'Yes, delete it',
  removeNo: 'Keep it',
  removing: 'Deleting…',
  removedHeading: 'Deleted',
  removedText: 'The report and its pictures are gone, here and for everybody who had the link.',

  /** After a form without script was refused. */
  notSentTitle: 'We have not looked at your site yet',
  notSentDescription: 'Something about the address needs another look. What it was, and how to try again.',
  /** When the limits of a network, a site or a day are reached. */
  tooMany: 'We have looked at a lot of sites for now. Please try again later, or let a person look at yours.',
  switchedOff: 'Our program is not looking at sites just now. A person does, free: write to us.',

  /** The page for owners of sites we visited. */
  robotTitle: 'Our program visited your site: what it did',
  robotDescription:
    'Who sent our program to your website, what it does there, how often it comes, and how to be left alone by it for good.',
  robotHeading: 'Did our program visit you?',
  robotLead: 'Then somebody typed the address of your site into our analysis: usually its owner.',
  robotDoesHeading: 'What it does',
  robotDoesText:
    'It opens one page with a real browser, as a phone and as a computer, and measures it. It also asks whether some links and pictures of that page still work. It logs in nowhere, fills in no form and orders nothing.',
  robotOftenHeading: 'How often it comes',
  robotOftenText: 'Only when asked, and at most a few times an hour to the same site, whoever asks.',
  robotNameHeading: 'How to know it',
  /** {agent} is the name in its user agent. */
  robotNameText: 'In your server’s log its name is {agent}, with the address of this page.',
  robotStopHeading: 'How to be left alone',
  /** {email} is ours. */
  robotStopText:
    'Write to {email} and name your site. We put it on our list, and the program does not visit it again. Whoever asks for it then reads that you wish so.',

  /** Ways in, from other pages. */
  fromContact: 'See the first marks now',
  fromContactHint: 'In half a minute, by our program; the person follows.',
  fromArticle: 'Or see the first marks now, in half a minute',
  /** On the receipt of a request that named a website. */
  fromReceipt: 'See the first marks on your site',
}
export type WebsiteAnalysisMessages = Record<keyof typeof websiteAnalysis, string>
