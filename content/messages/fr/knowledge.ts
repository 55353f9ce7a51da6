export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Dois-je payer avant d’avoir vu mon site ? Non. Est-il à moi ? Oui, entièrement. Et si je veux des modifications ? Elles sont gratuites pendant {days} {days/fr/jour/jours}.',
  allQuestions: 'Toutes les réponses',
  pageHeading: 'Avant de poser la question',
  pageLead: 'D’abord les six questions que tout le monde pose. Ensuite, les plus délicates.',
  priceQuestion: 'Combien ça coûte, et y a-t-il des suppléments ?',
  priceAnswer:
    'Nos prix commencent à {price}, tout compris : conception, réalisation, mise en ligne et {days} {days/fr/jour/jours} de modifications gratuites. Vous payez une fois. Aucune mensualité, sauf si vous commandez une option qui se paie au mois : notre hébergement, par exemple, coûte {hosting}, et rien ne vous empêche d’héberger votre site ailleurs.',
  payQuestion: 'Quand dois-je payer ?',
  payAnswer:
    'Après avoir vu et validé le site terminé. Ni acompte, ni échéance d’ici là. Si notre travail ne vous plaît pas, vous ne nous devez rien et nous nous quittons bons amis.',
  timeQuestion: 'Combien de temps faut-il ?',
  timeAnswer:
    'Délai en jours ouvrés : {deliveryDays}. Le délai court dès votre feu vert, une fois vos textes et vos images entre nos mains, et vous voyez une première version avant la livraison.',
  ownQuestion: 'Le site est-il à moi ?',
  ownAnswer:
    'Oui, entièrement : le nom de domaine, les pages, les images, les textes. Le jour de la mise en ligne, nous vous remettons le tout, mots de passe compris. Si vous nous quittez, le site part avec vous et continue de fonctionner.',
  changesQuestion: 'Et si je veux changer quelque chose ?',
  changesAnswer:
    'Tant que vous n’avez pas validé le site, nous changeons ce qui ne vous plaît pas. Après la mise en ligne, toute modification de ce que nous avons fait est gratuite pendant une période qui dépend de la formule : {changeDays}. Ensuite, chaque modification a son prix, et vous le connaissez avant que nous commencions.',
  prepareQuestion: 'Que dois-je vous fournir ?',
  prepareAnswer:
    'Il nous faut environ une heure de votre temps et ce que vous avez sous la main : vos prix, vos horaires, quelques photos. Celles de votre téléphone conviennent très bien. Nous posons les questions et mettons tout en forme : inutile de vous y connaître.',
  prepareTexts: 'Et si écrire n’est pas votre fort, la rédaction est comprise avec {packages}.',
  doubtsHeading: 'Si vous hésitez encore',
  scamQuestion: 'Qui me dit que ce n’est pas une arnaque ?',
  scamAnswer:
    'Vous ne payez rien avant d’avoir vu et validé votre site terminé : essayer ne vous coûte donc rien. Visitez les sites que nous avons réalisés ou appelez-nous. Notre adresse postale : {address}.',
  vanishQuestion: 'Que devient mon site si vous fermez ?',
  vanishAnswer:
    'Votre site reste en ligne. Le domaine est à votre nom et, dès la mise en ligne, vous avez tous les fichiers et tous les mots de passe. Le site est fait avec des technologies standard et ouvertes : n’importe quel développeur peut prendre la suite.',
  invoiceQuestion: 'Aurai-je une facture, et la TVA est-elle comprise ?',
  invoiceAnswer:
    'Vous recevez une facture en bonne et due forme au nom de votre entreprise, avec votre numéro de TVA si vous en avez un. Le prix affiché est le prix à payer : si la TVA s’applique, elle est comprise et indiquée à part sur la facture.',
  waysQuestion: 'Comment payer : carte, PayPal, virement ?',
  waysAnswer:
    'Vous payez par virement ou par carte, grâce à un lien sur la facture, dans la devise affichée ici. Nous n’acceptons ni PayPal, ni chèques, ni espèces.',
  editQuestion: 'Puis-je modifier le site moi-même ?',
  editAnswer:
    'Vous pouvez modifier le site vous-même, par exemple les prix, les horaires ou les actualités : vous cliquez sur le texte ou la photo, vous modifiez, vous enregistrez. À la remise des clés, nous vous montrons comment faire ; cela prend une demi-heure et c’est compris.',
  oldSiteQuestion: 'Que deviennent mon site actuel et ma position sur Google ?',
  oldSiteAnswer:
    'Nous refaisons votre site et reprenons les textes et les photos qui en valent la peine. L’ancien reste en ligne jusqu’à ce que vous ayez validé le nouveau. Ensuite, chaque ancienne adresse mène à la page correspondante : vos liens et votre position sur Google sont conservés.',
  domainQuestion: 'Qui enregistre le nom de domaine, et qui le paie ?',
  domainAnswer:
    'Le domaine est enregistré à votre nom, et c’est vous qui payez chaque année le bureau d’enregistrement, sans passer par nous. Si vous avez déjà un domaine, gardez-le : nous le relions au site, où qu’il soit. Sinon, nous en choisissons un avec vous et l’enregistrons pour vous.',
  mailboxesQuestion: 'Puis-je avoir des adresses e-mail à mon nom de domaine ?',
  mailboxesAnswer:
    'Nous créons des adresses comme info@ ou prenom@ chez le fournisseur de messagerie de votre choix ; c’est vous qui le payez. Vos boîtes actuelles continuent de marcher, et aucun e-mail ne se perd en chemin.',
  elsewhereQuestion: 'Le site peut-il être hébergé ailleurs ?',
  elsewhereAnswer:
    'Le site peut être hébergé où vous voulez. Notre hébergement coûte {hosting} et reste facultatif. Indiquez-nous votre hébergeur, et nous y installons le site sans supplément.',
  builtWithQuestion: 'Avec quoi travaillez-vous ? Est-ce du WordPress ?',
  builtWithAnswer:
    'Nous n’utilisons ni WordPress, ni Wix, ni aucun autre outil tout fait. Nous dessinons et codons chaque site nous-mêmes, avec des technologies standard et ouvertes. Il est donc rapide, et vous n’avez ni extensions à mettre à jour, ni les failles qui vont avec.',
  shopQuestion: 'Faites-vous des boutiques en ligne ?',
  shopAnswer:
    'Nous ne faisons pas de vraie boutique avec panier et paiement par carte : nos formules ne le prévoient pas. Ce que nous pouvons faire : une page avec vos produits, leurs prix et un bon de commande qui vous arrive par e-mail.',
  logoQuestion: 'Faites-vous des logos, des photos ou des prospectus ?',
  logoAnswer:
    'Nous faisons des sites, mais ni logos, ni photos, ni prospectus. Envoyez-nous votre logo et vos photos ; celles de votre téléphone conviennent très bien. Sans logo, nous écrivons votre nom dans une police qui vous ressemble.',
  socialQuestion: 'Gérez-vous les réseaux sociaux et la publicité ?',
  socialAnswer:
    'Nous ne gérons ni publications ni publicités sur Facebook, Instagram ou Google. En revanche, nous relions votre site à vos profils et à votre fiche d’établissement Google : qui trouve l’un trouve les autres.',
  linkLabel: 'Lien vers cette réponse',
  moreHeading: 'Une autre question ?',
  moreText:
    'Posez-la en demandant votre analyse gratuite. Nous vous répondons sous {hours} {hours/fr/heure/heures}.',
  moreButton: 'Poser ma question',
}

export const knowledgeBase = {
  heading: 'Bon à savoir avant d’acheter',
  lead: 'Trois articles pour les petites entreprises, à lire sans dictionnaire.',
  readTime: '{minutes} min de lecture',
  allArticles: 'Tous les articles',
  newsletterHeading: 'Que vous rapporterait un site ?',
  newsletterText:
    'Notre petit calculateur l’estime d’après vos visites, votre panier moyen et l’amélioration espérée. Écrivez-nous pour le recevoir, ainsi que chaque nouvel article.',
  newsletterButton: 'Recevoir le calculateur',
  feed: 'Les nouveaux articles par flux RSS',
}

export const articles = {
  contents: 'Dans cet article',
  byline: 'Par {name}',
  published: 'Publié le {date}',
  bestFor: 'Idéal pour',
  remedy: 'À corriger cette semaine',
  readNext: 'À lire ensuite',
}
