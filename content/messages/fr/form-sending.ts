import type { FormSendingMessages } from '../en/form-sending.ts'

export const formSending = {
  tryAgainIn: 'Réessayer dans {time}',
  sendAgainAt: 'Vous pourrez réessayer à {time}.',
  sendAgainNow: 'Vous pouvez réessayer.',
  leaveEmpty: 'Laissez ce champ vide',
  confirm: 'Envoyer maintenant',
} satisfies FormSendingMessages
