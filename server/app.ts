import { randomUUID } from 'node:crypto'

import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'

import * as parts from '#content/catalogue/parts.ts'

import { measuringRoute } from './features/analytics/measuring-route.ts'
import { vitalsRoute } from './features/analytics/vitals-route.ts'
import { attachmentRoute } from './features/conversation/attachments/attachment-route.ts'
import type { Site } from './http/built-pages/load-site.ts'
import { chatLeadRoute } from './features/chat-assistant/chat-lead-route.ts'
import { contactRoute } from './features/contact-form/contact-route.ts'
import { consentRoute } from './features/cookie-consent/consent-route.ts'
import type { Write } from './store/store.ts'
import type { CountryOf } from './features/geo/country-database.ts'
import { deskRoutes, NO_OPERATIONS, type DeskOperations } from './features/desk/desk-routes.ts'
import { pencilRoutes } from './features/desk/pencil-routes.ts'
import { signInRoutes } from './features/staff/sign-in-routes.ts'
import { openIdRoutes } from './features/staff/openid-routes.ts'
import { createDeskDoor, hideDesk, staffGate } from './features/staff/staff-gate.ts'
import { staffRoutes } from './features/staff/staff-routes.ts'
import { geoRoute } from './features/geo/geo-route.ts'
import type { RouteParts } from './features/route-parts.ts'
import { sentPages } from './features/sent-pages.ts'
import { analysisRoutes } from './features/website-analysis/analysis-routes.ts'
import { progressPage } from './features/website-analysis/progress-page.ts'
import { createBeginAnalysis } from './features/website-analysis/begin-analysis.ts'
import { createOnce } from './store/idempotency/once.ts'
import type { Logger } from './log.ts'
import { serveBuiltPages } from './http/plugins/built-pages.ts'
import { limitBodyTime } from './http/plugins/body-time.ts'
import { answerClientErrors, passOverExpectations, refuseUnclearHost } from './http/plugins/client-errors.ts'
import { closeConnectionsWhileStopping, answerHealth } from './http/plugins/health.ts'
import { guardAgainstCrossSite, acceptJsonOnly } from './http/accepted-requests.ts'
import { answerErrors, sendError } from './http/plugins/error-answers.ts'
import * as limits from './http/limits.ts'
import { collectMethods, refuseOtherMethods } from './http/plugins/methods.ts'
import { logRequests } from './http/plugins/request-log.ts'
import { addSecurityHeaders, API_HEADERS, strictTransport } from './http/security-headers.ts'
import { policyReportRoute } from './features/policy-reports/policy-report-route.ts'
import { generalWords, type WordsOf } from './http/problems/problem.ts'
import { createAcceptPost } from './abuse/accept-post.ts'
import { createRequestLimits, NO_LIMITS, type CountRefusal } from './abuse/rate-limits/request-limits.ts'
import type { Settings } from './settings.ts'
import { pageRoutes } from './features/conversation/page-routes.ts'
import { releaseOwn } from './features/support-ticket/open-ticket.ts'
import { linkRoute } from './features/support-ticket/link-route.ts'
import { createEffects, type GivenEffects } from './effects.ts'
import type { MailPlaces } from './mail/render/addressed-mail.ts'
import { ticketRoute } from './features/support-ticket/ticket-route.ts'
import { createFormConfirmer } from './abuse/suspicion/confirm-form.ts'
import { createExaminer, formTokenRoute } from './abuse/suspicion/form-token.ts'
import { withinNetworks } from './http/visitor.ts'

/** Everything the server needs; main brings the real things, tests bring theirs. */
export interface Dependencies extends GivenEffects {
  settings: Pick<
    Settings,
    | ('mailFrom' | 'salesMailbox' | 'supportMailbox' | 'siteUrl')
    | ('trustProxy' | 'rateLimits' | 'hsts' | 'measuring' | 'analysis' | 'desk')
    | 'acknowledgementsAnHour'
  > &
    Pick<MailPlaces, 'staffLanguage'>
  /** Null: the site is not built; pages answer 503. */
  site: Site | null
  write: Write
  countryOf: CountryOf
  wakeOutbox: () => void
  wakeAnalysis?: () => void
  watchRequests?: (app: FastifyInstance) => void
  countRefusal?: CountRefusal
  /** Not guessable. */
  randomBytes: (count: number) => Buffer
  /** Whether the site has the chat, by the catalogue; tests of the chat's route always have it. */
  hasChat?: boolean
  formSecret: string
  /** What the desk does outside of its store; absent: it cannot. */
  deskOperations?: DeskOperations
  /** Space on the store's disk, if it is this machine's. */
  freeBytes?: () => Promise<number>
  log: Logger
  /** Time limits of a connection, in ms; the default is right outside of tests. */
  timeouts?: limits.Timeouts
  /** How long a copy of a running request waits; the default is right outside of tests. */
  copyPatienceMs?: number
}

