export const formSending = {
  tryAgainIn: 'Réessayer dans {time}',
  sendAgainAt: 'Vous pourrez réessayer à {time}.',
  sendAgainNow: 'Vous pouvez réessayer.',
  leaveEmpty: 'Laissez ce champ vide',
  confirm: 'Envoyer maintenant',
}
