export const chatListening = {
  listenAnd: 'en|&|ook nog|plus|verder|daarnaast|bovendien|alsook|trouwens|o ja|oh ja|oja',
  listenWith: 'met|inclusief|incl',
  listenPages: 'pagin|bladzijde',
  listenSite: 'website|web site|webstek|site|webpagina|homepage',
  listenNumbers: 'twee tweede|drie derde|vier vierde|vijf|zes|zeven|acht|negen|tien|elf|twaalf',
  listenBut: 'maar',
  listenWithout: 'zonder|geen',
  listenNot: 'niet',
  listenNeed: 'nodig|hoef|wil',
  listenAlready: 'al|las|gelezen',
  listenMaintenance:
    'onderhoud|inhoud bijwerken|inhoud bij te werken|inhoud bijhouden|inhoud laten bij|updates|websitebeheer|website beheer',
  listenSeoAudit: 'seo|zoekmachineoptimal|zoekmachine optimal',
  listenCalculator:
    'rekentool|reken tool|calculator|calculater|prijscalculator|rekenmodule|reken module|prijsberekenaar|offertetool|offerte tool|offertemodule|configurator',
  listenBooking:
    'boeking|reserveringssysteem|reservering|online afspra|online boek|onlineboek|online reserv|afsprakensysteem|afsprakenmodule|afspraken systeem|afspraken module|afspraaksysteem|afspraakmodule|afsprakenplanner|boeksysteem|boek systeem|boekmodule|bookingsyst|booking syst|bookingmod|reserveersyst|reserveer syst|reserveermod|reserveertool|reservatie|online agenda|onlineagenda|online inplan|onlineafspra',
  listenHosting: 'hosting|webhosting',
  listenChat: 'chat|livechat|lifechat',
  listenNewsletter:
    'nieuwsbrie|nieuws brie|niewsbrie|nieuwbrie|newsletter|news letter|mailinglijst|mailinglist|mailing',
  listenPortal:
    'portaal|klantenporta|klantporta|portal|ledengedeelte|leden gedeelte|ledenporta|ledenzone|klantomgeving|klantenomgeving|klantenzone|klantzone|klantenlogin|klanten login|klanteninlog|klantlogin',
}
