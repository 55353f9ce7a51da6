import type { ChatPageMessages } from '../en/chat-page.ts'

export const chatPage = {
  heading: 'Pregunte a Pliiats',
  lead: 'Preguntas cortas, respuestas cortas: precios, plazos, cambios, alojamiento. O deje unas palabras para una persona.',
  close: 'Cerrar el chat',
  noScript:
    'El chat necesita JavaScript, que está desactivado en su navegador. En {email} contesta una persona.',
  codeFailed: 'El chat no se ha cargado. Escriba a {email}: eso funciona siempre.',
} satisfies ChatPageMessages
