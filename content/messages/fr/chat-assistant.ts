import type { ChatAssistantMessages } from '../en/chat-assistant.ts'

export const chatAssistant = {
  open: 'Poser une question à Pliiats, notre assistant',
  title: 'Pliiats',
  subtitle: 'Un programme, pas une personne. Il connaît les prix par cœur.',
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
  senderBot: 'Pliiats',
  senderUser: 'Vous',
  optionsLabel: 'Suggestions',
  startOver: 'Recommencer',
  privacyNote: 'Ce que vous laissez ici nous sert uniquement à vous répondre.',
  privacyLink: 'Politique de confidentialité',
  optionServices: 'Prestations',
  optionPricing: 'Tarifs',
  optionPortfolio: 'Réalisations',
  optionContact: 'Parler à quelqu’un',
  optionDelivery: 'Combien de temps faut-il ?',
  optionRevisions: 'Et les modifications ?',
  optionOwnership: 'Le site est-il à moi ?',
  optionHosting: 'Hébergement',
  optionLanguages: 'Plusieurs langues',
  optionGuarantee: 'Et si ça ne me plaît pas ?',
  optionPayment: 'Quand dois-je payer ?',
  optionSupport: 'Un souci avec mon site',
  optionCancel: 'Finalement, non',
  replyGreeting:
    'Bonjour, moi, c’est Pliiats. Je suis un programme, pas une personne, et je fais court. Que voulez-vous savoir ?',
  replyServices:
    'Des sites pour les petites entreprises, que nous concevons, écrivons, réalisons et mettons en ligne : à l’aise sur téléphone, prêts pour les moteurs de recherche, avec un formulaire de contact. En option : réservation, calculateur, newsletter, entre autres.',
  linkServices: 'Ce qui est compris',
  replyPricing:
    '{packagePrices}. Vous payez une fois, après avoir vu le site et dit oui. Rien de plus, sauf si vous le commandez.',
  linkPricing: 'Les formules côte à côte',
  replyPortfolio:
    'Nous avons livré plus de {sites} sites. Nos réalisations en montrent quelques-uns : avant, après, et les chiffres.',
  linkPortfolio: 'Voir les réalisations',
  replyContact:
    'Volontiers : une vraie personne vous répond sous {hours} heures. À quelle adresse e-mail peut-elle vous écrire ? Vous pouvez aussi appeler, du lundi au vendredi, de {from} à {to}.',
  linkContact: 'Appeler le {telephone}',
  replyDelivery:
    'Délai en jours ouvrés : {packageDays}. Le délai court à partir de votre feu vert, une fois vos textes et vos images entre nos mains.',
  linkDelivery: 'Le délai en détail',
  replyRevisions:
    'Après la mise en ligne, les modifications restent gratuites un certain nombre de jours : {packageChangeDays}. Ensuite, chacune a un prix, connu d’avance, ou vous prenez les mises à jour du contenu pour {maintenancePrice}.',
  linkRevisions: 'Les modifications en détail',
  replyOwnership:
    'Tout est à vous : le nom de domaine, les pages, les images, les textes, le code. Vous recevez les codes d’accès le jour de la mise en ligne, et si vous nous quittez, tout part avec vous.',
  linkOwnership: 'À qui appartient le site',
  replyHosting:
    'L’hébergement coûte {hostingPrice} : {uptime} % de disponibilité, sauvegarde chaque jour, certificat compris. Il n’est pas obligatoire : vous pouvez aussi confier le site à l’hébergeur de votre choix.',
  linkHosting: 'L’hébergement parmi les options',
  replyLanguages:
    'Nombre de langues comprises, au maximum : {packageLanguages}. Chaque version est écrite pour son public.',
  linkLanguages: 'Les langues par formule',
  replyGuarantee:
    'Alors vous ne nous devez rien. Vous ne payez qu’après avoir vu le site terminé et dit oui ; aucun contrat ne vous engage, et il n’y a rien à résilier.',
  linkGuarantee: 'Quand vous payez, en détail',
  replyPayment:
    'Après avoir vu le site terminé et dit oui. Ni acompte ni échéances : vous payez une seule fois. D’ici là, cela ne vous coûte rien.',
  linkPayment: 'Le paiement en détail',
  replySupport:
    'Là, notre assistance ira plus vite que moi : ouvrez un ticket, vous recevez aussitôt un numéro et une vraie personne vous lit. Les sites en panne passent avant tout le reste.',
  linkSupport: 'Ouvrir un ticket',
  replyThanks: 'Je vous en prie. Je reste là, si autre chose vous vient à l’esprit.',
  foundPlace: 'Nous avons écrit là-dessus : voyez « {title} ».',
  foundLink: 'Source : {title}',
  replyFallback:
    'Je peux vous renseigner sur nos prestations, nos tarifs, nos réalisations et nos coordonnées.',
  replyAskingPhone: 'Merci. Et un numéro de téléphone, au cas où l’e-mail se perdrait ?',
  replyAskingName: 'C’est noté. Et à quel nom ?',
  replyEmailMalformed: 'Veuillez saisir une adresse e-mail valide (par exemple {email}).',
  replyPhoneMalformed: 'Veuillez saisir un numéro de téléphone valide.',
  replyNameMissing: 'Je n’ai pas reconnu de nom. Comment vous appelez-vous ?',
  replyCancelled: 'Très bien, je n’envoie rien. Que voulez-vous savoir d’autre ?',
  thanks:
    'Merci, {name}. Votre message est en route, et une vraie personne vous répond sous {hours} heures. Autre chose, en attendant ?',
  replyNoMail:
    'Encore une chose : cette fois, nous ne pouvons pas vous envoyer de confirmation par e-mail. Votre message est pourtant bien arrivé, et une vraie personne vous répondra.',
} satisfies ChatAssistantMessages
