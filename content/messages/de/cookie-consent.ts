export const cookieConsent = {
  bannerLabel: 'Cookies',
  bannerAnnouncement: 'Am Anfang dieser Seite steht eine Frage zu Cookies.',
  bannerText: 'Dürfen wir Besuche zählen und sehen, welche Anzeigen wirken? Ohne Ihr Ja lassen wir das.',
  acceptAll: 'Alle annehmen',
  rejectAll: 'Alle ablehnen',
  managePreferences: 'Auswahl anpassen',
  settings: 'Cookie-Einstellungen',
  settingsLead: 'Die Website läuft auch ohne all das. Darum bleibt es aus, bis Sie es einschalten.',
  close: 'Schließen',
  tabsLabel: 'Auswählen nach',
  tabCategories: 'Kategorien',
  tabVendors: 'Anbieter',
  necessary: 'Notwendig',
  necessaryText:
    'Ihre Sprache, diese Auswahl hier und was Sie in ein Formular geschrieben, aber noch nicht gesendet haben. Das alles ginge sonst verloren.',
  alwaysOn: 'Immer an',
  analytics: 'Statistik',
  analyticsText:
    'Welche Seiten wie weit gelesen werden und wie schnell sie laden. Daran sehen wir, was zu beheben ist.',
  marketing: 'Marketing',
  marketingText: 'Ob Sie über eine Anzeige kommen und wo wir Ihnen weitere zeigen.',
  functional: 'Funktional',
  functionalText:
    'Komfortfunktionen, die niemand wirklich braucht. Zurzeit haben wir keine; Ihre Antwort gilt auch für künftige.',
  vendorsLead: 'Ein Anbieter kommt nur ins Spiel, wenn wir ihn nutzen und Sie es hier erlaubt haben.',
  vendorPart: 'Gehört zu „{category}“',
  vendorCookies: 'Cookies: {names}',
  vendorGoogleAnalytics: 'Zählt auf den Servern von Google, wie viele kommen und was gelesen wird.',
  vendorMatomo: 'Zählt auf einem Server unserer Wahl, wie viele kommen und was gelesen wird.',
  vendorGoogleAds:
    'Meldet Google, wenn eine Anzeige zu einer Anfrage führt, damit Google Ihnen weitere Anzeigen von uns zeigen kann.',
  vendorFacebookPixel:
    'Meldet Meta, dass Sie hier waren, damit Meta Ihnen auf Facebook und Instagram unsere Anzeigen zeigen kann.',
  privacyControl:
    'Ihr Browser lehnt Messung und Tracking ab (Global Privacy Control). Daran halten wir uns: Statistik und Marketing bleiben aus.',
  chosenOn: 'Ihre Auswahl vom {date} Uhr, festgehalten unter der Nummer {id}.',
  notChosen: 'Sie haben noch nichts ausgewählt. Für uns heißt das Nein.',
  save: 'Auswahl speichern',
}
