/** Drafts the site opens in the visitor's mail program (spec §7). */
export const mailLinks = {
  auditRequestSubject: 'Free website analysis',
  auditRequestBody:
    'Hello,\n\nPlease look at my website and tell me what to improve.\n\nMy website: \nMy name: \n',
  newsletterRoiSubject: 'Newsletter and ROI calculator',
  newsletterRoiBody:
    'Hello,\n\nPlease send me your ROI calculator and put me on the list for new articles.\n\nMy name: \n',
  getStartedSubject: 'Get Started Today',
  getStartedBody:
    'Hello,\n\nI’d like a website for my business.\n\nMy business: \nMy website, if I have one: \nBest time to call me: \nPhone: \n',
  reviewSubject: 'My review',
  reviewBody: 'Service used: \nRating (1-5): \nReview: \n\nName: \nCompany (optional): \n',
  ticketFollowUpSubject: 'Support ticket {ticketNumber}',
  ticketFollowUpBody: 'Hello,\n\nI’ve just submitted ticket {ticketNumber} and would like to add:\n\n',
  reportIssueSubject: 'A problem on your website',
  reportIssueBody: 'Hello,\n\nSomething went wrong on this page: {page}\n\nWhat I was doing: \n',
}
