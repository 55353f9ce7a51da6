import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: 'Сайт, который работает на вас, за {price}',
  lead: 'Дизайн, разработка и запуск за {days} рабочих дня. Вы смотрите, одобряете и только потом платите.',
  checkNoPrepayment: 'Без предоплаты: платите, когда одобрите',
  checkOwnership: 'Сайт целиком ваш: ни привязки, ни абонплаты',
  checkRevisions: '{days} дней бесплатных правок',
  freeAnalysis: 'Бесплатный разбор сайта',
  getStarted: 'Написать нам',
  statSites: 'сайтов сдано',
  statCountries: 'стран',
  statRating: 'по опросу {reviews} клиентов',
  compareLabel: 'Сдвиньте, чтобы увидеть новый сайт вместо старого',
  beforeAlt: 'Старый сайт {client} с пометками красным карандашом',
  afterAlt: 'Новый сайт {client}',
} satisfies HeroMessages
