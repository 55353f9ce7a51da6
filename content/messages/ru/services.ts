import type { ServicesMessages } from '../en/services.ts'

export const services = {
  heading: 'Что входит в цену',
  pricingTitle: 'Понятная цена',
  pricingText: 'Одна сумма. Называем её до начала работы, и больше она не меняется.',
  deliveryTitle: 'Быстрый запуск',
  deliveryText: 'Сайт готов за {days} рабочих дня: мы делаем только сайты, зато каждую неделю.',
  partnershipTitle: 'Партнёрство на всю жизнь',
  partnershipText: 'Через год вы пишете тем же людям, и они всё ещё помнят ваш сайт.',
  paymentTitle: 'Без предоплаты',
  paymentText: 'Пока не одобрите, не платите. Не понравится — ничего не должны.',
  designTitle: 'Дизайн на основе данных',
  designText: 'Где стоит кнопка и что на ней написано, решает поведение посетителей, а не вкус.',
  lockInTitle: 'Гарантированно без привязки',
  lockInText: 'Ни подписки, ни закрытой системы. Забирайте сайт к кому угодно и когда угодно.',
  callHeading: 'Взглянем на ваш сайт?',
  freeAnalysis: 'Бесплатный разбор',
  starter: 'Сайты от {price}',
  noPayment: 'Платить не нужно',
  response: 'Ответ в течение {hours} часов',
  consultation: 'Бесплатная консультация',
} satisfies ServicesMessages
