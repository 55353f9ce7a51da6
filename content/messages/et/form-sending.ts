export const formSending = {
  tryAgainIn: 'Uuesti {time} pärast',
  sendAgainAt: 'Uuesti saate saata kell {time}.',
  sendAgainNow: 'Nüüd saate uuesti saata.',
  leaveEmpty: 'Jätke see tühjaks',
  confirm: 'Saada ära',
}
