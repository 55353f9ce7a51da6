export const sampleReport = {
  heading: 'Le rapport que vous recevrez',
  lead: 'Votre page passée au crayon rouge, avec les annotations et les trois choses à faire d’abord. Ici, l’ancien site d’un client, {client} ; votre rapport arrive sous {hours} {hours/fr/heure/heures}.',
  firstHeading: 'Trois choses à faire d’abord',
  oneText:
    'Des caractères de 11 pixels, des lignes de 130 signes : sur un téléphone, il faut une loupe. Des lettres plus grandes et des lignes courtes, c’est un après-midi de travail, et tout le monde y gagne.',
  twoText:
    'Télécharger, imprimer, remplir, faxer : quatre étapes, et à chacune quelqu’un abandonne. Un créneau libre et un numéro de téléphone suffisent ; le reste se demande à l’accueil.',
  threeText:
    'Le titre de la page est « Accueil ». Ni le métier ni le quartier n’y figurent : ceux qui cherchent l’un ou l’autre ne trouvent pas la page. Dix minutes de travail, utiles pendant des années.',
  keepHeading: 'Ce qui est déjà bien',
  keepText: 'Les tarifs sont publics ; beaucoup de cabinets les cachent. À garder.',
  askHeading: 'Et votre site ?',
  askText:
    'Nous l’examinons et vous écrivons sous {hours} {hours/fr/heure/heures}. C’est gratuit et sans engagement.',
  link: 'Voir un exemple de rapport',
}
