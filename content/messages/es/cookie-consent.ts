export const cookieConsent = {
  bannerLabel: 'Cookies',
  bannerAnnouncement: 'Al principio de esta página hay una pregunta sobre las cookies.',
  bannerText: '¿Podemos contar las visitas y ver qué anuncios nos funcionan? Sin su permiso, no lo haremos.',
  acceptAll: 'Aceptar todas',
  rejectAll: 'Rechazar todas',
  managePreferences: 'Gestionar preferencias',
  settings: 'Configuración de cookies',
  settingsLead:
    'Salvo las necesarias, todas están desactivadas hasta que usted las active: la web funciona sin ellas.',
  close: 'Cerrar',
  tabsLabel: 'Elegir por',
  tabCategories: 'Categorías',
  tabVendors: 'Proveedores',
  necessary: 'Necesarias',
  necessaryText:
    'Su idioma, esta misma elección y lo que ha escrito en un formulario y aún no ha enviado. Sin ellas, la web no se acordaría de nada.',
  alwaysOn: 'Siempre activas',
  analytics: 'Analíticas',
  analyticsText:
    'Qué páginas se leen, hasta dónde y cuánto tardan en cargar. Así sabemos qué hay que arreglar.',
  marketing: 'Publicitarias',
  marketingText: 'Si ha llegado por uno de nuestros anuncios y dónde mostrarle otros.',
  functional: 'Funcionales',
  functionalText:
    'Ayudan, pero no son imprescindibles. Hoy no tenemos ninguna; su respuesta vale para las que vengan.',
  vendorsLead: 'Solo reciben datos las empresas con las que trabajamos y a las que usted dé permiso aquí.',
  vendorPart: 'Forma parte de «{category}»',
  vendorCookies: 'Cookies: {names}',
  vendorGoogleAnalytics: 'Mide las visitas y lo que se lee, en los servidores de Google.',
  vendorMatomo: 'Mide las visitas y lo que se lee, en un servidor que elegimos nosotros.',
  vendorGoogleAds:
    'Avisa a Google de que una solicitud viene de un anuncio nuestro y le permite mostrarle a usted otros.',
  vendorFacebookPixel:
    'Avisa a Meta de su visita y le permite mostrarle a usted nuestros anuncios en Facebook e Instagram.',
  privacyControl:
    'Su navegador pide que no se rastree su visita (Global Privacy Control). Lo respetamos: las cookies analíticas y publicitarias siguen desactivadas.',
  chosenOn: 'Su elección del {date}, registrada con el número {id}.',
  notChosen: 'Aún no ha elegido: lo tomamos como un no.',
  save: 'Guardar mi elección',
}
