import type { ChatPageMessages } from '../en/chat-page.ts'

export const chatPage = {
  heading: 'Спросите Pliiats',
  lead: 'Короткие вопросы, короткие ответы: цены, сроки, правки, хостинг. Нужен живой человек? Позовём.',
  close: 'Закрыть чат',
  noScript:
    'Чату нужен JavaScript, а в вашем браузере он выключен. Напишите на {email}: ответит живой человек.',
  codeFailed: 'Чат не загрузился. Напишите на {email}: это работает всегда.',
} satisfies ChatPageMessages
