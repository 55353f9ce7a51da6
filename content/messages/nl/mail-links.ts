export const mailLinks = {
  auditRequestSubject: 'Gratis websiteanalyse',
  auditRequestBody:
    'Goedendag,\n\nWilt u mijn website bekijken en me laten weten wat er beter kan?\n\nMijn website: \nMijn naam: \n',
  newsletterRoiSubject: 'Nieuwsbrief en ROI-rekentool',
  newsletterRoiBody:
    'Goedendag,\n\nIk ontvang graag uw ROI-rekentool en voortaan elk nieuw artikel.\n\nMijn naam: \n',
  getStartedSubject: 'Vandaag nog beginnen',
  getStartedBody:
    'Goedendag,\n\nIk wil graag een website voor mijn bedrijf.\n\nMijn bedrijf: \nMijn website, als ik die al heb: \nWanneer u me het best kunt bellen: \nTelefoon: \n',
  reviewSubject: 'Mijn beoordeling',
  reviewBody: 'Afgenomen dienst: \nSterren (1–5): \nBeoordeling: \n\nNaam: \nBedrijf (optioneel): \n',
  ticketFollowUpSubject: 'Ticket {ticketNumber}',
  ticketFollowUpBody:
    'Goedendag,\n\nIk heb net ticket {ticketNumber} aangemaakt en wil daaraan toevoegen:\n\n',
  reportIssueSubject: 'Een probleem op uw website',
  reportIssueBody: 'Goedendag,\n\nEr ging iets mis op deze pagina: {page}\n\nWat ik aan het doen was: \n',
}
