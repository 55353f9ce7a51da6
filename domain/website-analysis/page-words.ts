/**
 * Signs that a text names a phone number, an address and so on, in our eight languages. They are generous: a
 * sign too many keeps the pencil away, a sign too few blames a page for what it has. Every pattern is bounded,
 * because the texts are strangers'.
 */

/** A pattern of whole words; `\b` knows Latin letters only. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')
}

const SEPARATED_DIGITS = String.raw`\d(?:[\s().\/–-]{0,3}\d){5,13}`
/** E.123: with the country's code, or after a word that announces a number, or grouped as in North America. */
const CERTAIN_TELEPHONE = new RegExp(
  String.raw`\+${SEPARATED_DIGITS}` +
    String.raw`|(?<=(?:tel|phone|call|fon|telefoon|telefono|teléfono|téléphone|tél|телефон|тел|mobile?|handy|gsm|móvil|cellulare|portable|mobiil)[.:]{0,2}\s{0,2})\(?0?${SEPARATED_DIGITS}` +
    String.raw`|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b`,
  'iu',
)
/** Seven digits or more; a counter of visitors begins with zeros. */
const POSSIBLE_TELEPHONE =
  /(?<![\d.,])(?:\+|\()?(?!00\d{0,6}(?!\d))\d(?:[\s().\/–-]{0,3}\d){6,13}(?![.,]?\d)/u
const DATES_AND_TIMES =
  /(?<!\d)(?:19|20)\d{2}\s?[-–—/]\s?(?:19|20)?\d{2}(?!\d)|(?<!\d[./-]?)(?:(?:\d{4}|\d{1,2})[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{1,2}[:.]\d{2}|(?:19|20)\d{2})(?![./-]?\d)/g

/** A text that is certainly a phone number; null: none. */
export function telephoneIn(text: string): string | null {
  return CERTAIN_TELEPHONE.exec(text)?.[0].trim() ?? null
}

/** Whether a text holds something that may be a phone number: no date, hour or year. */
export function mayHoldTelephone(text: string): boolean {
  return telephoneIn(text) !== null || POSSIBLE_TELEPHONE.test(text.replace(DATES_AND_TIMES, '|'))
}

const STREET =
  '\\p{L}*(?:straße|strasse|str|platz|weg|allee|gasse|ufer|damm|markt|straat|laan|plein|gracht|kade|dijk|singel)|' +
  'tänav|tn|mnt|maantee|pst|puiestee|tee|väljak|' +
  'calle|c/|avenida|avda|av|plaza|paseo|carrer|carretera|' +
  'via|viale|piazza|corso|vicolo|largo|strada|' +
  'rue|avenue|boulevard|place|chemin|allée|quai|impasse|route|cours|' +
  'ул|улица|проспект|просп|пр-т|пр|пер|переулок|площадь|пл|шоссе|наб|набережная|бульвар'
/** A street word and a house number, in either order; capitals are not to be relied on. */
const STREET_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${STREET})(?![\p{L}])[^\d\n!?]{0,25}\d{1,4}(?!\d)` +
    String.raw`|(?<!\d)\d{1,4}\s?(?:bis|ter|[a-z])?,?\s(?:rue|avenue|boulevard|place|chemin|allée|quai|impasse|route|cours)(?![\p{L}])`,
  'iu',
)
/** In English between the two stands a name, without which “5 ways” and “2009 parade” would be streets. */
const ENGLISH_STREET =
  /(?<!\d)\d{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.-]*\s){1,3}(?i:street|st|road|rd|avenue|ave|lane|ln|square|drive|dr|blvd|boulevard|way|court|parade|highway)(?!\p{L})/u
/** A postcode with its town, a Dutch or British postcode. What may be a year stands behind a house number. */
const POSTCODE = new RegExp(
  String.raw`(?<!\d)(?!00)\d{5,6},?\s\p{Lu}\p{L}+|(?<![\p{L}\d-])(?:[A-Z]{1,2}-)?(?!(?:19[89]|20[0-3])\d)\d{4}\s\p{Lu}\p{Ll}{2,}` +
    String.raw`|(?<!(?:(?:[jJ]an|[fF]eb|[fF]év|[mM][aä]r|[mM]aa|[mM]rt|[aA][pvb]r|[mM]ag|[jJ]u[nil]|[gG]iu|[lL]ug|[aA][uû]g|[aA]oû|[aA]go|[sS]ep|[sS]et|[oO][kct]t|[nN]ov|[dD]e[czk]|[dD]éc|[dD]ic|[gG]en|[eE]ne|[яЯ]нв|[фФ]ев|[мМ]ар|[аА]пр|[иИ]юн|[иИ]юл|[аА]вг|[сС]ен|[оО]кт|[нН]оя|[дД]ек)\p{L}*|[mM]a[yi]|[mM]ei|[мМ]ая)\.?\s)(?<=\p{L}\s)\d{1,4}[a-z]?,\s\d{4}\s\p{Lu}\p{Ll}{2,}` +
    String.raw`|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}\b`,
  'u',
)
const MAP_LINK =
  /google\.[a-z.]+\/maps|maps\.(?:google|app|apple)|goo\.gl\/maps|openstreetmap|yandex\.\w+\/maps|2gis\.|waze\./i
const DIRECTIONS = words(
  'directions|find us(?! on\\b)|how to find us|anfahrt|so finden sie uns|wegbeschreibung|asukoht|kuidas leida|leia meid|route|routebeschrijving|cómo llegar|dónde estamos|come raggiungerci|dove siamo|nous trouver|plan d.accès|itinéraire|как (?:нас найти|добраться|проехать)|схема проезда',
)

/** Whether a text names a street or a postcode. */
export function namesAddress(text: string): boolean {
  return STREET_NUMBER.test(text) || ENGLISH_STREET.test(text) || POSTCODE.test(text) || DIRECTIONS.test(text)
}

/** Whether a link leads to a place on a map. */
export function leadsToMap(address: string): boolean {
  return MAP_LINK.test(address)
}

const WEEKDAY =
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|daily|weekdays|every day|' +
  'mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|täglich|werktags|' +
  'esmaspäe?v\\p{L}*|teisipäev\\p{L}*|kolmapäev\\p{L}*|neljapäev\\p{L}*|reede\\p{L}*|laupäev\\p{L}*|pühapäev\\p{L}*|iga päev|[etknrlp]|' +
  '(?:maan|dins|woens|donder|vrij|zater|zon)dag|ma|wo|vr|za|zo|dagelijks|' +
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lun|mar|mié|jue|vie|sáb|dom|[lv]|diario|' +
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mer|gio|ven|sab|tutti i giorni|' +
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jeu|sam|dim|tous les jours|' +
  'понедельник\\p{L}*|вторник\\p{L}*|сред[аыу]|четверг\\p{L}*|пятниц\\p{L}*|суббот\\p{L}*|воскресень\\p{L}*|пн|вт|ср|чт|пт|сб|вс|ежедневно|будни'
/** A weekday, and an hour or a span of hours near it. */
const DAY_WITH_HOURS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${WEEKDAY})(?![\p{L}\p{N}]).{0,40}?(?:\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:am|pm|a\.m|p\.m|uhr|uur|h|ч)(?![\p{L}])|\d{1,2}\s?[-–—]\s?\d{1,2})`,
  'iu',
)
const HOURS_WORD = words(
  '24/7|24 ?h|opening (?:hours|times)|business hours|office hours|by appointment|open (?:daily|from|until|now|today)|öffnungszeiten|sprechzeiten|geschäftszeiten|geöffnet|termine? nach vereinbarung|nach vereinbarung|lahtiolekuajad|lahtioleku\\p{L}*|avatud|kokkuleppel|openingstijden|openingsuren|op afspraak|geopend|horarios?|abierto|con cita previa|cita previa|orari|orario|aperto|su appuntamento|horaires?|ouvert|sur rendez-vous|часы работы|режим работы|график работы|время работы|по записи|круглосуточно',
)

