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
  statRating: 'из 5 по {reviews} отзывам',
  proofLabel:
    'Старый сайт с нашими пометками красным карандашом: загружается семь целых восемь десятых секунды, непонятно, кто, где и почём, а номера телефона нет.',
  noteWho: 'кто, где, почём?',
  noteSlow: 'грузится 7,8 с!',
  notePhone: 'а телефон где?',
} satisfies HeroMessages
