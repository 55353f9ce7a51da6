import type { FastifyReply } from 'fastify'
import type { Static } from 'typebox'
import type { IncomingHttpHeaders } from 'node:http'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { ANALYSIS_PROGRESS_PAGE } from '#domain/website-analysis/analysis-status.ts'
import { isMailableAddress } from '#domain/email/email-address.ts'
import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { senderOf } from '../../abuse/rate-limits/request-limits.ts'
import type { Effects } from '../../effects.ts'
import { payloadHash, readIdempotencyKey } from '../../store/idempotency/once.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem, generalWords, type ProblemWords } from '../../http/problems/problem.ts'
import { acceptForms } from '../../http/accepted-requests.ts'
import { FormTokenField, Honeypot, Language, shape } from '../../http/shape.ts'
import {
  visitorLanguage,
  type ForOffice,
  visitorOffice,
  singleLineText,
  visitorNetwork,
} from '../../http/visitor.ts'
import { mailboxOf, withAsciiDomain } from '../../mailbox.ts'
import type { Db, Row } from '../../store/tables.ts'
import { insertRequest } from '../contact-form/insert-request.ts'
import { Done, EXAMPLE_SECRET, SecretBody } from '../conversation/page-schema.ts'
import type { Routes } from '../route-parts.ts'
import { mailReport, reportForStaff } from './analysis-mails.ts'
import {
  findAnalysis,
  findAnalysisLink,
  readAnalysis,
  readPicture,
  removeUnlinkedAnalyses,
} from './analysis-rows.ts'
import { countAndInsert, readWebsite } from './begin-analysis.ts'

const SCOPE = 'POST /api/analyses'
const PAGES = { sent: ANALYSIS_PROGRESS_PAGE, notSent: '/analysis/not-sent' }

interface AnalysisOptions {
  /** Whether analyses are made; those that exist can be read and removed in any case. */
  isOn: boolean
  wakeAnalysis: () => void
}

/** The secret is in a header or the body: a path would be logged. A wrong or missing one is always a 404. */
export const analysisRoutes: Routes<AnalysisOptions> = (app, options, done) => {
  const { isOn, acceptPost, once, effects, write, wakeOutbox, wakeAnalysis } = options
  acceptForms(app)
  const common = {
    handlerTimeout: HANDLER_TIMEOUT_MS,
    config: { words: (locale: Locale) => analysisWords(locale, effects.places.salesMailbox) },
  }

  const answering = <Body, Answers>(body: Body, response: Answers) => ({
    ...common,
    schema: { body, response },
  })

  /** The link of a secret; throws 404. */
  async function open(trx: Db, secret: string): Promise<Row<'analysis_link'>> {
    const link = secret === '' ? undefined : await findAnalysisLink(trx, secret)
    if (link === undefined) throw new ApiProblem('not-found')
    return link
  }

  function refuseWhereOff(): void {
    if (!isOn) throw new ApiProblem('not-found', { fields: [{ field: 'url', code: 'switched-off' }] })
  }

  app.post(
    '/api/analyses',
    {
      ...answering(AnalysisBody, { 202: AnalysisReceipt }),
      config: { ...common.config, formPages: PAGES },
    },
    async (request, reply) => {
      refuseWhereOff()
      const locale = visitorLanguage(request)
      const website = readWebsite(singleLineText(request.body.url))
      const email = withAsciiDomain(singleLineText(request.body.email ?? ''))
      const fields = [
        ...(website === null ? [{ field: 'url', code: 'url-malformed' }] : []),
        ...(email === '' || isMailableAddress(email) ? [] : [{ field: 'email', code: 'email-malformed' }]),
      ]
      if (website === null || fields.length > 0) throw new ApiProblem('invalid', { fields })
      const post = {
        scope: SCOPE,
        email,
        payload: { url: website.address, email, language: locale },
        status: 202,
        form: {
          locale,
          sent: PAGES.sent,
          labels: { url: messages[locale].contactForm.url },
          carry: (answer: FastifyReply, { secret = '' }: { secret?: string }) => {
            answer.header('set-cookie', secretCookie(secret, effects.places.siteUrl))
          },
        },
      } as const
      await acceptPost(request, reply, post, async (trx, reasons) => {
        // A suspicious post is analysed, since that costs nobody but us, within limits; it mails nothing.
        const link = {
          language: locale,
          email,
          due: email === '' || reasons.length > 0 ? '' : 'mail',
        } as const
        const network = visitorNetwork(request.ip)
        const begun = await countAndInsert(trx, { ...website, link }, network, options)
        if (link.due === 'mail' && begun.isDone)
          await mailReport(trx, await open(trx, begun.secret), email, effects)
        return { isMailed: true, secret: begun.secret }
      })
      return reply
    },
  )

  app.get('/api/analyses/status', common, ({ headers }) =>
    write(async (trx) => readAnalysis(trx, await open(trx, secretOf(headers)))),
  )

  app.get(
    '/api/analyses/pictures/:device',
    {
      ...common,
      schema: { params: shape({ device: { enum: ['phone', 'desktop'] } }) },
    },
    async ({ headers, params: { device } }, reply) => {
      const bytes = await write(async (trx) =>
        readPicture(trx, (await open(trx, secretOf(headers))).analysis_id, device),
      )
      if (bytes === null) throw new ApiProblem('not-found')
      return reply.type('image/webp').send(bytes)
    },
  )

  app.post('/api/analyses/mail', answering(MailBody, { 202: Done }), async (request, reply) => {
    const { secret, wantsPerson = false } = request.body
    const email = withAsciiDomain(singleLineText(request.body.email))
    if (!isMailableAddress(email))
      throw new ApiProblem('invalid', { fields: [{ field: 'email', code: 'email-malformed' }] })
    const hash = payloadHash({ secret, email, wantsPerson: String(wantsPerson) })
    const repeat = readIdempotencyKey(request.headers['idempotency-key'])
    const sending = { scope: `${SCOPE}/mail`, repeat, payloadHash: hash, sender: senderOf(request, email) }
    await once(sending, async (trx) => {
      const link = await open(trx, secret)
      const { stage, address } = await findAnalysis(trx, link.analysis_id)
      const office = visitorOffice(request.headers, link.language)
      if (wantsPerson)
        await askPerson(trx, { link, email, address, office, isDone: stage === 'done' }, effects)
      else if (stage === 'done') await mailReport(trx, link, email, effects)
      else await keepAddress(trx, link.id, { email, due: 'mail' })
      return { status: 202, body: { success: true } }
    })
    wakeOutbox()
    return reply.code(202).send({ success: true })
  })

  app.post('/api/analyses/again', answering(SecretBody, { 202: AnalysisReceipt }), async (request, reply) => {
    refuseWhereOff()
    const repeat = readIdempotencyKey(request.headers['idempotency-key'])
    const hash = payloadHash({ secret: request.body.secret })
    const again = { scope: `${SCOPE}/again`, repeat, payloadHash: hash, sender: senderOf(request) }
    const answer = await once(again, async (trx) => {
      const previous = await open(trx, request.body.secret)
      const { address, host } = await findAnalysis(trx, previous.analysis_id)
      const analysis = { address, host, link: { language: previous.language }, previous }
      const { secret } = await countAndInsert(trx, analysis, visitorNetwork(request.ip), options)
      return { status: 202, body: { success: true, secret } }
    })
    wakeAnalysis()
    return reply.code(202).send(answer.body as AnalysisReceipt)
  })

  app.post('/api/analyses/removal', answering(SecretBody, { 200: Done }), async ({ body }) => {
    await write(async (trx) => {
      const { id } = await open(trx, body.secret)
      await trx.deleteFrom('analysis_link').where('id', '=', id).execute()
      await removeUnlinkedAnalyses(trx)
    })
    return { success: true as const }
  })
  done()
}

