import type { ChatPageMessages } from '../en/chat-page.ts'

export const chatPage = {
  heading: 'Fragen Sie Pliiats',
  lead: 'Kurze Fragen, kurze Antworten: Preise, Lieferzeit, Änderungen, Hosting. Oder Sie hinterlassen Ihre Adresse, und ein Mensch meldet sich.',
  close: 'Chat schließen',
  noScript:
    'Der Chat braucht JavaScript, und das ist in Ihrem Browser ausgeschaltet. Unter {email} antwortet Ihnen ein Mensch.',
  codeFailed: 'Der Chat ließ sich nicht laden. Schreiben Sie an {email}: Das geht immer.',
} satisfies ChatPageMessages
