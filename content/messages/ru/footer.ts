import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Хорошие сайты для малого бизнеса: одна цена, несколько дней — и сайт ваш.',
  officesHeading: 'Офисы',
  pagesHeading: 'Разделы сайта',
  supportHeading: 'Вы уже наш клиент?',
  supportButton: 'Написать в поддержку',
  privacy: 'Политика конфиденциальности',
  hours: 'С понедельника по пятницу, {from}–{to}',
  momentThere: '{moment} по времени {city}',
  hoursThere: '{hours} по времени {city}',
  copyright: '© {year} {agency}',
  backToTop: 'Наверх',
} satisfies FooterMessages