/** Builds the server, ready to listen or to inject requests into. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, site, write, countryOf, wakeOutbox, now, randomBytes } = dependencies
  const {
    hasChat = parts.chat,
    log,
    watchRequests,
    copyPatienceMs,
    wakeAnalysis = () => undefined,
    timeouts = limits.TIMEOUTS_MS,
  } = dependencies
  const words: WordsOf = (locale) => generalWords(locale, settings.salesMailbox)
  const transport = strictTransport(settings)
  const headers = { ...API_HEADERS, ...transport }
  const app = createServer(dependencies, words, timeouts, headers)
  const methods = collectMethods(app)
  addSecurityHeaders(app, headers)
  refuseUnclearHost(app)
  passOverExpectations(app)
  limitBodyTime(app, timeouts)
  closeConnectionsWhileStopping(app)
  logRequests(app)
  watchRequests?.(app)
  answerErrors(app, words)
  acceptJsonOnly(app)
  guardAgainstCrossSite(app)
  const isOpen = createDeskDoor(settings.desk)
  hideDesk(app, isOpen)
  answerHealth(app, write, dependencies.freeBytes)
  const repeatable = createOnce(write, {
    now,
    ...(copyPatienceMs === undefined ? {} : { patienceMs: copyPatienceMs }),
  })
  const guard = settings.rateLimits ? createRequestLimits(dependencies) : NO_LIMITS
  const once = guard.limitOnce(repeatable)
  await app.register(geoRoute, { isProxy: withinNetworks(settings.trustProxy), countryOf })
  const { formSecret: secret } = dependencies
  const acceptPost = createAcceptPost({
    once,
    examinePost: createExaminer({ secret, now }),
    confirmForm: createFormConfirmer({ site, secret, now, randomBytes }),
    wake() {
      wakeOutbox()
      wakeAnalysis()
    },
  })
  await app.register(formTokenRoute, { secret, now, randomBytes })
  const effects = createEffects(settings, dependencies)
  const isOn = settings.analysis.where !== 'off'
  const routes: RouteParts = { acceptPost, once, guard, effects, write, wakeOutbox }
  await app.register(contactRoute, { ...routes, beginAnalysis: createBeginAnalysis({ ...routes, isOn }) })
  await app.register(analysisRoutes, { ...routes, isOn, wakeAnalysis })
  if (site !== null) {
    await app.register(progressPage, { site, write })
    await app.register(sentPages, { site })
  }
  if (hasChat) await app.register(chatLeadRoute, routes)
  await app.register(ticketRoute, routes)
  await app.register(pageRoutes, { ...routes, releaseOwn })
  await app.register(linkRoute, routes)
  await app.register(attachmentRoute, {
    effects: { write, now, randomBytes, countUpload: guard.countUpload },
    guard,
    mailbox: settings.supportMailbox,
  })
  await app.register(consentRoute, { ...routes, repeatable })
  await app.register(vitalsRoute, routes)
  await app.register(policyReportRoute, { ...routes, log })
  await app.register(measuringRoute, { measuring: settings.measuring })
  const { openId } = settings.desk
  const desk = { write, effects, wakeOutbox, limits: guard, hasOpenId: openId !== null }
  await app.register(signInRoutes, desk)
  if (openId !== null) await app.register(openIdRoutes, { ...desk, openId, log })
  await app.register(staffGate, {
    ...desk,
    now,
    async routes(inside) {
      await inside.register(staffRoutes, desk)
      const { deskOperations: operations = NO_OPERATIONS } = dependencies
      await inside.register(deskRoutes, { ...desk, once: repeatable, operations })
      await inside.register(pencilRoutes, desk)
    },
  })
  serveBuiltPages(app, site, transport, (request) => DESK_PAGE.test(request.url) && !isOpen(request))
  refuseOtherMethods(app, methods)
  return app
}

/** The desk, its manifest and whatever else it may have. */
const DESK_PAGE = /^\/desk(?:$|[/?#.])/

/** Fastify with stricter settings; `headers` are those of every answer but pages. */
function createServer(
  { log, settings: { trustProxy } }: { log: FastifyBaseLogger; settings: { trustProxy: string[] } },
  words: WordsOf,
  timeouts: limits.Timeouts,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // it logs addresses and URLs
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: limits.BODY_LIMIT_BYTES,
    connectionTimeout: timeouts.connection,
    requestTimeout: timeouts.upload, // the same for all routes: limitBodyTime has the others'
    keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT_MS,
    http: {
      requireHostHeader: false, // refused by refuseUnclearHost
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
    },
    // RFC 9112 §3.2.2: `GET http://host/en` must be accepted as well; `*` becomes an address that does not exist.
    rewriteUrl: ({ url = '/' }) =>
      url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?|^/i, '/'),
    routerOptions: { maxParamLength: 16_384 }, // the wildcard of the pages; Node's limit of headers is the real one
    ajv: {
      // allErrors: a form needs all of them at once; their number is bounded by the body's size.
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true },
    },
    clientErrorHandler: answerClientErrors(words, headers),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers), words),
  })
}
