import { agency } from '#content/catalogue/agency.ts'
import { packages } from '#content/catalogue/packages.ts'
import { claims } from '#content/catalogue/claims.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { withoutJoiners } from '#domain/language/word-joiner.ts'
import { listPackages } from '#domain/pricing/packages.ts'

import type { PageContext } from '../../page/page-context.ts'

/** A question with its id on the page. */
export interface Question {
  /** The fragment, the same in every language. */
  id: string
  question: string
  /** `{price}` and `{hosting}` stay: English pages rewrite amounts in place. */
  answer: string
}

/** The six questions (spec §2), with the catalogue's figures except amounts. */
export function questions(context: PageContext): Question[] {
  const words = context.messages.faq
  const { number, range, tag } = context
  const written = packages.filter(({ copywritingPages }) => copywritingPages !== 0).map(({ name }) => name)
  const values = {
    deliveryDays: listPackages(packages, ({ deliveryDays }) => range(deliveryDays)),
    days: number(packages[0].revisionDays),
    changeDays: listPackages(packages, ({ revisionDays }) =>
      fillPlaceholders(context.messages.pricing.changeDays, { count: number(revisionDays) }),
    ),
    packages: new Intl.ListFormat(tag).format(written),
    price: '{price}',
    hosting: '{hosting}',
  }
  const textsAnswer = written.length > 0 ? ` ${words.prepareTexts}` : ''
  return [
    { id: 'price', question: words.priceQuestion, answer: words.priceAnswer },
    { id: 'payment', question: words.payQuestion, answer: words.payAnswer },
    { id: 'time', question: words.timeQuestion, answer: words.timeAnswer },
    { id: 'ownership', question: words.ownQuestion, answer: words.ownAnswer },
    { id: 'changes', question: words.changesQuestion, answer: words.changesAnswer },
    { id: 'preparation', question: words.prepareQuestion, answer: `${words.prepareAnswer}${textsAnswer}` },
  ].map((entry) => ({ ...entry, answer: fillPlaceholders(entry.answer, values) }))
}

/** What owners doubt before they buy: the FAQ's second group. */
export function objections({ messages: { faq: words } }: PageContext): Question[] {
  const values = { address: agency.address, hosting: '{hosting}' }
  return [
    { id: 'scam', question: words.scamQuestion, answer: words.scamAnswer },
    { id: 'vanish', question: words.vanishQuestion, answer: words.vanishAnswer },
    { id: 'invoice', question: words.invoiceQuestion, answer: words.invoiceAnswer },
    { id: 'ways', question: words.waysQuestion, answer: words.waysAnswer },
    { id: 'edit', question: words.editQuestion, answer: words.editAnswer },
    { id: 'old-site', question: words.oldSiteQuestion, answer: words.oldSiteAnswer },
    { id: 'domain', question: words.domainQuestion, answer: words.domainAnswer },
    { id: 'mailboxes', question: words.mailboxesQuestion, answer: words.mailboxesAnswer },
    { id: 'elsewhere', question: words.elsewhereQuestion, answer: words.elsewhereAnswer },
    { id: 'built-with', question: words.builtWithQuestion, answer: words.builtWithAnswer },
    { id: 'shop', question: words.shopQuestion, answer: words.shopAnswer },
    { id: 'logo', question: words.logoQuestion, answer: words.logoAnswer },
    { id: 'social', question: words.socialQuestion, answer: words.socialAnswer },
  ].map((entry) => ({ ...entry, answer: fillPlaceholders(entry.answer, values) }))
}

/** Both groups, with placeholders for amounts: the chat answers with them. */
export function allQuestions(context: PageContext): Question[] {
  return [...questions(context), ...objections(context)]
}

/** The questions as plain text with amounts, for search engines. */
export function plainQuestions(context: PageContext): { question: string; answer: string }[] {
  const { priceText, messages } = context
  const values = {
    price: priceText(packages[0].id),
    hosting: `${priceText('hosting')}${messages.pricing.perMonth}`,
  }
  return allQuestions(context).map(({ question, answer }) => ({
    question,
    answer: withoutJoiners(fillPlaceholders(answer, values)),
  }))
}

/** The line from the questions to the form. */
export function moreText(context: PageContext): string {
  return fillPlaceholders(context.messages.faq.moreText, { hours: context.number(claims.analysisHours) })
}
