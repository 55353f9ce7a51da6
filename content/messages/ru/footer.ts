import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Хорошие сайты для малого бизнеса: одна цена, несколько дней — и сайт ваш.',
  officesHeading: 'Офисы',
  officeUS: 'Уилмингтон, США',
  officeCA: 'Торонто, Канада',
  officeEE: 'Таллин, Эстония',
  officeBE: 'Гент, Бельгия',
  pagesHeading: 'Разделы сайта',
  supportHeading: 'Вы уже наш клиент?',
  supportButton: 'Написать в поддержку',
  privacy: 'Политика конфиденциальности',
  hours: 'С понедельника по пятницу, {from}–{to}',
  copyright: '© {year} {agency}',
  backToTop: 'Наверх',
} satisfies FooterMessages
