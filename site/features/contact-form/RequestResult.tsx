import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { NotSentSheet, SentSheet } from '../../ui/sheet/FormResult.tsx'
import { Receipt } from './Receipt.tsx'
import { DRAFT_KEY } from './contact-draft.ts'

interface ResultProps {
  context: PageContext
}

/** The page after a request was accepted, without script. */
export function RequestSent({ context }: ResultProps) {
  const { sentText, successNoMail } = context.messages.contactForm
  return <Sent context={context} text={sentText} noMail={successNoMail} />
}

/** The page after an order was accepted, without script. */
export function OrderSent({ context }: ResultProps) {
  const { orderSentText, orderSuccessNoMail } = context.messages.contactForm
  return <Sent context={context} text={orderSentText} noMail={orderSuccessNoMail} />
}

function Sent({ context, text, noMail }: ResultProps & Record<'text' | 'noMail', string>) {
  const words = context.messages.contactForm
  const hours = { hours: claims.analysisHours }
  return (
    <SentSheet
      heading={words.sentHeading}
      text={fillPlaceholders(text, hours)}
      noMail={fillPlaceholders(noMail, hours)}
      draftKey={DRAFT_KEY}
      back={words.sentBack}
      homeHref={localizedPath(context.locale, '/')}
    >
      <Receipt locale={context.locale} words={words} asked={null} answerBy={null} />
    </SentSheet>
  )
}

/** The page after a request was refused, without script. */
export function RequestNotSent({ context }: ResultProps) {
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
