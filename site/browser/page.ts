import * as parts from '#content/catalogue/parts.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { showPresses } from './button-press.ts'
import { compareSlides } from './comparison.ts'
import { standInForInvokerCommands } from './dialogs.ts'
import { keepDrafts } from './drafts.ts'
import { keepEarlyPresses } from './early-presses.ts'
import { answerForFailedParts } from './failed-parts.ts'
import { nameReportedPage, refreshOnRequest } from './fallback-sheet.ts'
import { keepPlaceOnLanguageChange } from './language-links.ts'
import { leadToContactForm } from './free-analysis.ts'
import { measureOnConsent } from './measure-on-consent.ts'
import { trackMessagingLinks } from './messaging-links.ts'
import { trackNewsletterLinks } from './newsletter-links.ts'
import { fallBackToInitials } from './portraits.ts'
import { suppressErrors } from './quiet-errors.ts'
import { rememberPageLanguage } from './remember-language.ts'
import { revealWhenSeen } from './reveal.ts'
import { scrollSmoothlyOnceLoaded } from './smooth-scroll.ts'
import { startEach } from './start-each.ts'
import { showStickyBar } from './sticky-bar.ts'

/* The script every page loads. Ships to the client: everything here counts against 10 KiB. */
startEach({
  suppressErrors,
  answerForFailedParts,
  keepDrafts,
  keepEarlyPresses,
  language: () => {
    const locale = parseLocaleCode(document.documentElement.dataset['locale'])
    if (locale === null) return
    rememberPageLanguage(locale)
    keepPlaceOnLanguageChange(locale)
  },
  standInForInvokerCommands,
  leadToContactForm,
  ...(parts.messaging ? { trackMessagingLinks } : {}),
  ...(parts.knowledgeBase ? { trackNewsletterLinks } : {}),
  showPresses,
  compareSlides,
  fallBackToInitials,
  revealWhenSeen,
  ...(parts.stickyBar ? { showStickyBar } : {}),
  refreshOnRequest,
  nameReportedPage,
  scrollSmoothlyOnceLoaded,
  measureOnConsent,
})
