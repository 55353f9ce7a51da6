export const websiteAnalysis = {
  askTitle: 'Votre site passé au crayon rouge, en trente secondes',
  askDescription:
    'Tapez l’adresse de votre site et voyez-le se couvrir d’annotations : ce qui vous coûte des clients, ce qui est bien, que faire d’abord. Gratuit, sans compte.',
  askHeading: 'Votre site au crayon rouge',
  askLead:
    'Tapez son adresse. Une trentaine de secondes plus tard, vous voyez votre page annotée de notre main : ce qui vous coûte des clients, ce qui est bien et par quoi commencer.',
  address: 'Adresse de votre site',
  addressHint: '« maboulangerie.fr » suffit.',
  submit: 'Analyser mon site',
  starting: 'C’est parti…',
  terms:
    'Gratuit. Ni nom, ni e-mail, ni inscription : le rapport s’affiche à l’écran, et son lien n’est connu que de vous.',
  addressMissing: 'Veuillez indiquer l’adresse de votre site.',
  getHeading: 'Ce que vous recevez',
  getMarks: 'Votre page vue sur téléphone et sur ordinateur, annotée là où quelque chose cloche',
  getFirst:
    'Trois choses à faire d’abord, choisies selon ce qu’elles rapportent et le temps qu’elles prennent',
  getFindings:
    'Tout le reste, en termes simples : ce que nous avons vu, ce que cela vous coûte, ce qu’il faut faire',
  getFigures:
    'Les notes de votre site, son poids, son temps d’affichage, et qui d’autre voit passer vos visiteurs',
  sampleCaption: 'Votre page, annotée comme ici',
  honestHeading: 'Ce que devient votre adresse',
  lookTerm: 'Ce que nous regardons',
  lookText:
    'La page que vous indiquez, une fois sur téléphone et une fois sur ordinateur, et quelques-uns de ses liens. Nous n’ouvrons aucun compte, ne remplissons aucun formulaire et ne commandons rien.',
  timeTerm: 'Le temps que cela prend',
  timeText:
    'Une trentaine de secondes. S’il y a du monde avant vous, votre rang s’affiche et l’analyse démarre d’elle-même.',
  keepTerm: 'La durée de vie du rapport',
  keepText:
    '{days} {days/fr/jour/jours}, ou moins si vous le supprimez : le bouton se trouve dans le rapport.',
  limitTerm: 'Ce qu’un programme ne sait pas faire',
  limitText:
    'Il mesure, mais il n’a pas de goût et ne connaît pas vos clients. Nous, si : notre avis est gratuit lui aussi et vous parvient sous {hours} {hours/fr/heure/heures}.',
  robotLink: 'Nous sommes passés sur votre site ? Ce que notre programme y fait',

  reportTitle: 'Votre site passé au crayon rouge : le rapport',
  reportDescription:
    'Le rapport sur votre site : votre page annotée au crayon rouge, trois choses à faire d’abord, puis tout ce que nous avons relevé.',
  reportHeading: 'Votre rapport',
  reportHeadingOf: '{host} au crayon rouge',
  opening: 'Un instant, votre rapport arrive…',
  lookedAt: 'Analysé le {date}.',
  keptUntil: 'Ce lien fonctionne jusqu’au {date}.',
  progress: 'Où nous en sommes',
  stageWaiting: 'En attente',
  stageWaitingText:
    'D’autres étaient là avant vous. Encore {place} avant votre tour. Vous pouvez laisser cette page ouverte : l’analyse démarrera d’elle-même.',
  stageNextText: 'Votre tour vient juste après.',
  stageVisiting: 'Visite de votre page',
  stageVisitingText: 'Nous ouvrons {host} comme le ferait un visiteur, d’abord sur téléphone.',
  stageMeasuring: 'Mesures',
  stageMeasuringText: 'Son poids, sa vitesse, et à qui elle parle de vos visiteurs.',
  stageDrawing: 'Crayon en main',
  stageDrawingText: 'Le crayon est taillé. Place aux annotations.',
  stageDone: 'Terminé',
  stageDoneText: 'Le rapport est prêt. Choses à faire : {count}.',
  connectionOffline: 'Vous semblez être hors ligne. Nous reprendrons dès que la connexion sera rétablie.',
  connectionFailed: 'Notre serveur ne répond pas pour le moment. Nous réessayons automatiquement.',
  noScript:
    'Cette page nécessite JavaScript pour afficher votre rapport. Lancez plutôt l’analyse depuis notre formulaire : il fonctionne sans.',
  unknownHeading: 'Aucun rapport ici',
  unknownText:
    'Le lien est peut-être incomplet, ou le rapport a été supprimé par quelqu’un qui avait ce lien. Nous gardons chaque rapport {days} {days/fr/jour/jours}.',
  unknownButton: 'Analyser un site',
  failedHeading: 'Nous n’avons pas pu voir {host}',
  reasonNotFound: 'Aucun site ne porte ce nom. Il manque peut-être une lettre ?',
  reasonPrivateAddress: 'Cette adresse n’est pas publique : ni vos clients ni nous n’y avons accès.',
  reasonUnreachable: 'Rien ne répond à cette adresse. Si cela dure, appelez votre hébergeur.',
  reasonTimedOut:
    'La page a mis trop de temps : nous avons cessé d’attendre. Vos visiteurs, eux, partent bien avant.',
  reasonFrozen: 'La page sature le navigateur, qui se fige. Les téléphones de vos visiteurs se figent aussi.',
  reasonTooLarge:
    'La page est si lourde que nous avons arrêté de la télécharger. Sur un téléphone, vos visiteurs y laisseraient leur forfait.',
  reasonTooManyRedirects: 'Cette adresse renvoie sans fin d’une page à l’autre.',
  reasonRefused:
    'Le site demande un mot de passe, ou refuse les programmes comme le nôtre. Quelqu’un de l’équipe ira plus loin.',
  reasonServerError: 'Le site renvoie une erreur de son serveur. Vos visiteurs la voient aussi.',
  reasonBadCertificate:
    'Le certificat du site n’est pas valable : au lieu de la page, les navigateurs affichent un avertissement à vos visiteurs.',
  reasonNotAPage: 'À cette adresse se trouve un fichier, pas une page.',
  reasonEmpty: 'La page est arrivée, mais elle est vide.',
  reasonCrashed:
    'La page a fait planter notre navigateur, deux fois. Un petit téléphone pourrait subir le même sort.',
  reasonSkipped: 'Le propriétaire de ce site refuse nos visites, et nous respectons son choix.',
  reasonNoBrowser:
    'Cette fois, nous n’avons pu que lire le texte de votre page, sans la voir. Il n’y a donc ni images, ni annotations, ni notes, et rien sur la vitesse ni sur le téléphone.',
  failedWays: 'Quelqu’un de l’équipe peut le regarder, gratuitement, sous {hours} {hours/fr/heure/heures}.',
  phone: 'Sur téléphone',
  desktop: 'Sur ordinateur',
  phoneAlt: '{host} sur téléphone. La liste reprend chaque annotation.',
  desktopAlt: '{host} sur ordinateur. La liste reprend chaque annotation.',
  marksHeading: 'Ce que le crayon a relevé',
  markedOnPhone: 'relevé sur le téléphone',
  markedOnDesktop: 'relevé sur l’ordinateur',
  noMarks: 'Rien à relever sur les images. C’est rare.',
  nothingFirst: 'Rien d’urgent. Qui a fait ce site connaît son métier.',
  allHeading: 'Tout ce que nous avons trouvé',
  seen: 'Ce que nous avons vu',
  cost: 'Ce que cela vous coûte',
  todo: 'Ce qu’il faut faire',
  evidence: 'Sur votre page',
  severitySevere: 'Vous coûte des clients',
  severitySerious: 'À corriger bientôt',
  severityMinor: 'Un détail',
  effortMinutes: 'Quelques minutes',
  effortHours: 'Un après-midi',
  effortDays: 'Quelques jours',
  article: 'En savoir plus dans notre article',
  figuresHeading: 'Mesuré sur téléphone',
  figuresNote:
    'Notes sur 100. Vitesse et SEO sont mesurés par Lighthouse, l’outil de Google, avec un téléphone de milieu de gamme ; la note mobile est la nôtre, d’après ce que nous y avons vu.',
  notMeasured: 'non mesuré',
  weight: 'Poids de la page',
  requests: 'Fichiers téléchargés',
  seconds: 'Affichage de l’essentiel',
  thirdParties: 'Qui d’autre voit passer vos visiteurs',
  nobodyElse: 'Personne. Bravo.',
  sinceHeading: 'Depuis le {date}',
  sinceMended: 'Corrigé',
  sinceAppeared: 'Nouveau',
  sinceNothing: 'Aucun changement sur les points vérifiés.',
  /** Heads what one of us says about it; {date} is such as “March 2, 2026”. */
  reviewHeading: 'Relu aussi par {name}, le {date}',
  /** The last line of their answer. */
  reviewLink: 'Votre rapport avec mes annotations : {url}',
  nextHeading: 'Et maintenant ?',
  personHeading: 'Un avis humain en complément',
  personText:
    'L’œil de vos clients, le goût en plus. Sous {hours} {hours/fr/heure/heures}, gratuitement, ce rapport en main. Ou recevez simplement le rapport dans votre boîte : un seul e-mail, pas de newsletter.',
  email: 'Votre e-mail',
  personButton: 'Demander un avis humain',
  mailButton: 'Le rapport par e-mail',
  emailMissing: 'Veuillez indiquer votre adresse e-mail.',
  personSent: 'C’est bien arrivé. Quelqu’un de l’équipe vous écrit sous {hours} {hours/fr/heure/heures}.',
  mailSent: 'Le rapport est parti.',
  offerHeading: 'Ou laissez-nous faire',
  offerText:
    'Un nouveau site dès {price}, prêt en {days} {days/fr/jour ouvré/jours ouvrés}. Vous ne payez qu’après l’avoir vu et validé.',
  offerButton: 'Voir les formules',
  keepHeading: 'Ce rapport',
  print: 'Imprimer ou garder en PDF',
  copy: 'Copier le lien',
  copied: 'Copié. Toute personne qui a ce lien peut lire le rapport.',
  copyFailed: 'Merci de le copier depuis la barre d’adresse.',
  again: 'Relancer l’analyse',
  againHint: 'Vous avez corrigé quelque chose ? Le nouveau rapport dit ce qui a changé.',
  remove: 'Supprimer ce rapport',
  removeQuestion: 'Le supprimer pour de bon ? Le lien cesse aussitôt de fonctionner, pour tout le monde.',
  removeYes: 'Oui, supprimer',
  removeNo: 'Le garder',
  removing: 'Suppression…',
  removedHeading: 'Supprimé',
  removedText: 'Le rapport et ses images n’existent plus, ni ici ni pour ceux qui en avaient le lien.',

  notSentTitle: 'Nous n’avons pas encore vu votre site',
  tooMany:
    'Nous avons regardé beaucoup de sites en peu de temps. Veuillez réessayer plus tard ou demander un avis humain sur le vôtre.',
  switchedOff: 'Notre programme fait une pause, mais pas nous. Écrivez-nous, c’est gratuit.',

  robotTitle: 'Notre programme est passé sur votre site : pourquoi',
  robotDescription:
    'Qui a envoyé notre programme sur votre site, ce qu’il y fait, à quelle fréquence il vient et comment ne plus jamais le voir.',
  robotHeading: 'Notre programme est passé chez vous ?',
  robotLead: 'C’est que quelqu’un a lancé l’analyse de votre site : le plus souvent, son propriétaire.',
  robotDoesHeading: 'Ce qu’il fait',
  robotDoesText:
    'Il ouvre une page dans un vrai navigateur, en version mobile puis en version ordinateur, et la mesure. Il vérifie aussi que certains liens et images de cette page fonctionnent encore. Il n’ouvre aucun compte, ne remplit aucun formulaire et ne commande rien.',
  robotOftenHeading: 'La fréquence de ses visites',
  robotOftenText:
    'Seulement quand on le lui demande, et jamais plus de quelques fois par heure sur le même site.',
  robotNameHeading: 'Comment le reconnaître',
  robotNameText: 'Dans le journal de votre serveur, il s’appelle {agent}, suivi de l’adresse de cette page.',
  robotStopHeading: 'Comment ne plus le voir',
  robotStopText:
    'Écrivez à {email} en indiquant votre site. Nous l’ajoutons à notre liste d’exclusion, et le programme n’y retourne plus. Si quelqu’un demande ensuite son analyse, nous lui disons que vous ne la souhaitez pas.',

  fromContact: 'Voir les premières remarques',
  fromContactHint: 'En trente secondes, par notre programme, en attendant notre avis.',
  fromArticle: 'Ou voyez les premières remarques tout de suite, en trente secondes',
  fromReceipt: 'Voir les premières remarques sur votre site',
}
