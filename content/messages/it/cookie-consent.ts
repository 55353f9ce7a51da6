export const cookieConsent = {
  bannerLabel: 'Cookie',
  bannerAnnouncement: 'All’inizio di questa pagina c’è una domanda sui cookie.',
  bannerText:
    'Possiamo contare le visite e vedere quali annunci funzionano? Senza il Suo consenso non lo facciamo.',
  acceptAll: 'Accetta tutti',
  rejectAll: 'Rifiuta tutti',
  managePreferences: 'Gestisci preferenze',
  settings: 'Impostazioni dei cookie',
  settingsLead: 'Al sito bastano i cookie necessari: gli altri restano disattivati finché non li attiva Lei.',
  close: 'Chiudi',
  tabsLabel: 'Mostra per',
  tabCategories: 'Categorie',
  tabVendors: 'Fornitori',
  necessary: 'Necessari',
  necessaryText:
    'La Sua lingua, questa stessa scelta e quello che ha scritto in un modulo ma non ha ancora inviato. Senza questi cookie si perderebbe tutto.',
  alwaysOn: 'Sempre attivi',
  analytics: 'Analitici',
  analyticsText:
    'Quali pagine si leggono, fin dove e quanto ci mettono ad aprirsi. Così sappiamo che cosa sistemare.',
  marketing: 'Marketing',
  marketingText: 'Servono a sapere se arriva da un nostro annuncio, e a mostrarne altri.',
  functional: 'Funzionali',
  functionalText:
    'Comodità di cui si può fare a meno. Oggi non ne abbiamo; la Sua risposta vale per quelle che verranno.',
  vendorsLead: 'Un fornitore riceve dati solo se ce ne serviamo davvero e se Lei ha acconsentito.',
  vendorPart: 'Fa parte di «{category}»',
  vendorCookies: 'Cookie: {names}',
  vendorGoogleAnalytics: 'Conta le visite e le pagine lette, sui server di Google.',
  vendorMatomo: 'Conta le visite e le pagine lette, su un server scelto da noi.',
  vendorGoogleAds:
    'Fa sapere a Google che un nostro annuncio ha portato una richiesta. Così Google Le può mostrare altri nostri annunci.',
  vendorFacebookPixel:
    'Informa Meta della Sua visita. Così i nostri annunci Le possono comparire su Facebook e Instagram.',
  privacyControl:
    'Il Suo browser chiede di non misurare né tracciare le visite (Global Privacy Control). Rispettiamo la scelta: i cookie analitici e di marketing restano disattivati.',
  chosenOn: 'La Sua scelta: {date}, registrata con il numero {id}.',
  notChosen: 'Non ha ancora scelto. Per noi vale come un no.',
  save: 'Salva la scelta',
}
