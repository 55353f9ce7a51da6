export const chatAssistant = {
  listenName:
    "je m’appelle|je m'appelle|je mappelle|mon nom est|mon nom c’est|moi c’est|moi c'est|je suis|c’est|c'est|ici",
  open: 'Poser une question à Pliiats, notre assistant',
  title: 'Pliiats',
  subtitle: 'Un programme, pas un humain. Il connaît les prix par cœur.',
  minimise: 'Réduire le chat',
  openInFull: 'Ouvrir le chat en pleine page',
  logLabel: 'Conversation avec Pliiats',
  inputLabel: 'Votre message',
  inputEmail: 'Votre adresse e-mail',
  placeholder: 'Prix, délai, hébergement…',
  placeholderEmail: 'nom@example.com',
  placeholderPhone: 'Votre numéro de téléphone',
  placeholderName: 'Votre nom',
  send: 'Envoyer',
  typing: 'Pliiats écrit…',
  senderUser: 'Vous',
  optionsLabel: 'Suggestions',
  startOver: 'Recommencer',
  privacyNote: 'Ce que vous laissez ici nous sert uniquement à vous répondre.',
  privacyLink: 'Politique de confidentialité',
  optionServices: 'Prestations',
  optionPricing: 'Tarifs',
  optionDiscount: 'Un prix plus doux ?',
  optionPortfolio: 'Réalisations',
  optionContact: 'Parler à quelqu’un',
  optionAnalysis: 'Analyser mon site',
  optionOffice: 'Où êtes-vous ?',
  optionDelivery: 'Combien de temps faut-il ?',
  optionRevisions: 'Et les modifications ?',
  optionOwnership: 'Le site est-il à moi ?',
  optionHosting: 'Hébergement',
  optionLanguages: 'Plusieurs langues',
  optionGuarantee: 'Et si ça ne me plaît pas ?',
  optionPayment: 'Quand dois-je payer ?',
  optionSupport: 'Un souci avec mon site',
  optionBot: 'Qui me répond ?',
  optionCancel: 'Finalement, non',
  optionSkip: 'Continuer sans numéro',
  optionBack: 'Revenir en arrière',
  optionAlone: 'Ne pas envoyer mes questions',
  replyGreeting:
    'Bonjour, ici Pliiats. Je suis un programme, pas un humain, et je fais court. Que voulez-vous savoir ?',
  replyServices:
    'Nous créons et mettons en ligne des sites pour les petites entreprises : pensés pour le téléphone, optimisés pour les moteurs de recherche, avec un formulaire de contact. En option, entre autres : réservation en ligne, calculateur de prix, newsletter. La plus petite formule est {firstPackage}.',
  linkServices: 'Ce qui est compris',
  replyPricing:
    'Nos sites ont un prix fixe : {packagePrices}. Vous payez une fois, et seulement après avoir vu et validé le site terminé. Seules les options que vous commandez s’y ajoutent.',
  linkPricing: 'Les formules côte à côte',
  replyDiscount:
    'Nous ne faisons pas de remise : tout le monde paie le même prix fixe. Le moins cher, c’est {firstPackage}, et vous n’ajoutez que ce dont vous avez besoin.',
  replyPortfolio:
    'Nous avons déjà livré plus de {sites} sites. Nos réalisations en montrent quelques-uns, avant et après, avec les chiffres et l’avis des clients.',
  linkPortfolio: 'Voir les réalisations',
  replyContact:
    'Volontiers. Quelle est votre adresse e-mail ? Notre équipe vous répond sous {hours} {hours/fr/heure/heures}, week-end compris. {openingHours}, vous pouvez aussi appeler le {telephone}.',
  replyContactWithQuestions:
    'Volontiers. Quelle est votre adresse e-mail ? Je transmets les questions posées ici : vous n’aurez rien à répéter. Notre équipe vous répond sous {hours} {hours/fr/heure/heures}, week-end compris. {openingHours}, vous pouvez aussi appeler le {telephone}.',
  replyAlone: 'Entendu, je ne joins pas vos questions. Quelle est votre adresse e-mail ?',
  linkContact: 'Appeler le {telephone}',
  replyAnalysis:
    'Avec plaisir, et c’est gratuit. Tapez l’adresse de votre site, ici ou sur la page de l’analyse : en une trentaine de secondes, vous voyez votre page annotée. Si vous le souhaitez, notre équipe la regarde aussi, sous {hours} {hours/fr/heure/heures}.',
  linkAnalysis: 'Analyser mon site maintenant',
  replyOffice:
    '{openingHours}, vous pouvez appeler le {telephone}. Nous répondons aux e-mails sous {hours} {hours/fr/heure/heures}, week-end compris. Inutile de vous déplacer : tout se fait en ligne, avec des équipes à {offices}. Notre adresse postale : {address}.',
  linkOffice: 'Qui nous sommes',
  replyDelivery:
    'Nos délais en jours ouvrés : {packageDays}. Nous comptons à partir de votre feu vert, une fois que nous avons vos textes et vos photos.',
  linkDelivery: 'En savoir plus sur les délais',
  replyRevisions:
    'Tant que vous n’avez pas validé le site, nous changeons ce qui ne vous plaît pas. Après la mise en ligne, les modifications sont gratuites pendant une période qui dépend de la formule : {packageChangeDays}. Ensuite, nous annonçons le prix avant de commencer, ou vous prenez l’option « Mises à jour du contenu » pour {maintenancePrice}.',
  linkRevisions: 'Les modifications en détail',
  changeDays: '{count} {count/fr/jour/jours}',
  replyOwnership:
    'Votre site est à vous : le nom de domaine, les pages, les photos, les textes et le code. Vous recevez tous les mots de passe le jour de la mise en ligne et pouvez changer de prestataire quand vous voulez.',
  linkOwnership: 'À qui appartient le site',
  replyHosting:
    'L’hébergement chez nous coûte {hostingPrice}, avec {uptime} % de disponibilité, une sauvegarde quotidienne et le certificat SSL. Il est facultatif : vous pouvez héberger votre site où vous voulez. À part votre nom de domaine, qui se paie une fois par an, il n’y a pas d’autres frais.',
  linkHosting: 'L’option hébergement',
  replyLanguages:
    'Oui, votre site peut exister en plusieurs langues. Nombre de langues comprises dans chaque formule : {packageLanguages}. Chaque version est écrite pour ses lecteurs, pas passée au traducteur automatique.',
  linkLanguages: 'Les langues par formule',
  replyGuarantee:
    'Si le site terminé ne vous plaît pas, vous ne le payez pas. Aucun contrat ne vous lie et il n’y a rien à résilier. Et après la mise en ligne, les modifications sont gratuites pendant une période qui dépend de la formule : {packageChangeDays}.',
  linkGuarantee: 'Pourquoi vous ne risquez rien',
  replyPayment:
    'Vous payez une seule fois, après avoir vu et validé votre site terminé. Ni acompte, ni échéances. Seuls l’hébergement ({hostingPrice}) et les mises à jour du contenu ({maintenancePrice}) se paient au mois, et ils sont facultatifs.',
  linkPayment: 'Le paiement en détail',
  replySupport:
    'Désolé pour ce souci. Ouvrez un ticket : votre message y figure déjà, vous recevez aussitôt un numéro, et notre équipe s’occupe du reste. Si votre site est en panne, il passe avant tout le reste.',
  linkSupport: 'Ouvrir un ticket',
  replyBot:
    'Un programme, pas un humain : je m’appelle Pliiats et je réponds d’après ce qui est écrit sur ce site. Si vous préférez parler à quelqu’un de l’équipe, dites-le-moi.',
  replyThanks: 'Avec plaisir. Si vous avez d’autres questions, je suis là.',
  replyUnsure:
    'Je ne suis pas sûr d’avoir compris. De quoi s’agit-il ? Ou préférez-vous une réponse de notre équipe ?',
  replyOrder: '{items}. Cela fait {total}, en paiement unique.',
  replyOrderMonthly: '{items}. Cela fait {total}, plus {monthly} par mois.',
  replyAddOns: '{items}. Cela s’ajoute à une formule ; la plus petite est {firstPackage}.',
  foundPlace: 'Nous en parlons ici : « {title} ».',
  foundLink: 'Source : {title}',
  replyFallback:
    'Je peux vous renseigner sur nos prestations, nos tarifs, nos réalisations et nos coordonnées.',
  replyAskingEmail: 'À quelle adresse e-mail pouvons-nous vous écrire ?',
  replyAskingPhone:
    'Merci. Et un numéro de téléphone, au cas où notre e-mail se perdrait ? Ce n’est pas obligatoire.',
  replyAskingName: 'Parfait. Et quel est votre nom ?',
  replyEmailMalformed: 'Veuillez saisir une adresse e-mail valide (par exemple {email}).',
  replyPhoneMalformed: 'Veuillez saisir un numéro de téléphone valide.',
  replyNameMissing: 'Je n’ai pas compris votre nom. Comment vous appelez-vous ?',
  replyCancelled: 'Entendu, rien n’est envoyé. Si une autre question vous vient, je suis là.',
  replyCancelledAfterLead:
    'Entendu. Ce que vous avez envoyé tout à l’heure nous est parvenu, et rien d’autre ne partira. Si une autre question vous vient, je suis là.',
  thanks:
    'Merci, {name}. Nous avons vos coordonnées, et notre équipe vous répond sous {hours} {hours/fr/heure/heures}. Une autre question en attendant ?',
  replyNoMail:
    'Une précision : nous ne pouvons pas vous envoyer de confirmation par e-mail pour l’instant. Votre message nous est bien parvenu, et notre équipe vous répondra.',
}
