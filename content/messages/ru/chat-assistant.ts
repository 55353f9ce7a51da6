import type { ChatAssistantMessages } from '../en/chat-assistant.ts'

export const chatAssistant = {
  open: 'Спросите Pliiats, нашего помощника',
  title: 'Pliiats',
  subtitle: 'Программа, а не человек. Цены знает наизусть.',
  minimise: 'Свернуть чат',
  openInFull: 'Открыть чат на отдельной странице',
  logLabel: 'Разговор с Pliiats',
  inputLabel: 'Ваше сообщение',
  placeholder: 'Цены, сроки, хостинг…',
  placeholderEmail: 'name@example.com',
  placeholderPhone: 'Ваш номер телефона',
  placeholderName: 'Ваше имя',
  send: 'Отправить',
  typing: 'Pliiats печатает…',
  senderBot: 'Pliiats',
  senderUser: 'Вы',
  optionsLabel: 'Подсказки',
  startOver: 'Начать сначала',
  privacyNote: 'То, что вы здесь оставите, нужно только для того, чтобы вам ответить.',
  privacyLink: 'Политика конфиденциальности',
  optionServices: 'Услуги',
  optionPricing: 'Цены',
  optionPortfolio: 'Портфолио',
  optionContact: 'Поговорить с человеком',
  optionDelivery: 'Какие сроки?',
  optionRevisions: 'Сколько стоят правки?',
  optionOwnership: 'Сайт будет моим?',
  optionHosting: 'Хостинг',
  optionLanguages: 'Несколько языков',
  optionGuarantee: 'А если мне не понравится?',
  optionPayment: 'Когда платить?',
  optionSupport: 'У меня проблема с сайтом',
  optionCancel: 'Ладно, не надо',
  replyGreeting: 'Здравствуйте! Я Pliiats: программа, а не человек, и отвечаю коротко. О чём рассказать?',
  replyServices:
    'Делаем сайты для малого бизнеса: дизайн, тексты, разработка, запуск. Удобно с телефона, понятно поисковикам, форма обратной связи на месте. Можно добавить онлайн-запись, калькулятор или рассылку.',
  linkServices: 'Что входит в работу',
  replyPricing:
    'Starter — {starterPrice}, Business — {businessPrice}, Pro — {proPrice}. Платите один раз, когда увидите сайт и скажете «да». Сверху ничего, если сами чего-нибудь не закажете.',
  linkPricing: 'Сравнить пакеты',
  replyPortfolio: 'Мы сдали больше {sites} сайтов. Некоторые есть в портфолио: было, стало и цифры.',
  linkPortfolio: 'Посмотреть портфолио',
  replyContact:
    'Конечно. Живой человек ответит вам в течение {hours} часов. На какую почту написать? Если удобнее позвонить, мы на месте с понедельника по пятницу, {from}–{to}.',
  linkContact: 'Позвонить: {telephone}',
  replyDelivery:
    'В рабочих днях: Starter — {starterDays}, Business — {businessDays}, Pro — {proDays}. Считаем с того дня, когда вы дали добро, а ваши тексты и картинки уже у нас.',
  linkDelivery: 'Подробнее о сроках',
  replyRevisions:
    'Первые {starterChangeDays} дней после запуска правки бесплатны, в пакете Pro — первые {proChangeDays} дней. Потом цену каждой правки узнаёте заранее. Или за {maintenancePrice} возьмите обновление контента.',
  linkRevisions: 'Подробнее о правках',
  replyOwnership:
    'Сайт целиком ваш: домен, страницы, картинки, тексты, код. Пароли получаете в день запуска. Решите уйти — всё уйдёт с вами.',
  linkOwnership: 'Кому принадлежит сайт',
  replyHosting:
    'Хостинг стоит {hostingPrice}: доступность {uptime} %, резервные копии каждый день и сертификат. Сайт можно держать и в другом месте.',
  linkHosting: 'Хостинг среди дополнений',
  replyLanguages:
    'В пакете Starter один язык, в Business — до {businessLanguages}, в Pro — до {proLanguages}. На каждом пишем для тех, кто на нём читает.',
  linkLanguages: 'Языки по пакетам',
  replyGuarantee:
    'Тогда вы ничего не должны. Платите, только когда увидите готовый сайт и скажете «да». Расторгать будет нечего.',
  linkGuarantee: 'Подробнее: когда платить',
  replyPayment:
    'Один раз, когда увидите готовый сайт и скажете «да». Без предоплаты и без платежей частями. До этого вы не платите ничего.',
  linkPayment: 'Подробнее об оплате',
  replySupport:
    'С этим лучше в поддержку. Создайте обращение: номер получите сразу, а прочтёт его человек. Если сайт не работает, оно идёт без очереди.',
  linkSupport: 'Создать обращение',
  replyThanks: 'Пожалуйста. Если вспомните что-нибудь ещё, я здесь.',
  foundPlace: 'Об этом у нас уже написано: «{title}».',
  foundLink: 'Источник: {title}',
  replyFallback: 'Расскажу об услугах, ценах и портфолио или дам контакты.',
  replyAskingPhone: 'Спасибо. А номер телефона? Вдруг письмо потеряется.',
  replyAskingName: 'Хорошо. А как вас зовут?',
  replyEmailMalformed: 'Пожалуйста, укажите правильный адрес электронной почты (например, {email}).',
  replyPhoneMalformed: 'Пожалуйста, укажите правильный номер телефона.',
  replyNameMissing: 'Не вижу здесь имени. Как к вам обращаться?',
  replyCancelled: 'Хорошо, ничего не отправляю. Что ещё вам рассказать?',
  thanks:
    'Спасибо, {name}. Всё передано: живой человек ответит в течение {hours} часов. Рассказать что-нибудь ещё?',
} satisfies ChatAssistantMessages
