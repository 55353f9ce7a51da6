/**
 * How the assistant listens, all parted by `|`: words between two questions, words before what a site is to
 * have, stems of "page" and of "website", numbers from two on, each in all its forms; words that decline something ("but no
 * newsletter", "not needed", "I already have …"), and beginnings of what each add-on is called: one that is not
 * named is in no sum.
 */
export const chatListening = {
  listenAnd: 'and|n|nd|&|also|plus|as well as|btw',
  listenWith: 'with|w/|including|incl|includes|having',
  listenPages: 'page|pager',
  listenSite: 'website|web site|site|web page|webpage|homepage',
  listenNumbers: 'two second|three third|four fourth|five fifth|six|seven|eight|nine|ten|eleven|twelve',
  listenBut: 'but',
  listenWithout: 'without|w/o|no|minus',
  listenNot: 'not|no|dont|isnt|doesnt|wont|neither',
  listenNeed: 'need|want|necess|requir|interest',
  listenAlready: 'already|read',
  listenMaintenance:
    'maintenance|maintenence|content update|contentupdate|updates|monthly update|care plan|upkeep',
  listenSeoAudit: 'seo|search engine optimi',
  listenCalculator: 'calculator|calculater|price calc|pricecalc|quote calc|estimator',
  listenBooking: 'booking|appointment|appts|reservation|online book|onlinebook|scheduling|scheduler',
  listenHosting: 'hosting|hosted|web host|webhost',
  listenChat: 'chat|livechat|webchat',
  listenNewsletter: 'newsletter|news letter|newsleter|newletter|mailing list|mailinglist|email list',
  listenPortal:
    'portal|customerportal|clientportal|members area|member area|client login|customer login|client area|customer area',
}
