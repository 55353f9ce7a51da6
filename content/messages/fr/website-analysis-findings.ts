export const websiteAnalysisFindings = {
  speedArea: 'Rapide ?',
  phonesArea: 'Fait pour le téléphone ?',
  searchArea: 'Bien référencé ?',
  clarityArea: 'Compris en cinq secondes ?',
  safetyArea: 'Sûr et en règle ?',
  everybodyArea: 'Accessible à tous ?',

  slowPaintTitle: 'Trop long à s’afficher',
  slowPaintSeen:
    'Sur un téléphone, avec une connexion ordinaire, l’essentiel de votre page apparaît au bout de {seconds} s. Visez {limit} s au plus.',
  slowPaintCost:
    'Les gens n’attendent pas : beaucoup sont partis avant de voir votre page. Ils ne vous le disent pas, ils ouvrent le résultat suivant.',
  slowPaintDo:
    'Faites enregistrer chaque image à la taille où elle s’affiche, et retirez les diaporamas et les vidéos qui ne manqueraient à personne. Si c’est encore lent, demandez pourquoi à votre hébergeur (l’entreprise chez qui se trouve votre site).',
  slowPaintGood: 'Sur un téléphone, l’essentiel de votre page est là au bout de {seconds} s. C’est rapide.',

  blockedTitle: 'La page est là, mais ne répond pas',
  blockedSeen: 'Pendant {seconds} s, le temps de s’afficher, votre page ne réagit pas quand on la touche.',
  blockedCost:
    'On touche un bouton, rien ne se passe, on recommence et on se retrouve là où l’on ne voulait pas aller.',
  blockedDo:
    'Demandez à qui s’occupe du site quelles extensions (fenêtres de chat, diaporamas, compteurs) ne servent à personne, et faites-les désactiver. Chacune ralentit la page.',

  layoutShiftTitle: 'La page saute en s’affichant',
  layoutShiftSeen:
    'Des textes et des boutons déjà affichés se déplacent. Mesure : {shift} ; jusqu’à {limit}, cela passe inaperçu.',
  layoutShiftCost:
    'Le doigt allait vers « Appeler » et tombe sur autre chose. C’est agaçant, et cela fait négligé.',
  layoutShiftDo:
    'Faites réserver d’avance la place de chaque image et de chaque bandeau. Pour les images, il suffit d’indiquer leur largeur et leur hauteur.',
  layoutShiftGood: 'Tout reste à sa place pendant que votre page s’affiche.',

  heavyPageTitle: 'Votre page est lourde',
  heavyPageSeen:
    'Pour afficher cette seule page, un téléphone télécharge {megabytes} Mo. Visez {limit} Mo au plus.',
  heavyPageCost: 'Dans le bus ou au sous-sol, c’est long, et c’est le forfait de vos visiteurs qui y passe.',
  heavyPageDo:
    'Commencez par les images, qui pèsent en général le plus, puis les vidéos et les extensions qui ne manqueraient à personne.',
  heavyPageGood: 'Votre page pèse {megabytes} Mo. Elle passe partout, même dans le bus.',

  heavyPicturesMark: 'une affiche format timbre',
  heavyPicturesTitle: 'Des images bien plus grandes qu’à l’écran',
  heavyPicturesSeen:
    'Images bien plus détaillées que ce que l’écran peut montrer : {count}. En tout, elles pèsent {megabytes} Mo.',
  heavyPicturesCost: 'C’est la première cause de lenteur d’une page, et personne ne verrait la différence.',
  heavyPicturesDo:
    'Faites-les enregistrer à la taille où elles s’affichent, dans un format récent (WebP ou AVIF). Il existe des outils gratuits ; la plupart des outils de création de site ont un réglage pour cela.',

  uncompressedTitle: 'Le texte n’est pas compressé',
  uncompressedSeen:
    'Votre serveur envoie {kilobytes} ko de texte tels quels, alors que tous les navigateurs savent les recevoir compressés.',
  uncompressedCost: 'Vos visiteurs attendent un texte trois fois trop lourd. C’est pourtant vite corrigé.',
  uncompressedDo: 'Demandez à votre hébergeur d’activer la compression (gzip ou Brotli). Un réglage suffit.',

  redirectChainTitle: 'Plusieurs détours avant d’arriver',
  redirectChainSeen:
    'Avant que votre page s’ouvre, le navigateur est renvoyé d’une adresse à l’autre. Renvois : {count}.',
  redirectChainCost: 'À chaque renvoi, l’écran reste blanc un moment.',
  redirectChainDo: 'Faites pointer la première adresse directement vers la dernière.',

  deskOnlyMark: 'une loupe, s’il vous plaît',
  deskOnlyTitle: 'Faite pour l’ordinateur, pas pour le pouce',
  deskOnlySeen:
    'Il manque la ligne qui dit aux téléphones d’ajuster la page à leur écran. Ils montrent donc la version pour grand écran, en tout petit.',
  deskOnlyCost:
    'Plus de la moitié de vos visiteurs ont un téléphone en main. Il leur faut agrandir, faire glisser la page, et ils perdent patience.',
  deskOnlyDo:
    'Un site ancien doit souvent être refait pour le téléphone. Demandez d’abord si votre modèle (le design tout prêt) existe en version plus récente, adaptée au mobile.',
  deskOnlyGood: 'Votre page s’ajuste à l’écran d’un téléphone.',

  zoomForbiddenTitle: 'Interdit d’agrandir',
  zoomForbiddenSeen: 'Impossible d’agrandir votre page avec deux doigts.',
  zoomForbiddenCost: 'Un client qui a oublié ses lunettes ne peut pas lire vos horaires.',
  zoomForbiddenDo:
    'Faites retirer « user-scalable=no » et « maximum-scale » de la ligne qui règle l’écran (viewport). Rien d’autre ne change.',

  widePageMark: 'ça ne rentre pas',
  widePageTitle: 'Plus large que le téléphone',
  widePageSeen: 'La page dépasse à droite de l’écran d’un téléphone. Pixels en trop : {pixels}.',
  widePageCost: 'Elle glisse sur le côté, le texte sort de l’écran, et cela fait bâclé.',
  widePageDo: 'Faites rétrécir avec l’écran ce qui dépasse (souvent un tableau, une image ou une carte).',
  widePageGood: 'Rien ne dépasse de l’écran d’un téléphone.',

  smallTextMark: 'qui peut lire ça ?',
  smallTextTitle: 'Un texte trop petit pour être lu',
  smallTextSeen:
    'Sur un téléphone, une partie de vos textes fait moins de {limit} pixels, à peu près comme les petits caractères d’un emballage.',
  smallTextCost: 'Ce qui est écrit petit, on le saute. Si c’était important, c’est perdu.',
  smallTextDo: 'Des textes à 16 pixels ou plus, et rien en dessous de {limit}.',
  smallTextGood: 'Sur un téléphone, les textes sont assez grands pour être lus.',

  smallTargetsMark: 'pour doigts de fée',
  smallTargetsTitle: 'Trop petit pour un doigt',
  smallTargetsSeen:
    'Sur un téléphone, des liens ou des boutons font moins de {limit} pixels sur {limit}. Le bout d’un doigt en couvre à peu près le double.',
  smallTargetsCost: 'On touche à côté, on revient, on réessaie, et certains abandonnent.',
  smallTargetsDo:
    'Donnez-leur plus de place tout autour. L’icône peut rester petite si la zone cliquable est plus grande.',

  popupMark: 'qui a demandé ça ?',
  popupTitle: 'Une fenêtre cache votre page',
  popupSeen: 'Sans que personne l’ait demandée, une fenêtre recouvre une bonne partie de l’écran.',
  popupCost:
    'C’est comme un vendeur planté dans l’entrée : on venait pour autre chose et il faut le contourner. Sur téléphone, Google n’aime pas cela non plus.',
  popupDo: 'Retirez-la, ou ne la montrez qu’après un bon moment de lecture.',

  untappableTelephoneMark: 'on appuie, rien ne se passe',
  untappableTelephoneTitle: 'Le numéro n’est pas cliquable',
  untappableTelephoneSeen:
    'Votre numéro {number} est un simple texte : sur certains téléphones, on a beau le toucher, l’appel ne part pas.',
  untappableTelephoneCost: 'Votre client doit le retenir, pendant que l’eau coule du plafond.',
  untappableTelephoneDo:
    'Faites-en un lien qui commence par « tel: ». Cela prend quelques minutes et marche sur toutes les pages.',

  titleTitle: 'Le titre de la page ne dit rien',
  titleSeen: 'Votre titre dans les résultats de recherche : « {title} ».',
  titleCost:
    'Ni votre métier ni votre ville n’y figurent : ceux qui ne vous connaissent pas encore n’ont aucune raison de cliquer.',
  titleDo:
    'Mettez-y le métier, la ville et votre nom, par exemple « Boulangerie au levain à Gand – Nom ». Dix minutes de travail.',
  titleGood: 'Votre page a son propre titre dans les résultats de recherche.',

  doubledTitle: 'Les moteurs de recherche voient double',
  doubledSeen: 'La page a plusieurs titres ou descriptions. En trop : {count}.',
  doubledCost: 'Les moteurs de recherche en gardent un, et pas forcément celui que vous auriez choisi.',
  doubledDo:
    'Gardez le meilleur. Souvent, deux extensions (des ajouts à votre site) font le même travail ; désactivez-en une.',

  descriptionTitle: 'Pas de description pour les moteurs de recherche',
  descriptionSeen:
    'Vous n’avez rien prévu pour les deux lignes sous votre nom dans les résultats de recherche.',
  descriptionCost:
    'Le moteur de recherche prend alors quelques mots au hasard sur la page, du genre « Accepter les cookies ».',
  descriptionDo:
    'Écrivez deux phrases : ce que vous faites, pour qui, où. Le champ s’appelle « meta description ».',
  descriptionGood: 'Vous avez rédigé une description pour les moteurs de recherche.',

  hiddenFromSearchTitle: 'Votre site échappe aux moteurs de recherche',
  hiddenFromSearchSeen:
    'Votre site demande aux moteurs de recherche de ne pas le montrer. C’est en général un reste de l’époque où il était en travaux.',
  hiddenFromSearchCost:
    'Ceux qui ne connaissent pas l’adresse de votre site n’ont aucun moyen de le trouver.',
  hiddenFromSearchDo:
    'Faites désactiver ce réglage (« noindex », ou « Disallow: / » dans le fichier robots.txt). Le plus souvent, c’est une case à décocher.',
  hiddenFromSearchGood: 'Votre page peut apparaître dans les moteurs de recherche.',

  businessDataTitle: 'Les moteurs de recherche doivent deviner qui vous êtes',
  businessDataSeen:
    'Votre nom, votre adresse et vos horaires ne figurent pas sur la page sous la forme qu’attendent les moteurs de recherche et les plans en ligne (données structurées).',
  businessDataCost:
    'Les autres ont droit à un encadré avec horaires et bouton d’appel ; vous, à une ligne de texte.',
  businessDataDo:
    'Faites ajouter vos coordonnées sous forme de données « LocalBusiness ». Les visiteurs ne les voient pas, les machines, si. Et revendiquez votre fiche d’établissement Google : c’est gratuit.',
  businessDataGood: 'Votre page dit aux moteurs de recherche qui vous êtes.',

  sharePictureTitle: 'Partagée sans image',
  sharePictureSeen: 'Quand quelqu’un envoie le lien de votre site à un ami, aucune image ne l’accompagne.',
  sharePictureCost:
    'Le bouche-à-oreille est la meilleure des publicités ; ici, il se résume à un cadre vide.',
  sharePictureDo: 'Choisissez une bonne photo comme image de partage (elle s’appelle « og:image »).',
  sharePictureGood: 'Quand on partage votre page, une image l’accompagne.',

  alternatesTitle: 'Vos langues s’ignorent',
  alternatesSeen:
    'Le site existe en plusieurs langues, mais ne dit pas aux moteurs de recherche quelles pages se correspondent.',
  alternatesCost: 'Vos clients étrangers tombent sur une page qu’ils ne comprennent pas.',
  alternatesDo:
    'Faites indiquer sur chaque page ses équivalents dans les autres langues (« hreflang »). La plupart des outils de création de site le font tout seuls, une fois le réglage activé.',

  deadWwwTitle: 'Une des deux adresses de votre site ne mène nulle part',
  deadWwwSeen: 'À l’adresse {host}, rien ne répond.',
  deadWwwCost:
    'Certains tapent www, d’autres non. Pour les uns ou pour les autres, vous avez l’air d’avoir fermé.',
  deadWwwDo:
    'Demandez à l’entreprise qui gère votre nom de domaine de faire pointer les deux adresses, avec et sans www, vers votre site.',

  twoAddressesTitle: 'Votre site existe à deux endroits',
  twoAddressesSeen: 'Il s’ouvre aussi à l’adresse {host}, comme si c’était un autre site.',
  twoAddressesCost: 'Les moteurs de recherche voient deux sites identiques et les classent moins bien.',
  twoAddressesDo: 'Choisissez une adresse, et faites-y rediriger l’autre.',

  brokenLinksTitle: 'Des liens qui ne mènent nulle part',
  brokenLinksSeen: 'Liens de votre page vers des pages qui n’existent plus : {count}.',
  brokenLinksCost:
    'On y cherchait quelque chose, on trouve une erreur, et on se demande si le reste est à jour.',
  brokenLinksDo: 'Corrigez ces liens ou retirez-les : la liste est ci-dessous.',
  brokenLinksGood: 'Tous les liens que nous avons essayés fonctionnent.',

  telephoneMark: 'et le téléphone ?',
  telephoneTitle: 'Pas de numéro de téléphone',
  telephoneSeen: 'Nous n’avons trouvé aucun numéro de téléphone sur votre page d’accueil.',
  telephoneCost: 'Celui qui veut appeler vous a déjà choisi. Rien de plus rageant que de le perdre.',
  telephoneDo: 'Mettez le numéro en haut de chaque page, en texte cliquable.',

  hiddenTelephoneMark: 'et pour vous appeler ?',
  hiddenTelephoneTitle: 'Le numéro de téléphone se cache',
  hiddenTelephoneSeen: 'Votre numéro est bien là, mais sur un téléphone, il faut faire défiler la page.',
  hiddenTelephoneCost: 'Un client pressé ne cherche pas. Or c’est souvent un bon client.',
  hiddenTelephoneDo: 'Mettez-le tout en haut, visible sans faire défiler, en texte cliquable.',
  hiddenTelephoneGood: 'Votre numéro de téléphone se voit au premier coup d’œil.',

  postalAddressTitle: 'Où êtes-vous ?',
  postalAddressSeen: 'Sur votre page d’accueil, nous n’avons trouvé ni adresse ni lien vers une carte.',
  postalAddressCost: 'On cherche quelqu’un du coin. Si rien ne dit où vous êtes, on cherche ailleurs.',
  postalAddressDo:
    'Mettez la rue et la ville en bas de chaque page, avec un lien vers la carte. Si vous vous déplacez, dites dans quelles communes.',
  postalAddressGood: 'Votre page dit où vous trouver.',

  openingHoursTitle: 'Et vos horaires ?',
  openingHoursSeen: 'Nous n’avons trouvé aucun horaire sur votre page d’accueil.',
  openingHoursCost: 'Avant de se déplacer, on vérifie. Si ce n’est pas possible, on va ailleurs.',
  openingHoursDo:
    'Mettez les horaires en bas de chaque page, les mêmes que sur votre fiche Google. Si c’est sur rendez-vous, dites-le.',
  openingHoursGood: 'Votre page donne vos horaires.',

  priceTitle: 'Rien ne dit combien ça coûte',
  priceSeen: 'Sur votre page d’accueil, nous n’avons trouvé ni prix ni moyen d’en obtenir un.',
  priceCost: 'Sans prix, on vous croit cher, et on va voir ailleurs.',
  priceDo:
    'Donnez un prix, ne serait-ce qu’un « à partir de ». Si c’est impossible, proposez un devis et dites sous combien de temps il arrive.',
  priceGood: 'Vos prix sont affichés, ou faciles à demander.',

  actionMark: 'et maintenant ?',
  actionTitle: 'Rien ne dit ce qu’il faut faire ensuite',
  actionSeen: 'Sur un téléphone, aucun bouton en haut de page ne guide le visiteur.',
  actionCost: 'Des visiteurs convaincus ne savent pas s’il faut écrire ou appeler, et remettent à plus tard.',
  actionDo:
    'Un bouton qui dit ce qui va se passer, par exemple « Commander pour samedi » ou « Obtenir un devis », en haut et en bas de page.',
  actionGood: 'On sait aussitôt quoi faire.',

  proofTitle: 'Aucun client ne parle de vous',
  proofSeen: 'Sur votre page d’accueil, nous n’avons trouvé ni avis de clients ni note.',
  proofCost:
    'Avant de laisser entrer un inconnu dans sa salle de bains, on aime savoir ce que d’autres en disent.',
  proofDo:
    'Demandez à trois clients contents deux phrases signées, et placez chaque avis à côté de la prestation dont il parle.',
  proofGood: 'Avis clients ou présentation : on sait à qui on a affaire.',

  oldYearTitle: 'L’année affichée est dépassée',
  oldYearSeen: 'En bas de la page, on lit {year}.',
  oldYearCost: 'Les visiteurs se demandent si vous existez encore.',
  oldYearDo: 'Mettez l’année en cours, ou retirez-la : personne n’en a besoin à cet endroit.',

  unfinishedMark: 'peinture fraîche ?',
  unfinishedTitle: 'Un reste de chantier',
  unfinishedSeen:
    'La page contient un texte provisoire, qui devait être remplacé avant que quiconque le voie.',
  unfinishedCost: 'C’est la seule chose que les visiteurs retiendront.',
  unfinishedDo:
    'Remplacez-le ou retirez-le dès aujourd’hui. Mieux vaut une page plus courte qu’une page inachevée.',

  vagueHeadlineMark: 'et vous faites quoi ?',
  vagueHeadlineTitle: 'Un titre passe-partout',
  vagueHeadlineSeen: 'Voici le plus gros titre de votre page : « {headline} ».',
  vagueHeadlineCost:
    'Un visiteur juge en cinq secondes s’il est au bon endroit. Cette ligne ne l’y aide pas.',
  vagueHeadlineDo:
    'Dites ce que vous faites, pour qui et où. Faites lire la phrase à quelqu’un qui ne vous connaît pas.',

  brokenPicturesMark: 'et l’image ?',
  brokenPicturesTitle: 'Des images qui ne s’affichent pas',
  brokenPicturesSeen: 'Images absentes de votre page : {count}.',
  brokenPicturesCost: 'Un cadre vide fait le même effet qu’une vitrine brisée.',
  brokenPicturesDo: 'Remettez les images en ligne, ou retirez les cadres.',

  plainHttpTitle: 'Pas de serrure à la porte',
  plainHttpSeen:
    'Votre site s’ouvre sans chiffrement (http au lieu de https) : tout ce qu’on y écrit peut être lu en chemin.',
  plainHttpCost:
    'Les navigateurs affichent « Non sécurisé » à côté de votre nom, et c’est la première chose qu’on lit à votre sujet.',
  plainHttpDo:
    'Demandez un certificat à votre hébergeur. Il est désormais gratuit et s’active le plus souvent d’un clic.',
  plainHttpGood: 'Votre site est chiffré (https).',

  openHttpTitle: 'Une deuxième porte, sans serrure',
  openHttpSeen: 'Votre site est chiffré, mais il s’ouvre aussi sans chiffrement (http).',
  openHttpCost:
    'D’anciens liens et d’anciens favoris y mènent, et là, les navigateurs affichent « Non sécurisé ».',
  openHttpDo: 'Faites rediriger http vers https. Chez votre hébergeur, un réglage suffit.',

  certificateTitle: 'Le certificat expire bientôt',
  certificateSeen: 'Le certificat qui chiffre votre site expire dans {days} {days/fr/jour/jours}.',
  certificateCost:
    'Passé ce délai, les navigateurs mettront vos visiteurs en garde, en rouge et en plein écran.',
  certificateDo:
    'Demandez à votre hébergeur s’il se renouvelle tout seul. Sinon, faites-le renouveler cette semaine.',

  mixedContentTitle: 'Des éléments arrivent sans chiffrement',
  mixedContentSeen:
    'Votre page est chiffrée, mais pas tout ce qu’elle contient. Éléments en clair : {count}.',
  mixedContentCost:
    'Sans vous prévenir, les navigateurs laissent ces éléments de côté ou retirent le cadenas.',
  mixedContentDo: 'Faites remplacer « http:// » par « https:// » dans les adresses ci-dessous.',

  plainFormTitle: 'Un formulaire envoie tout en clair',
  plainFormSeen: 'Un formulaire de votre page envoie sans chiffrement ce qu’on y écrit.',
  plainFormCost:
    'Noms, numéros et questions peuvent être lus en chemin, et les navigateurs affichent un avertissement avant l’envoi.',
  plainFormDo: 'Faites envoyer le formulaire vers une adresse en https. D’ici là, mieux vaut le retirer.',

  trackersTitle: 'Des visiteurs suivis sans accord',
  trackersSeen: 'Sans attendre l’accord du visiteur, votre page active : {names}.',
  trackersCost:
    'L’Union européenne et le Royaume-Uni exigent un accord préalable. Les plaintes sont fréquentes et faciles à déposer.',
  trackersDo:
    'Ne les activez qu’après accord du visiteur, ou passez-vous-en. Beaucoup de gérants ne regardent jamais ces chiffres.',
  trackersGood: 'Personne n’est suivi avant d’avoir accepté.',

  oldSoftwareTitle: 'De vieux logiciels aux failles connues',
  oldSoftwareSeen: 'Votre site utilise des versions dont les failles de sécurité sont publiques : {names}.',
  oldSoftwareCost:
    'Ce sont justement celles que cherchent les robots. Un site piraté envoie des messages indésirables en votre nom.',
  oldSoftwareDo: 'Faites mettre à jour le site, son modèle et ses extensions, après une sauvegarde.',

  privacyPolicyTitle: 'Rien ne dit ce que vous faites des données',
  privacyPolicySeen:
    'Votre page demande des données ou laisse des tiers suivre vos visiteurs, mais nous n’avons vu aucun lien vers une politique de confidentialité.',
  privacyPolicyCost:
    'Dans l’Union européenne, elle est obligatoire dès qu’on recueille des données personnelles. Et les gens prudents ne remplissent pas le formulaire.',
  privacyPolicyDo:
    'Écrivez ce que vous recueillez, pourquoi et pour combien de temps, et mettez le lien sur chaque page.',
  privacyPolicyGood: 'La page renvoie à votre politique de confidentialité.',

  contrastMark: 'pâle sur pâle',
  contrastTitle: 'Un texte trop pâle pour être lu',
  contrastSeen: 'Une partie du texte se détache à peine du fond.',
  contrastCost: 'Au soleil, sur un vieil écran ou avec des yeux fatigués, il disparaît.',
  contrastDo:
    'Faites foncer le texte ou éclaircir le fond, jusqu’à un contraste d’au moins 4,5 pour 1 (WCAG, les règles d’accessibilité).',
  contrastGood: 'Le texte se détache bien du fond.',

  pictureTextsMark: 'on y voit quoi ?',
  pictureTextsTitle: 'Des images muettes',
  pictureTextsSeen: 'Certaines images n’ont aucun texte qui les décrive.',
  pictureTextsCost:
    'Les visiteurs aveugles se les font lire et n’entendent rien. Les moteurs de recherche n’y voient rien non plus.',
  pictureTextsDo:
    'Écrivez quelques mots pour chaque image, par exemple « Pain de seigle sur le comptoir » (le champ s’appelle « alt »). Pour une image purement décorative, laissez-le vide.',
  pictureTextsGood: 'Les images ont un texte qui les décrit.',

  namelessMark: 'ça s’appelle comment ?',
  namelessTitle: 'Des champs et des boutons sans nom',
  namelessSeen:
    'Des champs, des boutons ou des liens n’ont pas de nom, souvent parce que ce sont de simples icônes.',
  namelessCost:
    'Un visiteur qui se fait lire la page entend « bouton » et doit deviner. Et la commande vocale ne sait pas quoi actionner.',
  namelessDo: 'Donnez un nom à chacun, visible ou non (« aria-label »).',
  namelessGood: 'Chaque champ, chaque bouton et chaque lien a un nom.',

  languageTitle: 'La page n’indique pas sa langue',
  languageSeen:
    'Une page doit indiquer sa langue. La vôtre n’en indique aucune, ou une autre que celle de son texte. Langue indiquée : {declared}.',
  languageCost:
    'Les lecteurs d’écran lisent avec le mauvais accent, et les navigateurs proposent de traduire ce qui n’en a pas besoin.',
  languageDo: 'Faites mettre le bon code tout au début de la page (« lang »). Un mot suffit.',
  languageGood: 'Votre page indique sa langue.',
}
