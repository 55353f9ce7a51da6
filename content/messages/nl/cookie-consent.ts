export const cookieConsent = {
  bannerLabel: 'Cookies',
  bannerAnnouncement: 'Aan het begin van deze pagina staat een vraag over cookies.',
  bannerText:
    'Mogen we bezoeken tellen en zien welke advertenties werken? Zonder uw toestemming doen we dat niet.',
  acceptAll: 'Alles accepteren',
  rejectAll: 'Alles weigeren',
  managePreferences: 'Voorkeuren beheren',
  settings: 'Cookie-instellingen',
  settingsLead: 'De site werkt ook zonder dit alles. Daarom staat het uit totdat u het aanzet.',
  close: 'Sluiten',
  tabsLabel: 'Indeling',
  tabCategories: 'Categorieën',
  tabVendors: 'Leveranciers',
  necessary: 'Noodzakelijk',
  necessaryText:
    'Uw taal, deze keuze zelf, en wat u in een formulier hebt getypt maar nog niet hebt verstuurd. Anders bent u op de volgende pagina alles kwijt.',
  alwaysOn: 'Altijd aan',
  analytics: 'Analytisch',
  analyticsText:
    'Welke pagina’s worden gelezen, tot hoe ver, en hoe snel ze laden. Zo zien we wat er beter kan.',
  marketing: 'Marketing',
  marketingText: 'Of u via een van onze advertenties bent gekomen, en waar u er nog meer te zien krijgt.',
  functional: 'Functioneel',
  functionalText: 'Handigheidjes die u kunt missen. Ze zijn er nog niet, maar we onthouden uw keuze.',
  vendorsLead: 'Een bedrijf komt er alleen aan te pas als wij ermee werken en u dat hier hebt toegestaan.',
  vendorPart: 'Hoort bij “{category}”',
  vendorCookies: 'Cookies: {names}',
  vendorGoogleAnalytics: 'Telt bezoeken en bekeken pagina’s op de servers van Google.',
  vendorMatomo: 'Telt bezoeken en bekeken pagina’s op een server die wij zelf kiezen.',
  vendorGoogleAds:
    'Laat Google weten dat een advertentie tot een aanvraag heeft geleid, zodat Google u meer advertenties van ons kan tonen.',
  vendorFacebookPixel:
    'Laat Meta weten dat u hier was, zodat Meta u onze advertenties kan tonen op Facebook en Instagram.',
  privacyControl:
    'Uw browser vraagt om u niet te volgen (Global Privacy Control). Daar houden wij ons aan: “Analytisch” en “Marketing” blijven uit.',
  chosenOn: 'Uw keuze van {date} uur, vastgelegd onder nummer {id}.',
  notChosen: 'U hebt nog niet gekozen. Dat telt als nee.',
  save: 'Keuze opslaan',
}
