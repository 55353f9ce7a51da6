export const formSending = {
  tryAgainIn: 'Uuesti {time} pärast',
  sendAgainAt: 'Saate uuesti saata kell {time}.',
  sendAgainNow: 'Nüüd saate uuesti saata.',
  leaveEmpty: 'Jätke see tühjaks',
  confirm: 'Saada ära',
}
