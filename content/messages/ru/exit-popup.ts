import type { ExitPopupMessages } from '../en/exit-popup.ts'

export const exitPopup = {
  heading: 'Уходите? Сначала пройдёмся по вашему сайту карандашом',
  lead: 'Мы посмотрим ваш сайт и простыми словами напишем:',
  pointWorks: 'что уже работает',
  pointCosts: 'из-за чего вы теряете клиентов',
  pointFirst: 'с чего начать',
  terms: 'Всё это у вас на почте в течение {hours} часов. Бесплатно и ни к чему не обязывает.',
  accept: 'Бесплатный разбор сайта',
  now: 'Или посмотрите первые пометки прямо сейчас',
  decline: 'Нет, спасибо',
  close: 'Закрыть',
} satisfies ExitPopupMessages
