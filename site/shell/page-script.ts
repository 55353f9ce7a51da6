import * as parts from '#content/catalogue/parts.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { showPresses } from '../browser/parts/button-press.ts'
import { compareSlides } from '../browser/parts/comparison.ts'
import { standInForInvokerCommands } from '../browser/parts/dialogs.ts'
import { keepDrafts } from '../browser/forms/drafts.ts'
import { keepEarlyPresses } from '../browser/parts/early-presses.ts'
import { answerForFailedParts } from '../browser/failures/failed-parts.ts'
import { nameReportedPage, refreshOnRequest } from '../browser/failures/fallback-sheet.ts'
import { keepPlaceOnLanguageChange } from '../browser/parts/language-links.ts'
import { leadToContactForm } from '../browser/parts/free-analysis.ts'
import { measureOnConsent } from '../browser/measuring/measure-on-consent.ts'
import { trackMessagingLinks } from '../browser/measuring/messaging-links.ts'
import { trackNewsletterLinks } from '../browser/measuring/newsletter-links.ts'
import { fallBackToInitials } from '../browser/parts/portraits.ts'
import { suppressErrors } from '../browser/failures/quiet-errors.ts'
import { rememberPageLanguage } from '../browser/parts/remember-language.ts'
import { revealWhenSeen } from '../browser/parts/reveal.ts'
import { scrollSmoothlyOnceLoaded } from '../browser/parts/smooth-scroll.ts'
import { startEach } from '../browser/failures/start-each.ts'
import { showStickyBar } from '../browser/parts/sticky-bar.ts'

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
