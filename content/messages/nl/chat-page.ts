import type { ChatPageMessages } from '../en/chat-page.ts'

export const chatPage = {
  heading: 'Vraag het aan Pliiats',
  lead: 'Korte vragen, korte antwoorden: prijzen, levertijd, aanpassingen, hosting. Of laat een bericht achter voor een echt mens.',
  close: 'Chat sluiten',
  noScript:
    'De chat heeft JavaScript nodig, en dat staat uit in uw browser. Via {email} antwoordt een echt mens.',
  codeFailed: 'De chat wil niet laden. Mail naar {email}: dat werkt altijd.',
} satisfies ChatPageMessages
