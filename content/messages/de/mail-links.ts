export const mailLinks = {
  auditRequestSubject: 'Kostenlose Website-Analyse',
  auditRequestBody:
    'Guten Tag,\n\nbitte sehen Sie sich meine Website an und sagen Sie mir, was ich verbessern sollte.\n\nMeine Website: \nMein Name: \n',
  newsletterRoiSubject: 'Newsletter und Online-Rechner',
  newsletterRoiBody:
    'Guten Tag,\n\nbitte schicken Sie mir Ihren Online-Rechner und nehmen Sie mich in den Verteiler für neue Artikel auf.\n\nMein Name: \n',
  getStartedSubject: 'Ich möchte heute noch loslegen',
  getStartedBody:
    'Guten Tag,\n\nich hätte gern eine Website für mein Unternehmen.\n\nMein Unternehmen: \nMeine Website, falls es eine gibt: \nAm besten erreichen Sie mich: \nTelefon: \n',
  reviewSubject: 'Meine Bewertung',
  // Stars, not a mark: in German schools 1 is the best and 5 the worst.
  reviewBody: 'Worum es ging: \nSterne (1–5): \nBewertung: \n\nName: \nFirma (optional): \n',
  ticketFollowUpSubject: 'Support-Ticket {ticketNumber}',
  ticketFollowUpBody:
    'Guten Tag,\n\nich habe gerade das Ticket {ticketNumber} eröffnet und möchte noch ergänzen:\n\n',
  reportIssueSubject: 'Ein Problem auf Ihrer Website',
  reportIssueBody:
    'Guten Tag,\n\nauf dieser Seite ist etwas schiefgegangen: {page}\n\nWas ich gerade gemacht habe: \n',
}
