import type * as en from '../en/knowledge.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Dois-je payer avant d’avoir vu mon site ? Non. Est-il à moi ? Oui, entièrement. Et si je veux des modifications ? Elles sont gratuites pendant {days} jours.',
  allQuestions: 'Toutes les réponses',
  pageHeading: 'Avant de poser la question',
  pageLead: 'Six questions que l’on se pose avant de nous confier sa vitrine, et nos réponses complètes.',
  priceQuestion: 'Combien ça coûte, et y a-t-il des suppléments ?',
  priceAnswer:
    'Nos sites commencent à {price}. C’est le prix complet : conception, réalisation, mise en ligne, puis {days} jours de modifications. Vous payez une fois. Rien d’autre ne vous est facturé, sauf si vous le commandez ; l’hébergement, par exemple, coûte {hosting}, et vous pouvez le confier à quelqu’un d’autre à tout moment.',
  payQuestion: 'Quand dois-je payer ?',
  payAnswer:
    'Une fois que vous avez vu le site terminé et dit oui. Aucun acompte, aucune échéance avant cela. Si notre travail ne vous plaît pas, vous ne nous devez rien et nous nous quittons bons amis.',
  timeQuestion: 'Combien de temps faut-il ?',
  timeAnswer:
    'Délai en jours ouvrés : {deliveryDays}. Le délai court à partir de votre feu vert, une fois vos textes et vos images entre nos mains, et vous voyez une première version avant le dernier jour.',
  ownQuestion: 'Le site est-il à moi ?',
  ownAnswer:
    'Entièrement : l’adresse, les pages, les images, les textes. Vous recevez le tout, codes d’accès compris, le jour de la mise en ligne. Si vous nous quittez, le site part avec vous et continue de fonctionner.',
  changesQuestion: 'Et si je veux changer quelque chose ?',
  changesAnswer:
    'Après la mise en ligne, toute modification de ce que nous avons fait reste gratuite un certain nombre de jours : {changeDays}. Les suivantes ont un prix, elles aussi, et vous le connaissez avant que nous commencions.',
  prepareQuestion: 'Que dois-je vous fournir ?',
  prepareAnswer:
    'Une heure de votre temps et ce que vous avez sous la main : vos prix, vos horaires, quelques photos prises avec votre téléphone. Nous posons les questions et nous mettons tout en ordre. Aucune connaissance technique n’est nécessaire.',
  prepareTexts: 'Avec {packages}, nous écrivons aussi les textes.',
  doubtsHeading: 'Avant de nous faire confiance',
  scamQuestion: 'Comment savoir que ce n’est pas une arnaque ?',
  scamAnswer:
    'Vous ne payez rien avant d’avoir vu votre site terminé et dit oui : vous ne risquez donc rien. Regardez les sites de nos réalisations, appelez-nous ou écrivez-nous : {address}.',
  vanishQuestion: 'Que devient mon site si votre entreprise disparaît ?',
  vanishAnswer:
    'Il reste en ligne. Le domaine est à votre nom et, dès la mise en ligne, vous avez tous les fichiers et tous les mots de passe. Le site est fait avec des outils ouverts et courants : n’importe quel développeur web peut prendre la suite.',
  invoiceQuestion: 'Est-ce que je reçois une facture, et la TVA est-elle comprise ?',
  invoiceAnswer:
    'Oui, une facture en bonne et due forme au nom de votre entreprise, avec votre numéro de TVA si vous en avez un. Le prix affiché est le prix à payer : si la TVA s’applique, elle est comprise et indiquée à part sur la facture.',
  waysQuestion: 'Comment payer : carte, PayPal, virement ?',
  waysAnswer:
    'Par virement ou par carte, grâce à un lien sur la facture, dans la monnaie affichée ici. Nous n’acceptons ni PayPal, ni chèques, ni espèces.',
  editQuestion: 'Puis-je modifier le site moi-même ?',
  editAnswer:
    'Oui. Vous cliquez sur un texte ou une photo, vous modifiez, vous enregistrez : prix, horaires, actualités. À la remise du site, nous vous montrons comment faire ; cela prend une demi-heure et c’est compris.',
  oldSiteQuestion: 'J’ai déjà un site. Que deviennent ce site et ma place dans Google ?',
  oldSiteAnswer:
    'Nous le refaisons et reprenons les textes et les photos qui en valent la peine. L’ancien reste en ligne jusqu’à ce que vous ayez approuvé le nouveau. Ensuite, chaque ancienne adresse mène à la bonne nouvelle page : vos liens et votre place dans Google sont conservés.',
  domainQuestion: 'Qui enregistre le nom de domaine, et qui le paie ?',
  domainAnswer:
    'Il est à votre nom, et vous payez la redevance annuelle directement au bureau d’enregistrement. Si vous avez déjà un domaine, gardez-le : nous le relions au site, où qu’il soit. Sinon, nous en choisissons un avec vous et l’enregistrons pour vous.',
  mailboxesQuestion: 'Puis-je avoir des adresses e-mail à mon nom de domaine ?',
  mailboxesAnswer:
    'Oui. Nous créons des adresses comme info@ ou avec votre prénom chez le fournisseur de messagerie de votre choix ; c’est vous qui le payez. Vos boîtes actuelles continuent de marcher, et aucun e-mail ne se perd au déménagement.',
  elsewhereQuestion: 'Le site peut-il être hébergé ailleurs ?',
  elsewhereAnswer:
    'Oui. Notre hébergement coûte {hosting} et reste facultatif. Indiquez-nous votre hébergeur, et nous y installons le site sans supplément.',
  builtWithQuestion: 'Avec quoi travaillez-vous ? Est-ce du WordPress ?',
  builtWithAnswer:
    'Ni WordPress, ni Wix, ni un autre outil tout fait. Nous dessinons et écrivons chaque site nous-mêmes, avec des techniques web ouvertes et courantes. C’est pour cela qu’il est rapide, et qu’il n’y a pas d’extensions à mettre à jour ou à pirater.',
  shopQuestion: 'Faites-vous des boutiques en ligne ?',
  shopAnswer:
    'Pas de vraie boutique avec panier et paiement par carte : nos forfaits ne le prévoient pas. Ce que nous pouvons faire : une page avec vos produits, leurs prix et un bon de commande qui vous arrive par e-mail.',
  logoQuestion: 'Faites-vous des logos, des photos ou des flyers ?',
  logoAnswer:
    'Non, nous faisons des sites. Nous prenons votre logo et vos photos ; celles de votre téléphone conviennent très bien. Sans logo, nous composons votre nom dans un caractère qui va à votre activité.',
  socialQuestion: 'Gérez-vous les réseaux sociaux et la publicité ?',
  socialAnswer:
    'Non, nous ne gérons ni publications ni annonces sur Facebook, Instagram ou Google. Nous relions votre site à vos profils et à votre fiche Google Maps, pour que l’on trouve l’un par l’autre.',
  linkLabel: 'Lien vers cette réponse',
  moreHeading: 'La vôtre n’y est pas ?',
  moreText:
    'Posez-la en demandant votre analyse gratuite. Une vraie personne vous répond sous {hours} heures.',
  moreButton: 'Poser ma question',
} satisfies en.FaqMessages

export const knowledgeBase = {
  heading: 'Bon à savoir avant d’acheter',
  lead: 'Trois articles pour les petites entreprises, sans un mot à chercher dans le dictionnaire.',
  readTime: '{minutes} min de lecture',
  allArticles: 'Tous les articles',
  newsletterHeading: 'Que vous rapporterait un site ?',
  newsletterText:
    'Nous avons un petit calculateur : vos visiteurs, votre panier moyen, ce que change une meilleure page. Écrivez-nous pour le recevoir, ainsi que chaque nouvel article.',
  newsletterButton: 'Recevoir le calculateur',
  feed: 'Les nouveaux articles par flux RSS',
} satisfies en.KnowledgeBaseMessages

export const articles = {
  back: 'Retour à l’accueil',
  contents: 'Dans cet article',
  byline: 'Par {name}',
  published: 'Publié le {date}',
  updated: 'Dernière modification le {date}',
  bestFor: 'Idéal pour',
  remedy: 'À corriger cette semaine',
  readNext: 'À lire ensuite',
} satisfies en.ArticlesMessages
