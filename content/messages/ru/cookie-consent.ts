import type { CookieConsentMessages } from '../en/cookie-consent.ts'

export const cookieConsent = {
  bannerLabel: 'Файлы cookie',
  bannerAnnouncement: 'В начале этой страницы есть вопрос о файлах cookie.',
  bannerText: 'Можно считать посещения и видеть, какая наша реклама работает? Без вашего «да» не будем.',
  acceptAll: 'Принять все',
  rejectAll: 'Отклонить все',
  managePreferences: 'Настроить',
  settings: 'Настройки cookie',
  settingsLead: 'Сайт работает и без этого, поэтому всё выключено, пока вы сами не включите.',
  close: 'Закрыть',
  tabsLabel: 'Как выбирать',
  tabCategories: 'Категории',
  tabVendors: 'Поставщики',
  necessary: 'Необходимые',
  necessaryText:
    'Ваш язык, сам этот выбор и то, что вы написали в форме, но ещё не отправили. Без них сайт забудет вас на полуслове.',
  alwaysOn: 'Всегда включены',
  analytics: 'Аналитические',
  analyticsText: 'Какие страницы читают и докуда, быстро ли они загружаются. Так мы видим, что чинить.',
  marketing: 'Маркетинговые',
  marketingText: 'Привела ли вас сюда наша реклама и где ещё она может вам встретиться.',
  functional: 'Функциональные',
  functionalText: 'Удобства, без которых можно обойтись. Сейчас таких нет; ваш ответ относится к будущим.',
  vendorsLead: 'К компании мы обращаемся, только если работаем с ней и вы разрешили это здесь.',
  vendorPart: 'Относится к категории «{category}»',
  vendorCookies: 'Файлы cookie: {names}',
  vendorGoogleAnalytics: 'Считает посещения и то, что читают, на серверах Google.',
  vendorMatomo: 'Считает посещения и то, что читают, на сервере, который мы выбираем сами.',
  vendorGoogleAds:
    'Сообщает Google, что заявка пришла с его рекламы, и позволяет показывать вам другие наши объявления.',
  vendorFacebookPixel:
    'Сообщает компании Meta, что вы здесь были, и позволяет показывать вам нашу рекламу в Facebook и Instagram.',
  privacyControl:
    'Ваш браузер просит не измерять и не отслеживать вас (Global Privacy Control). Верим ему на слово: аналитика и маркетинг остаются выключенными.',
  chosenOn: 'Ваш выбор от {date} записан под номером {id}.',
  notChosen: 'Вы ещё не выбрали. Для нас это «нет».',
  save: 'Сохранить выбор',
} satisfies CookieConsentMessages
