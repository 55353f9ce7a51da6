import type * as en from '../en/page.ts'

export const page = {
  homeTitle: 'Сайты для бизнеса за несколько дней по фиксированной цене',
  homeDescription:
    'Профессиональный сайт для бизнеса: нарисуем, сделаем и запустим в течение {days} рабочих дней. Без предоплаты: смотрите, одобряете и только потом платите.',
  chooseTitle: '{agency}: выберите язык',
  chooseDescription:
    'Профессиональные сайты для бизнеса по фиксированной цене. Этот сайт есть на {languages} языках: выберите свой.',
  knowledgeTitle: 'Статьи для владельцев: о сайтах простыми словами',
  knowledgeDescription:
    'Сколько стоит сайт, зачем он малому бизнесу и из-за каких ошибок уходят клиенты: три статьи для владельцев, читать можно бесплатно.',
  faqTitle: 'Частые вопросы: цена, оплата, чей потом сайт',
  faqDescription:
    'Сколько стоит сайт и когда платить, сколько ждать, чей он потом и что нужно от вас. Прямые ответы ещё до заказа.',
  aboutTitle: 'Кто мы и почему карандаш красный',
  aboutDescription:
    'Кто рисует, пишет и собирает ваш сайт и как всё началось с вопроса одного пекаря. Ни одной картинки из фотобанка.',
  privacyTitle: 'Политика конфиденциальности: что храним и как долго',
  privacyDescription:
    'Какие персональные данные хранит этот сайт, зачем и как долго, кто их видит и как их исправить, выгрузить или удалить.',
  sampleTitle: 'Пример отчёта: что находит бесплатный разбор',
  sampleDescription:
    'Старая страница под красным карандашом, её оценки и три дела, с которых начать: так выглядит бесплатный разбор вашего сайта.',
  sentTitle: 'Ваша заявка получена',
  sentDescription: 'Мы получили вашу заявку на бесплатный разбор сайта. Что будет дальше и когда.',
  orderedTitle: 'Ваш заказ получен',
  orderedDescription: 'Мы получили заказ на ваш сайт. Что будет дальше и когда мы вам напишем.',
  notSentTitle: 'Ваша заявка не отправлена',
  notSentDescription: 'В форме что-то не так. Здесь написано, что именно и как всё-таки отправить заявку.',
  confirmTitle: 'Осталось одно нажатие',
  confirmDescription:
    'Без JavaScript нужен ещё один шаг. Пожалуйста, не спешите: перечитайте написанное хотя бы три секунды и отправьте.',
  ticketFormTitle: 'Создать обращение в поддержку',
  ticketFormDescription:
    'Что-то не так с сайтом, который мы вам сделали? Расскажите, что вы видите. Номер получите сразу, и каждое обращение мы читаем сами.',
  ticketSentTitle: 'Ваше обращение создано',
  ticketSentDescription: 'Мы получили ваше обращение в поддержку. Что будет дальше и как за ним следить.',
  ticketNotSentTitle: 'Ваше обращение не отправлено',
  ticketNotSentDescription:
    'В форме что-то не так. Здесь написано, что именно и как всё-таки отправить обращение.',
  ticketStatusTitle: 'Ваше обращение в поддержку',
  ticketStatusDescription:
    'На каком этапе ваше обращение в поддержку, что уже произошло и где написать нам о нём ещё раз.',
  chatTitle: 'Спросите Pliiats: цены, сроки, хостинг',
  chatDescription:
    'Сколько стоит сайт, когда он будет готов и чей он потом? Чат-помощник отвечает коротко. Он программа, а с остальным поможем мы сами.',
  notFoundTitle: '404: страница не найдена',
  notFoundDescription: 'По этому адресу ничего нет. Посмотрите, куда можно пойти отсюда.',
} satisfies en.PageMessages

export const header = {
  skipLink: 'Перейти к содержанию',
  promise: 'Сделаем профессиональный сайт за {days} раб. дн.',
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
  messagingHeading: 'Напишите нам',
  messagingLead: 'Пишите, когда удобно, а мы ответим в часы работы. {openingHours}.',
  languagesHeading: 'Язык',
} satisfies en.HeaderMessages

export const footer = {
  claim: 'Хорошие сайты для малого бизнеса: одна цена, несколько дней — и сайт ваш.',
  officesHeading: 'Офисы',
  pagesHeading: 'Разделы сайта',
  supportHeading: 'Вы уже наш клиент?',
  supportButton: 'Создать обращение',
  privacy: 'Политика конфиденциальности',
  hours: 'С понедельника по пятницу, {from}–{to}',
  momentThere: '{moment} по времени {city}',
  hoursThere: '{hours} по времени {city}',
  copyright: '© {year} {agency}',
  backToTop: 'Наверх',
} satisfies en.FooterMessages

export const language = {
  loading: 'Открываем сайт на вашем языке…',
  menuLabel: 'Язык',
  chooseHeading: 'Выберите язык',
} satisfies en.LanguageMessages

export const privacy = {
  updated: 'Последнее изменение: {date}',
  languageNotice: 'Эта политика составлена на английском и эстонском языках. Ниже приведён английский текст.',
} satisfies en.PrivacyMessages

export const notFound = {
  heading: '404: страница не найдена',
  lead: 'По этому адресу ничего нет. Возможно, в нём опечатка или страница переехала.',
  ways: 'Куда дальше',
  developerHint: 'Вы не забыли добавить страницу в роутер?',
} satisfies en.NotFoundMessages

export const errorFallback = {
  heading: 'Что-то пошло не так',
  text: 'Произошла непредвиденная ошибка. Пожалуйста, попробуйте обновить страницу.',
  refresh: 'Обновить страницу',
  report: 'Сообщить о проблеме',
  staleText:
    'Пока эта страница была открыта, сайт обновился. Ваш текст сохранён; чтобы продолжить, обновите, пожалуйста, страницу.',
} satisfies en.ErrorFallbackMessages

export const chatPage = {
  heading: 'Спросите Pliiats',
  lead: 'Коротко о ценах, сроках, правках и хостинге. Или оставьте сообщение, и мы ответим сами.',
  close: 'Закрыть чат',
  noScript: 'Чату нужен JavaScript, а в вашем браузере он выключен. Напишите нам: {email}.',
  codeFailed: 'Чат не загрузился. Напишите нам: {email}.',
} satisfies en.ChatPageMessages
