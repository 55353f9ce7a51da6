export const exitPopup = {
  heading: 'Vous partez ? Passons d’abord votre site au crayon rouge',
  lead: 'Nous regardons votre site et vous disons, en termes simples :',
  pointWorks: 'ce qui marche déjà',
  pointCosts: 'ce qui vous coûte des clients',
  pointFirst: 'ce qu’il faut changer en premier',
  terms: 'Par e-mail, sous {hours} {hours/fr/heure/heures}. Rien à payer, aucun engagement.',
  accept: 'Mon analyse gratuite',
  now: 'Ou voir tout de suite les premières remarques',
  decline: 'Non, merci',
  close: 'Fermer',
}
