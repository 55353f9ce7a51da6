export const mailLinks = {
  auditRequestSubject: 'Бесплатный разбор сайта',
  auditRequestBody:
    'Здравствуйте!\n\nПосмотрите, пожалуйста, мой сайт и скажите, что в нём улучшить.\n\nМой сайт: \nМоё имя: \n',
  newsletterRoiSubject: 'Рассылка и калькулятор окупаемости',
  newsletterRoiBody:
    'Здравствуйте!\n\nПришлите мне, пожалуйста, калькулятор окупаемости и подпишите меня на новые статьи.\n\nМоё имя: \n',
  getStartedSubject: 'Начнём сегодня',
  getStartedBody:
    'Здравствуйте!\n\nМне нужен сайт для моего бизнеса.\n\nМой бизнес: \nМой сайт, если он есть: \nКогда мне можно позвонить: \nТелефон: \n',
  reviewSubject: 'Мой отзыв',
  reviewBody: 'Услуга: \nОценка (1–5): \nОтзыв: \n\nИмя: \nКомпания (необязательно): \n',
  ticketFollowUpSubject: 'Обращение в поддержку {ticketNumber}',
  // Worded without a past tense: it would have to know whether a man or a woman writes.
  ticketFollowUpBody: 'Здравствуйте!\n\nДополняю только что созданное обращение {ticketNumber}:\n\n',
  reportIssueSubject: 'Проблема на вашем сайте',
  reportIssueBody:
    'Здравствуйте!\n\nНа этой странице что-то пошло не так: {page}\n\nМои действия перед ошибкой: \n',
}
