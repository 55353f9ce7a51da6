import type * as en from '../en/knowledge.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Dois-je payer avant d’avoir vu mon site ? Non. Est-il à moi ? Oui, entièrement. Et si je veux des modifications ? Elles sont gratuites pendant {days} jours.',
  allQuestions: 'Les six réponses',
  pageHeading: 'Avant de poser la question',
  pageLead: 'Six questions que l’on se pose avant de nous confier sa vitrine, et nos réponses complètes.',
  priceQuestion: 'Combien ça coûte, et y a-t-il des suppléments ?',
  priceAnswer:
    'Nos sites commencent à {price}. C’est le prix complet : conception, réalisation, mise en ligne, et les modifications qui suivent. Vous payez une fois. Rien d’autre ne vous est facturé, sauf si vous le commandez ; l’hébergement, par exemple, coûte {hosting}, et vous pouvez le confier à quelqu’un d’autre à tout moment.',
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
