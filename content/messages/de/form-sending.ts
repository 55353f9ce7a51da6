export const formSending = {
  tryAgainIn: 'Noch einmal in {time}',
  sendAgainAt: 'Ab {time} Uhr können Sie wieder senden.',
  sendAgainNow: 'Jetzt können Sie wieder senden.',
  leaveEmpty: 'Bitte leer lassen',
  confirm: 'Jetzt absenden',
}
