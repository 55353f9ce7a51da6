/**
 * What the analysis of a visitor's website says, by the id of each rule (`domain/website-analysis/`):
 * `…Mark` is written by hand on the picture (two to five words, dry), `…Title` heads the finding, `…Seen` is
 * what was seen, `…Cost` what it costs the owner, `…Do` what to do, `…Good` ticks what is right. The reader
 * owns a bakery, not a computer shop: fair, warm, no word of the trade without its meaning.
 */
export const websiteAnalysisFindings = {
  /** The six groups. */
  speedArea: 'Quick enough?',
  phonesArea: 'Made for phones?',
  searchArea: 'Found by search engines?',
  clarityArea: 'Understood in five seconds?',
  safetyArea: 'Safe and legal?',
  everybodyArea: 'Works for everybody?',

  /** Seconds until the largest thing on the screen is there, such as `7.8`. */
  slowPaintTitle: 'It loads too slowly',
  slowPaintSeen:
    'On a phone with an average connection, your main content takes {seconds} seconds to appear. Anything up to {limit} is good.',
  slowPaintCost:
    'Many people leave before your page appears. They don’t tell you; they just open the next result.',
  slowPaintDo:
    'Have every picture scaled to the size it’s shown at, and take out sliders and videos nobody would miss. If it’s still slow, ask your hosting company (whoever keeps your site online) why.',
  slowPaintGood: 'Your main content appears in {seconds} seconds on a phone. That’s quick.',

  /** Seconds during which the page does not answer. */
  blockedTitle: 'It’s there, but it doesn’t respond',
  blockedSeen: 'While it loads, your page is too busy to respond: for {seconds} seconds, it ignores taps.',
  blockedCost:
    'Visitors tap, nothing happens, they tap again, and they land somewhere they didn’t want to be.',
  blockedDo:
    'Ask whoever takes care of the site which extras (chat boxes, sliders, counters) nobody uses, and have them turned off. Each one runs its own code.',

  /** `{shift}` is a measure without a unit, such as `0.31`. */
  layoutShiftTitle: 'The page jumps around',
  layoutShiftSeen:
    'Text and buttons move after they appear. We measured {shift}; up to {limit} goes unnoticed.',
  layoutShiftCost:
    'A finger on its way to “Call” hits something else. That’s annoying, and it looks unfinished.',
  layoutShiftDo:
    'Have space reserved for every picture and banner before it loads. For whoever does it, that means a width and a height on each picture.',
  layoutShiftGood: 'Everything stays put while your page loads.',

  heavyPageTitle: 'Your page is heavy',
  heavyPageSeen:
    'To show this one page, a phone downloads {megabytes} MB. Anything up to {limit} MB is good.',
  heavyPageCost: 'On the bus or in a basement, that takes a while, and your visitors pay for the data.',
  heavyPageDo:
    'Start with the pictures, since they’re usually most of it, then the videos and extras that nobody would miss.',
  heavyPageGood: 'This page weighs {megabytes} MB. That’s no problem, even on the bus.',

  heavyPicturesMark: 'a poster, on a postcard',
  heavyPicturesTitle: 'Pictures much larger than needed',
  heavyPicturesSeen:
    'Your page has {count} {count/en/picture/pictures} with far more detail than the screen can show: {megabytes} MB in all.',
  heavyPicturesCost: 'It’s the most common reason for a slow page, and nobody can see the extra detail.',
  heavyPicturesDo:
    'Have pictures scaled to the size they’re shown at, in a modern format (WebP or AVIF). There are free tools for that, and most site builders have a setting for it.',

  uncompressedTitle: 'Text is sent uncompressed',
  uncompressedSeen:
    'Your server sends {kilobytes} KB of text as is, though any browser would take it compressed.',
  uncompressedCost: 'Everybody waits for a box that’s two-thirds air. This is the easiest fix there is.',
  uncompressedDo: 'Ask your hosting company to turn on compression (gzip or Brotli). It’s one setting.',

  redirectChainTitle: 'Several detours before it opens',
  redirectChainSeen:
    'Before your page opens, the browser takes {count} {count/en/detour/detours} through other addresses.',
  redirectChainCost: 'Each one adds a moment of blank screen.',
  redirectChainDo: 'Have the first address go straight to the last one.',

  deskOnlyMark: 'bring a magnifying glass',
  deskOnlyTitle: 'Designed for a desk, not a hand',
  deskOnlySeen:
    'The line that tells phones to fit the page to their screen is missing. So they show a tiny version of your desktop page.',
  deskOnlyCost:
    'More than half of your visitors are on a phone. They have to zoom in and drag the page around, and they lose patience.',
  deskOnlyDo:
    'Old designs often need rebuilding for phones. Ask first whether your template (the ready-made design) has a newer version that works on phones.',
  deskOnlyGood: 'Your page adapts to a phone’s screen.',

  zoomForbiddenTitle: 'Zooming in is blocked',
  zoomForbiddenSeen: 'Your page tells phones not to let anybody zoom in with two fingers.',
  zoomForbiddenCost: 'Anyone who left their glasses at home can’t read your hours.',
  zoomForbiddenDo:
    'Have “user-scalable=no” and “maximum-scale” taken out of the line about the screen (viewport). Nothing else changes.',

  widePageMark: 'it doesn’t fit',
  widePageTitle: 'Wider than the phone',
  widePageSeen: 'The page runs {pixels} pixels past the right edge of a phone’s screen.',
  widePageCost: 'It slides sideways, text runs off the edge, and it feels broken.',
  widePageDo: 'Have whatever sticks out (often a table, a picture, or a map) shrunk to fit the screen.',
  widePageGood: 'Nothing runs past the edge of a phone’s screen.',

  smallTextMark: 'who can read this?',
  smallTextTitle: 'Text too small to read',
  smallTextSeen:
    'On a phone, some of your text is smaller than {limit} pixels, about the size of the fine print on a package.',
  smallTextCost: 'Fine print gets skipped. If it was important, it’s lost.',
  smallTextDo: 'Have the text set at 16 pixels or more, and nothing below {limit}.',
  smallTextGood: 'On a phone, your text is large enough to read.',

  smallTargetsMark: 'for thinner fingers',
  smallTargetsTitle: 'Too small for a finger',
  smallTargetsSeen:
    'Some links or buttons are smaller than {limit} by {limit} pixels on a phone. A fingertip covers about twice that.',
  smallTargetsCost: 'People hit the wrong one, go back, try again. Some give up.',
  smallTargetsDo:
    'Give them more room all around. The icon can stay small as long as the area a finger can tap is larger.',

  popupMark: 'who asked for this?',
  popupTitle: 'A box covers the first screen',
  popupSeen: 'A box that nobody asked for covers a large part of the first screen.',
  popupCost:
    'It’s like a clerk standing in the doorway: visitors came for something else and have to get past. Google doesn’t like it on phones, either.',
  popupDo: 'Remove it, or don’t show it until somebody’s been reading for a while.',

  untappableTelephoneMark: 'tapping does nothing',
  untappableTelephoneTitle: 'The phone number can’t be tapped',
  untappableTelephoneSeen:
    'Your number, {number}, is written as plain text, so on some phones, tapping it does nothing.',
  untappableTelephoneCost: 'The customer has to remember it, with water coming through the ceiling.',
  untappableTelephoneDo:
    'Turn the number into a link that begins with “tel:”. It takes minutes, and it works on every page.',

  /** `{title}` is the page's title, or its address where it has none. */
  titleTitle: 'The page’s title says nothing',
  titleSeen: 'In search results, “{title}” is the line people tap.',
  titleCost:
    'Neither your trade nor your town is in it, so people who don’t know your name yet have no reason to tap.',
  titleDo:
    'Put your trade, your town, and your name in it, such as “Sourdough bakery in Burlington – Name.” It’s a ten-minute job.',
  titleGood: 'Your page has its own title for search results.',

  doubledTitle: 'Search engines get two versions',
  doubledSeen: 'The page has {count} {count/en/extra title or description/extra titles or descriptions}.',
  doubledCost: 'Search engines pick one, and it may not be the one you’d pick.',
  doubledDo: 'Keep the better one. Often, two plugins (extras for your site) do the same job; turn one off.',

  descriptionTitle: 'No description for search engines',
  descriptionSeen: 'The two lines below your name in search results are yours to write, and they’re empty.',
  descriptionCost: 'So the search engine picks some words from the page, such as “Accept cookies.”',
  descriptionDo:
    'Write two sentences: what you do, for whom, and where. The field is called “meta description.”',
  descriptionGood: 'You’ve written your own lines for the search results.',

  hiddenFromSearchTitle: 'Your site hides from search engines',
  hiddenFromSearchSeen:
    'Your site asks search engines not to show it. That’s usually left over from when it was built.',
  hiddenFromSearchCost: 'Anyone who doesn’t know your address can’t find you. At all.',
  hiddenFromSearchDo:
    'Have that turned off (“noindex” or, in robots.txt, “Disallow: /”). Usually, it’s one checkbox in the settings.',
  hiddenFromSearchGood: 'Search engines are allowed to show your page.',

  businessDataTitle: 'Search engines have to guess who you are',
  businessDataSeen:
    'Your name, address, and hours aren’t in the format that search engines and maps read (structured data).',
  businessDataCost: 'Others get a box with hours and a call button; you get a line of text.',
  businessDataDo:
    'Have your business info added as “LocalBusiness” data. Visitors don’t see it; machines do. And claim your free map listing.',
  businessDataGood: 'Search engines can tell from your page who you are.',

  sharePictureTitle: 'Shared without a picture',
  sharePictureSeen: 'When somebody sends your address to a friend, no picture comes with it.',
  sharePictureCost: 'A recommendation is the best advertising there is, and it arrives as an empty box.',
  sharePictureDo: 'Choose one good photo as the picture for sharing (it’s called “og:image”).',
  sharePictureGood: 'When people share your page, a picture comes with it.',

  alternatesTitle: 'Your language versions aren’t linked',
  alternatesSeen: 'Your site doesn’t tell search engines which page is in which language.',
  alternatesCost: 'Visitors from abroad land on a page they can’t read.',
  alternatesDo:
    'Link each page to its versions in the other languages (“hreflang”). Most site builders have a setting for it.',

  /** `{host}` is the other way to write the address, such as `www.mybakery.com`. */
  deadWwwTitle: 'One version of your address leads nowhere',
  deadWwwSeen: '{host} isn’t responding.',
  deadWwwCost: 'Some people type it with www, some without. Half of them think you’ve closed.',
  deadWwwDo: 'Ask whoever manages your domain (your address on the internet) to have both lead to your site.',

  twoAddressesTitle: 'Your site lives at two addresses',
  twoAddressesSeen: 'It also opens at {host}, as if it were another site.',
  twoAddressesCost: 'Search engines see two sites with the same text, and both rank lower.',
  twoAddressesDo: 'Choose one address, and have the other lead to it.',

  brokenLinksTitle: 'Links that lead nowhere',
  brokenLinksSeen:
    'Your page links to {count} {count/en/page that no longer exists/pages that no longer exist}.',
  brokenLinksCost:
    'Anyone who taps one sees an error instead of what they wanted and wonders what else is out of date.',
  brokenLinksDo: 'Fix or take out each link listed below.',
  brokenLinksGood: 'All the links we tried lead somewhere.',

  telephoneMark: 'where’s the phone number?',
  telephoneTitle: 'No phone number',
  telephoneSeen: 'We found no phone number on your home page.',
  telephoneCost:
    'Somebody who wants to call has already chosen you. That’s the customer it hurts most to lose.',
  telephoneDo: 'Put the number at the top of every page, as text that dials when it’s tapped.',

  hiddenTelephoneMark: 'what’s the number?',
  hiddenTelephoneTitle: 'The phone number is hiding',
  hiddenTelephoneSeen: 'Your number is on the page, but on a phone, people have to scroll.',
  hiddenTelephoneCost: 'People in a hurry don’t search. And customers in a hurry are often the good ones.',
  hiddenTelephoneDo:
    'Put it at the very top, where people see it without scrolling, as text that dials when it’s tapped.',
  hiddenTelephoneGood: 'Your phone number is visible right away.',

  postalAddressTitle: 'Where are you?',
  postalAddressSeen: 'We found no address on your home page, and no link to a map.',
  postalAddressCost: 'People look for somebody nearby. If they can’t tell that you are, they keep looking.',
  postalAddressDo:
    'Put your street and town at the bottom of every page, with a link to the map. If you go to your customers, say what area you serve.',
  postalAddressGood: 'Your page says where to find you.',

  openingHoursTitle: 'When are you open?',
  openingHoursSeen: 'We found no hours on your home page.',
  openingHoursCost: 'People check before they set out. If they can’t, they go where they can.',
  openingHoursDo:
    'Put your hours at the bottom of every page, the same as in your map listing. By appointment only? Say so.',
  openingHoursGood: 'Your page says when you’re open.',

  priceTitle: 'No price in sight',
  priceSeen: 'We found no price on your home page, and nothing that leads to one.',
  priceCost: 'People who see no price expect a high one, and they ask somebody else.',
  priceDo:
    'Name a price, even if it’s only “starting at.” If you can’t, offer a quote and say how soon you’ll send it.',
  priceGood: 'Visitors can tell what it costs, or how to find out.',

  actionMark: 'and now what?',
  actionTitle: 'It doesn’t say what to do next',
  actionSeen: 'On a phone, no button on the first screen says what to do next.',
  actionCost: 'Visitors who are convinced don’t know whether to write or call, so they put it off.',
  actionDo:
    'Add one button that says what happens, such as “Order for Saturday” or “Get a quote,” on the first screen and again at the end.',
  actionGood: 'The first screen says what to do next.',

  proofTitle: 'Nobody vouches for you',
  proofSeen: 'We found no customer quotes or ratings on your home page.',
  proofCost:
    'Before people let a stranger into their bathroom, they want to hear from the last person who did.',
  proofDo:
    'Ask three happy customers for two sentences and their names, and put each next to the service it’s about.',
  proofGood: 'Visitors can see who you are or who vouches for you.',

  oldYearTitle: 'The year is out of date',
  oldYearSeen: 'The bottom of the page says {year}.',
  oldYearCost: 'Visitors wonder whether you’re still in business.',
  oldYearDo: 'Update the year, or leave it out: nobody needs one there.',

  unfinishedMark: 'wet paint?',
  unfinishedTitle: 'Left over from construction',
  unfinishedSeen: 'There’s text on the page that was meant to be replaced before anybody saw it.',
  unfinishedCost: 'It’s the one thing visitors tell their friends about.',
  unfinishedDo: 'Replace it or take it out today. A shorter page is better than an unfinished one.',

  vagueHeadlineMark: 'so what do you do?',
  vagueHeadlineTitle: 'The headline could be anybody’s',
  vagueHeadlineSeen: '“{headline}” is the largest line on your page.',
  vagueHeadlineCost:
    'A visitor decides in five seconds whether this is the right place. That line doesn’t help.',
  vagueHeadlineDo: 'Say what you do, for whom, and where. Try it on somebody who doesn’t know you.',

  brokenPicturesMark: 'nothing to see here',
  brokenPicturesTitle: 'Pictures that don’t load',
  brokenPicturesSeen: 'Your page is missing {count} {count/en/picture/pictures}.',
  brokenPicturesCost: 'An empty frame looks like a store window with a broken pane.',
  brokenPicturesDo: 'Upload what’s missing, or take out every empty frame.',

  plainHttpTitle: 'No lock on the door',
  plainHttpSeen: 'Your site opens without encryption (https): strangers can read anything typed into it.',
  plainHttpCost:
    'Browsers put “Not secure” next to your name, and that’s the first thing visitors read about you.',
  plainHttpDo:
    'Ask your hosting company for a certificate. They’re free these days, and it’s usually one click.',
  plainHttpGood: 'Your site is encrypted (https).',

  openHttpTitle: 'A second door without a lock',
  openHttpSeen: 'Your site is encrypted, but it also opens without encryption (http).',
  openHttpCost: 'Old links and old bookmarks lead there, and browsers say “Not secure.”',
  openHttpDo: 'Redirect http to https. It’s one setting at your hosting company.',

  /** Whole days; 0 or less: it has ended. */
  certificateTitle: 'The certificate is about to expire',
  certificateSeen: 'The certificate that encrypts your site runs out in {days} {days/en/day/days}.',
  certificateCost:
    'When it expires, browsers warn visitors away from your site, in red, across the whole screen.',
  certificateDo:
    'Ask your hosting company whether it renews automatically. If not, have it renewed this week.',

  mixedContentTitle: 'Parts of it load unencrypted',
  mixedContentSeen:
    'Your page is encrypted, but {count} {count/en/part of it loads/parts of it load} without encryption.',
  mixedContentCost: 'Browsers leave out anything unencrypted or drop the lock icon, without telling you.',
  mixedContentDo: 'Have “http://” changed to “https://” in each address below.',

  plainFormTitle: 'A form sends its answers in the open',
  plainFormSeen: 'A form on your page sends what people type into it unencrypted.',
  plainFormCost:
    'Strangers can read names, numbers, and questions, and browsers warn people before they send.',
  plainFormDo: 'Have the form send to an https address. Until then, it’s better to remove it.',

  /** `{names}` are companies or cookies, such as `Google Analytics, _fbp`. */
  trackersTitle: 'It watches before it asks',
  trackersSeen: 'Before anybody agreed to anything, this was already there: {names}.',
  trackersCost:
    'In the EU and in Britain, you have to ask first. Complaints about it are common and easy to file.',
  trackersDo:
    'Load trackers only if people agree, or do without them. Many owners never look at the numbers anyway.',
  trackersGood: 'Nobody gets tracked before they agree to it.',

  /** `{names}` are programs with their versions, such as `jQuery 1.12.4`. */
  oldSoftwareTitle: 'Old software with known holes',
  oldSoftwareSeen: 'Your site uses software with security holes that anybody can look up: {names}.',
  oldSoftwareCost: 'Bots hunt for those. Once they’re in, your site sends spam in your name.',
  oldSoftwareDo: 'Have the site, its template, and its extras updated, with a backup made first.',

  privacyPolicyTitle: 'No link to a privacy policy',
  privacyPolicySeen:
    'Your page asks for data or lets others track visitors, but we found no link to a privacy policy.',
  privacyPolicyCost:
    'In the EU, you need one wherever you collect data. And careful people don’t fill out the form.',
  privacyPolicyDo: 'Write down what you collect, why, and for how long, and link to it from every page.',
  privacyPolicyGood: 'There’s a link to your privacy policy.',

  contrastMark: 'pale on pale',
  contrastTitle: 'Text too pale to read',
  contrastSeen: 'Some text barely stands out from what’s behind it.',
  contrastCost: 'In the sun, on an old screen, or to tired eyes, it vanishes.',
  contrastDo:
    'Have the text made darker or the background lighter until the contrast is at least 4.5 to 1 (WCAG, the rules for sites everybody can use).',
  contrastGood: 'Text stands out well from its background.',

  pictureTextsMark: 'what does it show?',
  pictureTextsTitle: 'Pictures without words',
  pictureTextsSeen: 'Some pictures have no text description.',
  pictureTextsCost:
    'Blind visitors’ screen readers have nothing to read. Search engines see nothing, either.',
  pictureTextsDo:
    'Write a few words for each picture, such as “Rye bread on the counter” (the field is called “alt”). For decoration, keep the field but leave it empty.',
  pictureTextsGood: 'Your pictures have text descriptions.',

  namelessMark: 'what’s this called?',
  namelessTitle: 'Fields and buttons without a name',
  namelessSeen: 'Some fields, buttons, or links have no name of their own, often because they’re only icons.',
  namelessCost:
    'People who have the page read aloud hear “button” and have to guess. Voice control can’t press it.',
  namelessDo: 'Give each one a name, visible or hidden (“aria-label”).',
  namelessGood: 'Every field, button, and link has a name.',

  /** `{declared}` is a code such as `en`, or a dash. */
  languageTitle: 'What language is it in?',
  languageSeen:
    'A page has to say what language it’s in. Yours doesn’t, or names the wrong one. It says: {declared}.',
  languageCost:
    'Screen readers for the blind use the wrong accent, and browsers offer to translate for no reason.',
  languageDo: 'Put the right code at the very beginning of the page (“lang”). It’s one word.',
  languageGood: 'Your page says which language it’s in.',
}