/** Notes an address at a link, and what is due once its analysis is done. */
async function keepAddress(
  trx: Db,
  id: string,
  link: { email: string; due: Row<'analysis_link'>['due']; contactId?: string },
): Promise<void> {
  await trx
    .updateTable('analysis_link')
    .set({
      email: link.email,
      mailbox: mailboxOf(link.email),
      due: link.due,
      contact_id: link.contactId ?? '',
    })
    .where('id', '=', id)
    .execute()
}

interface AskedPerson extends Required<ForOffice> {
  link: Row<'analysis_link'>
  email: string
  address: string
  isDone: boolean
}

/** The free analysis of the specification, asked for below a report: a contact request with that report. */
async function askPerson(
  trx: Db,
  { link, email, address: url, office, isDone }: AskedPerson,
  effects: Effects,
): Promise<void> {
  const { language } = link
  const message = messages[language].contactForm.defaultMessage
  const request = {
    name: email,
    email,
    message,
    phone: '',
    url,
    startTime: '',
    language,
    order: null,
    office,
  }
  await insertRequest(trx, request, [], effects, async (_, { contactId }) => {
    await keepAddress(trx, link.id, { email, due: isDone ? '' : 'findings', contactId })
    return { secret: '', report: await reportForStaff(trx, { ...link, email }, effects) }
  })
}

function analysisWords(locale: Locale, mailbox: string): ProblemWords {
  const { contactForm: words, websiteAnalysis } = messages[locale]
  return {
    ...generalWords(locale, mailbox),
    'too-many-requests': websiteAnalysis.tooMany,
    'switched-off': websiteAnalysis.switchedOff,
    'url-malformed': words.urlMalformed,
    'email-malformed': words.emailMalformed,
    invalid: words.missingFields,
  }
}

const Email = { type: 'string', maxLength: CONTACT_LIMITS.email } as const

const AnalysisBody = shape(
  {
    url: { type: 'string', maxLength: CONTACT_LIMITS.url },
    language: Language,
    email: Email,
    [HONEYPOT_FIELD]: Honeypot,
    [FORM_TOKEN_FIELD]: FormTokenField,
  },
  { url: 'mybakery.com', language: 'en' },
  ['language', 'email', HONEYPOT_FIELD, FORM_TOKEN_FIELD],
)
type AnalysisBody = Static<typeof AnalysisBody>

const MailBody = shape(
  { secret: { type: 'string' }, email: Email, wantsPerson: { type: 'boolean' } },
  { secret: EXAMPLE_SECRET, email: 'mari@example.com', wantsPerson: true },
  ['wantsPerson'],
)

const AnalysisReceipt = shape({ success: { const: true }, secret: { type: 'string' } })
type AnalysisReceipt = Static<typeof AnalysisReceipt>

/** Carries the secret of a plain form's report: without script a page cannot read a fragment. */
const COOKIE = 'analysis'
const COOKIE_SECONDS = 24 * 60 * 60

/** The secret of a request, from its header or the cookie; '' opens nothing. */
export function secretOf(headers: IncomingHttpHeaders): string {
  const header = headers['analysis-secret']
  if (typeof header === 'string') return header
  const cookies = (headers.cookie ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
}

/** The cookie with a secret, for the answer to a plain form. */
function secretCookie(secret: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${secret}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}
