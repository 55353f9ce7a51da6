export const formSending = {
  tryAgainIn: 'Riprova tra {time}',
  sendAgainAt: 'Può inviare di nuovo dopo le {time}.',
  sendAgainNow: 'Ora può inviare di nuovo.',
  leaveEmpty: 'Lasci vuoto questo campo',
  confirm: 'Invia ora',
}
