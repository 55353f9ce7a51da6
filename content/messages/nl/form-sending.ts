export const formSending = {
  tryAgainIn: 'Opnieuw over {time}',
  sendAgainAt: 'Om {time} uur kunt u het opnieuw versturen.',
  sendAgainNow: 'U kunt het nu opnieuw versturen.',
  leaveEmpty: 'Laat dit leeg',
  confirm: 'Nu versturen',
}
