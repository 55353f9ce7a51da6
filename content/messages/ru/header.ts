import type { HeaderMessages } from '../en/header.ts'

export const header = {
  skipLink: 'Перейти к содержанию',
  promise: 'Профессиональные сайты за {days} рабочих дня',
  existingCustomers: 'Нашим клиентам',
  navigationLabel: 'Основная',
  home: 'Главная',
  services: 'Услуги',
  pricing: 'Цены',
  portfolio: 'Портфолио',
  testimonials: 'Отзывы',
  about: 'О нас',
  // One word for the bar; the page itself is headed «Что стоит знать до заказа».
  knowledge: 'Статьи',
  faq: 'Вопросы',
  contact: 'Контакты',
  freeAnalysis: 'Бесплатный разбор',
  getStarted: 'Начать',
  chat: 'Написать в WhatsApp',
  chatText: 'Здравствуйте! Меня интересует сайт от {price}. Расскажите, пожалуйста, подробнее.',
  menuOpen: 'Меню',
  menuTitle: 'Меню',
  menuClose: 'Закрыть меню',
  officesHeading: 'Офисы',
  messagingHeading: 'Спросите нас в чате',
  messagingLead: 'Пишите, когда удобно. Живой человек отвечает с понедельника по пятницу, {from}–{to}.',
  languagesHeading: 'Язык',
} satisfies HeaderMessages