/** Whether a text says when the business is open. */
export function namesHours(text: string): boolean {
  return HOURS_WORD.test(text) || DAY_WITH_HOURS.test(text)
}

const PRICE =
  /[$€£₽¥]\s?\d|\d[\d\s.,’']{0,12}(?:[€£$₽]|,-|(?:EUR|USD|GBP|CHF|RUB|euros?|eurot|dollars?|Fr\.|kr|zł|руб)(?![\p{L}]))|(?<!\p{L})(?:EUR|USD|GBP|CHF|CA\$|A\$)\s?\d/iu
/** Said of prices in a sentence too. */
const PRICE_WORD =
  'prices?|pricing|price list|preise?|preisliste|hin(?:nad|d)|hinnakiri|prijzen|prijslijst|tarieven|' +
  'precios?|tarifas|prezz[io]|listino|tariffe|prix|tarifs|цен[аы]|прайс\\p{L}*'
const WAY_TO_PRICE = words(
  `${PRICE_WORD}|rates|fees|menu|shop|store|order|quotes?|estimates?|plans?|packages|book(?: now)?|tickets?|` +
    'angebote?|kostenvoranschlag|speisekarte|kosten|tarife?|onlineshop|honorar|bestellen|buchen|' +
    'hinnapakkumi\\p{L}*|pakkumi\\p{L}*|menüü|e-pood|pood|telli\\p{L}*|broneeri\\p{L}*|' +
    'prijs|offerte|menukaart|winkel|webshop|bestel(?:len)?|' +
    'tarifa|presupuestos?|tienda|carta|menú|pedidos?|reservar?|' +
    'preventiv[oi]|negozio|menù|ordina|prenota|' +
    'tarif|devis|boutique|carte|commander|réserver|' +
    'стоимость|смет\\p{L}*|тариф\\p{L}*|магазин|меню|заказать|рассчитать|записаться',
)
const PRICES_IN_TEXT = words(PRICE_WORD)

/** Whether a text states an amount of money, or says where prices are. */
export function statesPrice(text: string): boolean {
  return PRICE.test(text) || PRICES_IN_TEXT.test(text)
}

/** Whether the words of a link, a button or a headline lead to a price. */
export function leadsToPrice(text: string): boolean {
  return WAY_TO_PRICE.test(text)
}

const PROOF = words(
  'reviews?|testimonials?|ratings?|rated|what (?:our )?\\p{L}+ (?:are )?say(?:ing)?|recommended|case stud(?:y|ies)|our (?:clients|customers)|team|meet (?:the|our)|' +
    'bewertung(?:en)?|rezension(?:en)?|kundenstimmen|kundenmeinungen|referenzen|erfahrungen|das sagen|unser team|über mich|' +
    'arvustus\\p{L}*|tagasiside|soovita\\p{L}*|hinnang\\p{L}*|kliendi\\p{L}*|meeskond|' +
    'beoordeling(?:en)?|recensies?|ervaringen|referenties|klanten|ons team|over mij|' +
    'reseñas?|opiniones|testimonios?|valoraciones|nuestros clientes|nuestro equipo|' +
    'recension[ei]|testimonianze|opinioni|dicono di noi|nostri clienti|il (?:nostro )?team|la squadra|chi sono|' +
    'avis|témoignages?|nos clients|notre équipe|l.équipe|' +
    'отзыв\\p{L}*|рекомендации|наши клиенты|наша команда|команда|наши (?:мастера|врачи|специалисты)|' +
    'trustpilot|tripadvisor|google reviews|provenexpert|yelp',
)
const STARS = /[★⭐]|(?<!\d)[1-5][.,]\d\s?(?:\/|out of|von|van|sur|su|de|из)\s?5(?!\d)/i

/** A long quotation, or any with a name behind a dash. */
const QUOTATION = /["“„«»”][^"“”„«»]{50,400}["“”»«]|["“”»«]\s{0,2}[-–—~]\s?\p{L}/u

/** Whether a text brings other people's words, or shows who is behind the business. */
export function bringsProof(text: string): boolean {
  return PROOF.test(text) || STARS.test(text) || QUOTATION.test(text)
}

const COOKIE_WORDS =
  /cookie|consent|gdpr|dsgvo|datenschutz|einwilligung|küpsis|privac|avg\b|galletas|cookies|confidentialité|куки|файл\p{L}* cookie|персональн/iu

/** Whether a box asks for consent. */
export function asksForCookies(text: string): boolean {
  return COOKIE_WORDS.test(text)
}

const PRIVACY_LINK =
  /privacy|privacidad|datenschutz|andmekaitse|privaatsus|isikuandme|gegevensbescherming|privacyverklaring|protección de datos|riservatezza|confidentialit|données personnelles|rgpd|gdpr|dsgvo|конфиденциальн|персональн|mentions-legales|impressum/i

/** Whether a link leads to a privacy policy. */
export function leadsToPrivacy({ address, text }: { address: string; text: string }): boolean {
  return PRIVACY_LINK.test(text) || PRIVACY_LINK.test(address)
}

const NO_ACTION = words(
  'menu|menü|menüü|menú|menù|меню|navigation|close|schließen|sulge|sluiten|cerrar|chiudi|fermer|закрыть|search|suche|otsi|zoeken|buscar|cerca|rechercher|поиск|accept(?: all)?|reject(?: all)?|agree|akzeptieren|ablehnen|zustimmen|nõustu\\p{L}*|keeldu\\p{L}*|accepteren|weigeren|aceptar|rechazar|accett[ao]|rifiuta|accepter|refuser|принять|отклонить|ok|next|previous|weiter|zurück|back|skip to \\p{L}+|cookies?|english|deutsch|eesti|nederlands|español|italiano|français|русский',
)

/** Whether the words of a button ask a visitor to do something: not menu, consent, search or language. */
export function asksToAct(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !NO_ACTION.test(text)
}

const LEFT_OVER = new RegExp(
  String.raw`lorem ipsum|dolor sit amet|just another wordpress site|nur eine weitere wordpress-(?:website|seite)|sample page|hello world!|your text here|insert text here|hier steht ihr text|platzhaltertext` +
    String.raw`|(?:(?:web)?site|page|website) (?:is |is currently |currently )?under construction` +
    String.raw`|(?:web)?(?:site|seite) (?:ist |befindet sich )?(?:noch |gerade |derzeit )?im aufbau` +
    String.raw`|(?:kodu|veebi)?leht (?:on )?(?:veel )?(?:valmimisel|ehitamisel|koostamisel)` +
    String.raw`|(?:web)?(?:site|pagina) (?:is )?(?:nog )?(?:in aanbouw|in opbouw|onder constructie)` +
    String.raw`|(?:página|sitio|web) (?:está )?en construcción` +
    String.raw`|(?:sito|pagina) (?:è )?in (?:costruzione|allestimento)` +
    String.raw`|(?:site|page) (?:est )?(?:actuellement )?en (?:construction|travaux)` +
    String.raw`|(?:сайт|страница) (?:находится |сейчас )?(?:в разработке|на реконструкции|в стадии разработки)`,
  'iu',
)

/** What was left over from building the site, in its own words; null: nothing. */
export function leftOverIn(text: string): string | null {
  return LEFT_OVER.exec(text)?.[0] ?? null
}

const EMPTY_TITLE =
  /^(?:home|homepage|home page|start|startseite|start page|index|intro|untitled|untitled document|unbenannt|document|new page|welcome|willkommen|herzlich willkommen|website|my site|my website|meine website|avaleht|esileht|kodu|tere tulemast|hoofdpagina|welkom|startpagina|inicio|página principal|bienvenidos?|benvenut[io]|pagina iniziale|accueil|bienvenue|page d.accueil|главная|главная страница|добро пожаловать|без названия)$/iu
const EMPTY_HEADLINE =
  /^(?:welcome|willkommen|herzlich willkommen|tere tulemast|welkom|bienvenidos?|bienvenue|benvenut[io]|добро пожаловать)(?: (?:to|on|auf|bei|op|a|en|sur|su|sul|на)\s(?:our |my |unserer |meiner |onze |nuestra |nuestro |notre |il nostro |nostro |наш )?(?:(?:web)?site|homepage|home page|page|pagina|página|сайт|uns))?$/iu

/** Whether a title could stand on any page. */
export function isEmptyTitle(title: string): boolean {
  return EMPTY_TITLE.test(bare(title))
}

/** Whether a headline greets and says nothing else. */
export function isEmptyHeadline(headline: string): boolean {
  return EMPTY_TITLE.test(bare(headline)) || EMPTY_HEADLINE.test(bare(headline))
}

/** Without marks around it, white space folded. */
function bare(text: string): string {
  return text
    .slice(0, 200)
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()
}

/** Years of a copyright line; a founding year is none. */
export function copyrightYears(footer: string): number[] {
  const text = footer.replace(
    /(?<!\p{L})(?:since|est\.?|established|founded|seit|gegründet|alates|asutatud|sinds|opgericht|desde|fundad\p{L}|dal|depuis|fondé\p{L}*|с|основан\p{L}*)[^\d\p{L}]{0,3}(?:in |en |nel )?\d{4}/giu,
    ' ',
  )
  const lines = text.matchAll(
    /(?:©|\(c\)|copyright)\D{0,40}?(\d{4})(?!\d)(?:\s?[-–—/]\s?(\d{4}))?|(?<!\d)(\d{4})\s?©/gi,
  )
  return [...lines].flatMap(([, from, to, before]) =>
    [from, to, before].flatMap((year) => (year === undefined ? [] : [Number(year)])),
  )
}

/** Words of a language that its neighbours do not have, or hardly. */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to with for your our are you',
  et: 'ja on ei või kui meie teie ning oma see',
  de: 'und der die das mit für von wir sie ist',
  nl: 'de het van een voor met wij uw ook zijn',
  es: 'el los las y para con una nuestro su por',
  it: 'il di per con che una della sono alla nostro',
  fr: 'le les des et pour avec une nous vous dans',
  ru: 'и в на с для по не мы вы от',
}
/** So many common words tell a language, and so many times more of it than of the one declared. */
const ENOUGH_WORDS = 20
const CERTAINTY = 4

