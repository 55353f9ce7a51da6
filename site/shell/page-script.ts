import * as parts from '#content/catalogue/parts.ts'
import { parseLocaleCode } from '#domain/language/locales.ts'

import { keepEarlyPresses, showPresses } from '../browser/parts/presses.ts'
import { compareSlides, fallBackToInitials } from '../browser/parts/pictures.ts'
import { standInForInvokerCommands } from '../browser/parts/dialogs.ts'
import { keepDrafts } from '../browser/forms/drafts.ts'
import { answerForFailedParts } from '../browser/failures/failed-parts.ts'
import { nameReportedPage, refreshOnRequest } from '../browser/failures/fallback-sheet.ts'
import { keepPlaceOnLanguageChange, rememberPageLanguage } from '../browser/parts/language-links.ts'
import { leadToContactForm } from '../browser/parts/free-analysis.ts'
import { measureOnConsent } from '../browser/measuring/measure-on-consent.ts'
import { trackMessagingLinks, trackNewsletterLinks } from '../browser/measuring/tracked-links.ts'
import { startEach, suppressErrors } from '../browser/failures/errors.ts'
import { revealWhenSeen, scrollSmoothlyOnceLoaded, showStickyBar } from '../browser/parts/scrolling.ts'

/* The script of every page: everything here counts against 10 KiB. */
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
