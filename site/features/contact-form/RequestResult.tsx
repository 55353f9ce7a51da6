import type { ReactElement } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { founder } from '#content/catalogue/team.ts'
import { SENT_PLACE } from '#domain/form-sending/form-token.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Portrait } from '../../ui/portrait/Portrait.tsx'
import { NotSentSheet, SentSheet } from '../../ui/sheet/FormResult.tsx'
import { Receipt } from './Receipt.tsx'
import styles from './RequestResult.module.css'
import { DRAFT_KEY } from './contact-draft.ts'

interface ResultProps {
  context: PageContext
}

/** The page after a request was accepted, without script. */
export function RequestSent({ context }: ResultProps) {
  const { sentHeading, sentText, successNoMail } = context.messages.contactForm
  return <Sent context={context} heading={sentHeading} text={sentText} noMail={successNoMail} />
}

/** The page after an order was accepted, without script. */
export function OrderSent({ context }: ResultProps) {
  const { orderSentHeading, orderSentText, orderSuccessNoMail } = context.messages.contactForm
  return (
    <Sent
      context={context}
      heading={orderSentHeading}
      text={orderSentText}
      noMail={orderSuccessNoMail}
      asked={<input type="hidden" name={SENT_PLACE} />}
    />
  )
}

type SentProps = ResultProps & Record<'heading' | 'text' | 'noMail', string> & { asked?: ReactElement | null }

function Sent({ context, heading, text, noMail, asked = null }: SentProps) {
  const words = context.messages.contactForm
  const hours = { hours: claims.analysisHours }
  return (
    <SentSheet
      heading={heading}
      text={fillPlaceholders(text, hours)}
      noMail={fillPlaceholders(noMail, hours)}
      draftKey={DRAFT_KEY}
      back={words.sentBack}
      homeHref={localizedPath(context.locale, '/')}
    >
      <Receipt
        locale={context.locale}
        words={words}
        asked={asked}
        answer={fillPlaceholders(words.receiptWithin, hours)}
        portrait={
          <span className={styles.portrait}>
            <Portrait name="founder" alt="" initials={founder.initials} />
          </span>
        }
      />
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
