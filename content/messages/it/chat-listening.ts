export const chatListening = {
  listenAnd: '(?<![\\u0027’])e(?![\\u0027’])|ed|inoltre|più|nonché|nonche|&',
  listenWith: 'con|col|coi|piu|compreso|compresa|comprese|incluso|inclusa|incluse',
  listenPages: 'pagin',
  listenSite: 'sito|siti|pagina|web',
  listenNumbers: 'due seconda secondo|tre terza terzo|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
  listenBut: 'ma|però',
  listenWithout: 'senza|niente',
  listenNot: 'non|nemmeno|neanche',
  listenNeed: 'serv|vogli|interess|necess|bisogno',
  listenAlready: 'già|letto',
  listenMaintenance:
    'manutenzione|aggiornamento dei conten|aggiornamento conten|aggiornamenti|aggiornamento del sito',
  listenSeoAudit: 'seo|audit seo|auditseo|posizionamento|indicizzazione',
  listenCalculator: 'calcolator|calcolo preventiv|preventivatore|calcolatrice|configuratore',
  listenBooking:
    'prenotazion|prenotazzion|prenotazon|prenotare online|riservazion|appuntamenti online|appuntamento online|agenda online|booking system|bookingsystem|booking online|bookingonline',
  listenHosting: 'hosting|osting',
  listenChat: 'chat|livechat',
  listenNewsletter: 'newsletter|news letter|newsleter|niusletter|mailing list|mailinglist',
  listenPortal:
    'area client|areaclient|area riservata|areariservata|area privata|portale|customer portal|area soci|area utenti',
}
