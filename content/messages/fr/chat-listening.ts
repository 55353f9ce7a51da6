export const chatListening = {
  listenAnd: 'et|ainsi que|et aussi|plus|pis|&|au fait|par ailleurs|autre question',
  listenWith: 'avec|avc|incluant|y compris',
  listenPages: 'page|pages',
  listenSite: 'site|page|web',
  listenNumbers: 'deux deuxième seconde|trois troisième|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
  listenBut: 'mais',
  listenWithout: 'sans|pas de|pas d',
  listenNot: 'pas|ni|aucun|inutile',
  listenNeed: 'besoin|veu|voul|nécess|intéress|faut|inutile',
  listenAlready: 'déjà|lu',
  listenMaintenance:
    'maintenance|mise à jour|mises à jour|mise a jours|les maj|des maj|contrat d entretien|entretien du site|entretien mensuel',
  listenSeoAudit: 'seo|référencement|referencment|refferencement|referancement',
  listenCalculator:
    'calculateur|calculatrice|calculette|simulateur|estimateur|devis en ligne|devis automatique',
  listenBooking:
    'réservation|résa en ligne|résas en ligne|système de booking|module de booking|booking en ligne|prise de rdv|prise de rendez|puissent prendre rdv|puissent prendre rendez|prennent rdv|prennent rendez|rdv en ligne|rendez vous en ligne|rendezvous en ligne|système de rdv|système de rendez|module rdv|module de rdv|système de résa|module de résa|réserver en ligne|agenda en ligne',
  listenHosting: 'hébergement|herbergement|hebergment|hosting',
  listenChat: 'chat|tchat|livechat|clavardage',
  listenNewsletter: 'newsletter|news letter|newsleter|newletter|infolettre|lettre d info|emailing|e mailing',
  listenPortal:
    'espace client|espaceclient|portail|extranet|zone membre|espace membre|espace adhérent|espace personnel',
}
