export const cookieConsent = {
  bannerLabel: 'Küpsised',
  bannerAnnouncement: 'Lehe alguses on küsimus küpsiste kohta.',
  bannerText:
    'Kas tohime loendada külastusi ja vaadata, milline meie reklaam toimib? Ilma loata ei tee me kumbagi.',
  acceptAll: 'Nõustu kõigiga',
  rejectAll: 'Keeldu kõigist',
  managePreferences: 'Halda eelistusi',
  settings: 'Küpsiste seaded',
  settingsLead: 'Koduleht töötab ka ilma nendeta. Seepärast on need väljas, kuni te need ise sisse lülitate.',
  close: 'Sulge',
  tabsLabel: 'Kuidas valida',
  tabCategories: 'Kategooriad',
  tabVendors: 'Teenusepakkujad',
  necessary: 'Vajalikud',
  necessaryText:
    'Teie keel, siinsamas tehtud valik ja tekst, mille olete vormi kirjutanud, aga pole veel ära saatnud. Ilma nendeta peaksite iga kord otsast alustama.',
  alwaysOn: 'Alati sees',
  analytics: 'Analüütika',
  analyticsText:
    'Milliseid lehti loetakse, kui kaugele jõutakse ja kui kiiresti lehed laadivad. Nii näeme, mida parandada.',
  marketing: 'Turundus',
  marketingText: 'Kas siia tõi teid mõni meie reklaam ja kus te meie reklaame veel näha võite.',
  functional: 'Funktsionaalsed',
  functionalText:
    'Mugavused, milleta saab hakkama. Praegu meil neid ei ole; teie vastus kehtib ka nende kohta, mis kunagi tulevad.',
  vendorsLead:
    'Teie brauser võtab nende ettevõtetega ühendust ainult siis, kui teeme nendega koostööd ja olete seda siin lubanud.',
  vendorPart: 'Kuulub kategooriasse „{category}“',
  vendorCookies: 'Küpsised: {names}',
  vendorGoogleAnalytics: 'Loendab Google’i serverites külastusi ja loetud lehti.',
  vendorMatomo: 'Loendab külastusi ja loetud lehti serveris, mille oleme ise valinud.',
  vendorGoogleAds:
    'Annab Google’ile teada, et päring tuli meie Google’i reklaamist, ja lubab tal näidata teile meie reklaame edaspidigi.',
  vendorFacebookPixel:
    'Annab Metale teada, et käisite siin, ja lubab tal näidata teile meie reklaame Facebookis ja Instagramis.',
  privacyControl:
    'Teie brauser keelab mõõtmise ja jälgimise (Global Privacy Control). Arvestame sellega: analüütika ja turundus jäävad väljalülitatuks.',
  chosenOn: 'Valik tehtud: {date}. Kirje number: {id}.',
  notChosen: 'Te ei ole veel valinud. Seni on vastus „ei“.',
  save: 'Salvesta valik',
}
