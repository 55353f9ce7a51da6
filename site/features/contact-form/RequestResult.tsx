import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../page/page-context.ts'
import { NotSentSheet, SentSheet } from '../../ui/sheet/FormResult.tsx'
import { Receipt } from './Receipt.tsx'
import { DRAFT_KEY } from './contact-draft.ts'

/** The page after a request was accepted, without script. */
export function RequestSent({ context }: { context: PageContext }) {
  const words = context.messages.contactForm
  const hours = { hours: claims.analysisHours }
  return (
    <SentSheet
      heading={words.sentHeading}
      text={fillPlaceholders(words.sentText, hours)}
      noMail={fillPlaceholders(words.successNoMail, hours)}
      draftKey={DRAFT_KEY}
      back={words.sentBack}
      homeHref={localizedPath(context.locale, '/')}
    >
      <Receipt locale={context.locale} words={words} asked={null} answerBy={null} />
    </SentSheet>
  )
}

/** The page after a request was refused, without script. */
export function RequestNotSent({ context }: { context: PageContext }) {
  const { contactForm: words, problems } = context.messages
  const reasons = {
    'missing-fields': words.missingFields,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
    'price-changed': words.priceChanged,
  }
  const backHref = `${localizedPath(context.locale, '/')}#contact`
  return (
    <NotSentSheet
      words={words}
      problems={problems}
      reasons={reasons}
      backHref={backHref}
      mailbox={agency.salesMailbox}
    />
  )
}
