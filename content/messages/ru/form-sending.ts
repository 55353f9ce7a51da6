export const formSending = {
  tryAgainIn: 'Повторить через {time}',
  sendAgainAt: 'Отправить снова можно в {time}.',
  sendAgainNow: 'Теперь можно отправить снова.',
  leaveEmpty: 'Оставьте это поле пустым',
  confirm: 'Отправить сейчас',
}
