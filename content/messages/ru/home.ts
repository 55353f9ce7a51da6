import type * as en from '../en/home.ts'

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
} satisfies en.HeroMessages

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
} satisfies en.SocialProofMessages

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
} satisfies en.ServicesMessages

export const howItWorks = {
  heading: 'Четыре шага по прямой',
  analysisTitle: 'Бесплатный разбор',
  analysisText:
    'Проходим по вашему сайту с красным карандашом, а если сайта ещё нет — по вашим планам. Отчёт придёт в течение {hours} часов.',
  designTitle: 'Дизайн и разработка',
  designText: 'Вы получаете ссылку, а не презентацию. Говорите, что поменять, и мы меняем.',
  seoTitle: 'SEO и оптимизация',
  seoText:
    'Заголовки, тексты, скорость и структура: чтобы на сайте не заблудились ни поисковики, ни нетерпеливые люди.',
  launchTitle: 'Запуск и передача',
  launchText: 'Вы одобряете, платите, и сайт выходит в интернет. С этого дня все ключи от него у вас.',
} satisfies en.HowItWorksMessages

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
} satisfies en.GuaranteeMessages

export const founder = {
  heading: 'Письмо основательницы',
  quote:
    'Я ещё не встречала пекаря, который мечтал бы о сайте. Пекари мечтают, чтобы и во вторник у прилавка было людно.',
  role: 'Основательница',
  portraitAlt: 'Рисованный портрет: {name}, за ухом карандаш',
  letterOne:
    'Я начинала с того, что черкала красным карандашом на распечатках чужих сайтов: что это, куда нажимать, сколько стоит? Мы и сейчас так работаем.',
  letterTwo:
    'Малому бизнесу, чтобы его нашли, не нужны ни менеджер проекта, ни договор на два года, ни кредит. Нужны хороший сайт, фиксированная цена и человек, который отвечает. Больше мы ничего и не продаём.',
  statYears: 'лет опыта',
  statProjects: 'проектов',
  statTeam: 'человек',
  missionHeading: 'Наша миссия',
  mission: 'Сайт для любого малого бизнеса: по карману, понятный и навсегда свой.',
  valuesHeading: 'Наши правила',
  valueHonestyTitle: 'Сначала назвать цену',
  valueHonestyText: 'До первой встречи, на первой странице, в вашей валюте.',
  valuePlainTitle: 'Говорить словами владельца',
  valuePlainText: 'Если ваш клиент так не скажет, на странице этого не будет.',
  valueFinishTitle: 'Доводить до конца',
  valueFinishText: 'Почти готовый сайт ещё никому не привёл ни одного клиента.',
  moreAboutUs: 'Подробнее о нас',
} satisfies en.FounderMessages

export const testimonials = {
  heading: 'Слово владельцам',
  lead: 'Отзывы тех, кому мы сделали сайт. Просим каждого клиента и публикуем то, что он написал.',
  carouselLabel: 'Отзывы',
  previous: 'Предыдущие отзывы',
  next: 'Следующие отзывы',
  slide: 'Отзывы с {from} по {to} из {total}',
  stars: '{value} из {best} звёзд',
  write: 'Написать отзыв',
  watchVideo: 'Посмотреть видео',
  portraitAlt: 'Рисованный портрет: {name}',
  joinerTitle: 'Владелец',
  joinerReview:
    'Я прислал им обувную коробку с фотографиями и страницу жалоб. Через четыре дня у меня был сайт, а жалоб не осталось.',
  joinerMetric: 'заявок на расчёт',
  dentistTitle: 'Главный врач',
  dentistReview:
    'Они узнали, о чём пациенты спрашивают в регистратуре, и вынесли ответы на первую страницу. Раньше меня об этом никто не спрашивал.',
  dentistMetric: 'записей теперь онлайн',
  bakerTitle: 'Пекарь',
  bakerReview:
    'Написать на сайте, что и когда выходит из печи, придумали они. По субботам люди теперь приходят минута в минуту.',
  bakerMetric: 'заказов по телефону',
  lawyerTitle: 'Партнёр',
  lawyerReview:
    'Цена фиксированная, слова человеческие, готово в обещанный день. Сама я беру с клиентов за каждый час, и мне стало немного стыдно.',
  lawyerMetric: 'первых консультаций',
  yogiTitle: 'Преподаватель',
  yogiReview: 'Я передумала три раза. Сайт поменяли три раза, цену — ни разу.',
  yogiMetric: 'записей на первое занятие',
  plumberTitle: 'Владелец',
  plumberReview: 'Большой номер, большая кнопка, и всё. На старом сайте у меня крутился ролик с водопадом.',
  plumberMetric: 'срочных вызовов',
} satisfies en.TestimonialsMessages

export const stickyBar = {
  label: 'Бесплатный разбор',
  text: 'Бесплатный разбор за {hours} ч',
  button: 'Заказать',
} satisfies en.StickyBarMessages
