import type { ChatPageMessages } from '../en/chat-page.ts'

export const chatPage = {
  heading: 'Chieda a Pliiats',
  lead: 'Domande brevi, risposte brevi: prezzi, tempi, modifiche, hosting. Oppure lasci un recapito, e Le scrive una persona.',
  close: 'Chiudi la chat',
  noScript:
    'La chat ha bisogno di JavaScript, che nel Suo browser è disattivato. All’indirizzo {email} risponde una persona.',
  codeFailed: 'La chat non si è caricata. Scriva a {email}: funziona sempre.',
} satisfies ChatPageMessages
