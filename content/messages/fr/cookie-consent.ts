export const cookieConsent = {
  bannerLabel: 'Cookies',
  bannerAnnouncement: 'Le choix des cookies se fait en haut de cette page.',
  bannerText: 'Pouvons-nous mesurer l’audience et l’effet de nos publicités ? Aucun suivi sans votre accord.',
  acceptAll: 'Tout accepter',
  rejectAll: 'Tout refuser',
  managePreferences: 'Gérer mes choix',
  settings: 'Gestion des cookies',
  settingsLead:
    'À part le nécessaire, tout reste désactivé tant que vous ne l’activez pas. Le site s’en passe très bien.',
  close: 'Fermer',
  tabsLabel: 'Choix par catégorie ou par partenaire',
  tabCategories: 'Catégories',
  tabVendors: 'Partenaires',
  necessary: 'Nécessaires',
  necessaryText:
    'Votre langue, vos choix de cookies et ce que vous avez écrit dans un formulaire avant de l’envoyer. Sans cela, le site oublierait tout d’une page à l’autre.',
  alwaysOn: 'Toujours actifs',
  analytics: 'Mesure d’audience',
  analyticsText:
    'Quelles pages sont lues, jusqu’où, et en combien de temps elles s’affichent. Cela nous montre ce qu’il faut corriger.',
  marketing: 'Publicité',
  marketingText: 'Pour savoir si nos publicités vous amènent ici, et où vous en montrer d’autres.',
  functional: 'Fonctionnels',
  functionalText:
    'Pour rendre le site plus pratique. Aucun pour l’instant ; votre choix vaudra pour la suite.',
  vendorsLead:
    'Une entreprise de cette liste n’intervient que si nous travaillons avec elle et que vous l’ayez acceptée ici.',
  vendorPart: 'Catégorie : « {category} »',
  vendorCookies: 'Cookies : {names}',
  vendorGoogleAnalytics: 'Compte les visites et les pages lues, sur un serveur Google.',
  vendorMatomo: 'Compte les visites et les pages lues, sur un serveur que nous avons choisi.',
  vendorGoogleAds:
    'Signale à Google qu’une demande vient de l’une de nos publicités, et lui permet de vous en montrer d’autres.',
  vendorFacebookPixel:
    'Signale à Meta votre passage ici, et lui permet de vous montrer nos publicités sur Facebook et Instagram.',
  privacyControl:
    'Votre navigateur refuse la mesure et le suivi (Global Privacy Control). Nous le prenons au mot : mesure d’audience et publicité restent désactivées.',
  chosenOn: 'Votre choix du {date}, enregistré sous le numéro {id}.',
  notChosen: 'Vous n’avez pas encore choisi : seul le nécessaire est actif.',
  save: 'Enregistrer mes choix',
}
