import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { standInForInvokerCommands } from './dialogs.ts'
import { keepPlaceOnLanguageChange } from './language-links.ts'
import { leadToContactForm } from './free-analysis.ts'
import { rememberPageLanguage } from './remember-language.ts'
import { trackMessagingLinks } from './messaging-links.ts'

/* The script every page loads. Ships to the client: everything here counts against 10 KiB (quality.md §1). */
const locale = parseLocaleCode(document.documentElement.dataset['locale'])
if (locale !== null) {
  rememberPageLanguage(locale)
  keepPlaceOnLanguageChange(locale)
}
standInForInvokerCommands()
leadToContactForm()
trackMessagingLinks()
