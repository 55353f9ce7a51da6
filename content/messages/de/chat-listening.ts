export const chatListening = {
  listenAnd: 'und|un|u|&|plus|oder auch|sowie|außerdem|ausserdem|zudem|weiters|übrigens',
  listenWith: 'mit|mitsamt|samt|inklusive|inclusive|inkl|incl',
  listenPages: 'seite|seiten|unterseiten',
  listenSite: 'website|web site|webseite|webauftritt|internetseite|internetauftritt|seite|homepage|hp',
  listenNumbers:
    'zwei zweite zweiten zweiter|drei dritte dritten dritter|vier vierte vierten|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
  listenBut: 'aber|jedoch',
  listenWithout: 'ohne|kein|keine|keinen',
  listenNot: 'nicht',
  listenNeed: 'brauch|will|woll|nötig|muss|benötig|gebraucht',
  listenAlready: 'schon|bereits|gelesen',
  listenMaintenance:
    'pflege|inhaltspflege|wartung|content update|contentpflege|aktualisierung|websitepflege|webseitenpflege|homepagepflege|seitenpflege|betreuungsvertrag',
  listenSeoAudit: 'seo|suchmaschinenopti|suchmaschinen opti|google optimierung|googleoptimierung',
  listenCalculator:
    'rechner|preisrechner|onlinerechner|kostenrechner|angebotsrechner|kalkulator|preiskalkulator|kostenkalkulator|angebotskalkulator|konfigurator|calculator',
  listenBooking:
    'buchung|terminbuch|onlinebuch|online buch|onlinetermin|online termin|termine online|terminvergabe|termintool|terminsystem|terminplaner|terminkalender|zimmerbuchung|kursbuchung|bookingsystem|booking system|bookingtool|booking tool|reservierung|reservation|tischreserv|onlinereserv|online reserv',
  listenHosting: 'hosting|webhosting|hosten',
  listenChat: 'chat|livechat|lifechat|kundenchat|webchat',
  listenNewsletter: 'newslet|news letter|rundmail|rundschreiben|rundbrief|infobrief|mailing',
  listenPortal:
    'portal|kundenportal|kundenbereich|kunden bereich|kundenlogin|kunden login|kundenzugang|mitgliederbereich|mitgliederportal|mitgliederlogin|loginbereich|login bereich|mandantenportal|mandantenbereich|patientenportal|elternportal',
}
