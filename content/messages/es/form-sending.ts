export const formSending = {
  tryAgainIn: 'Reintentar en {time}',
  sendAgainAt: 'Podrá volver a enviarlo a partir de esta hora: {time}.',
  sendAgainNow: 'Ya puede volver a enviarlo.',
  leaveEmpty: 'No rellene este campo',
  confirm: 'Enviar ahora',
}
