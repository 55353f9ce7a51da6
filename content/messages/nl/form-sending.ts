export const formSending = {
  tryAgainIn: 'Opnieuw over {time}',
  sendAgainAt: 'Vanaf {time} uur kunt u het opnieuw versturen.',
  sendAgainNow: 'U kunt het nu opnieuw versturen.',
  leaveEmpty: 'Laat dit leeg',
  confirm: 'Nu versturen',
}