/** Whether a text is certainly in another language than `code` says; only languages of ours can be told. */
export function isInAnotherLanguage(text: string, code: string): boolean {
  const found = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, 3_000)
  const counts = new Map(
    Object.entries(COMMON_WORDS).map(([language, common]) => {
      const known = new Set(common.split(' '))
      return [language, found.filter((word) => known.has(word)).length]
    }),
  )
  const declared = counts.get(code.toLowerCase().split(/[-_]/)[0] ?? '')
  if (declared === undefined) return false
  return Math.max(...counts.values()) >= Math.max(ENOUGH_WORDS, CERTAINTY * declared)
}

const LANGUAGE_NAME =
  /^(?:english|deutsch|eesti(?: keel(?:es)?)?|nederlands|español|italiano|français|русский|suomi|svenska|dansk|norsk|polski|português|čeština|latviešu|lietuvių|українська|magyar|română|türkçe|ελληνικά|日本語|中文)$/iu
const LANGUAGE_CODE = /^(?:en|eng|de|et|est|ee|nl|es|it|fr|ru|rus|fi|sv|da|no|pl|pt|lv|lt|uk|cz|hu)$/i

/** Whether links lead to the same page in other languages: a language by its name, or two by their codes. */
export function offersLanguages(texts: readonly string[]): boolean {
  const names = texts.map((text) => text.trim()).filter((text) => text.length < 20)
  const codes = new Set(names.filter((text) => LANGUAGE_CODE.test(text)).map((code) => code.toLowerCase()))
  return names.some((text) => LANGUAGE_NAME.test(text)) || codes.size >= 2
}
