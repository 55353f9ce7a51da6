import type { GuaranteeMessages } from '../en/guarantee.ts'

export const guarantee = {
  heading: 'Вы ничем не рискуете',
  prepaymentTitle: 'Без предоплаты',
  prepaymentText: 'Платите, когда увидите сайт и одобрите его.',
  ownershipTitle: 'Сайт на {percent} % ваш',
  ownershipText: 'Домен, тексты, картинки, код: всё и навсегда.',
  deliveryTitle: '{days} дня',
  deliveryText: 'Рабочих, от вашего «да» до запуска.',
  revisionsTitle: '{days} дней правок',
  revisionsText: 'Что-то хочется поменять? Меняем бесплатно.',
} satisfies GuaranteeMessages
