import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'В хорошей компании',
  clientsLabel: 'Некоторые из наших клиентов',
  joinery: 'Столярная мастерская',
  dental: 'Стоматология',
  bakery: 'Пекарня',
  law: 'Юридическая фирма',
  yoga: 'Студия йоги',
  plumber: 'Сантехники',
  outletsLabel: 'О нас пишут',
  searchRating: '{value} из {best} по {count} отзывам на {source}',
  platformRating: '{value} из {best}, «Отлично» на {source}',
  badgesLabel: 'Сертификаты',
  dataProtection: 'GDPR',
} satisfies SocialProofMessages
