import type { FastifyRequest } from 'fastify'

import { senderOf } from '../../abuse/rate-limits/request-limits.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { describeError, type Logger } from '../../log.ts'
import type { OpenIdSettings } from '../../settings.ts'
import { insertRow } from '../../store/queries.ts'
import { hashOfSecret } from '../../secret.ts'
import type { DeskRoutes } from '../route-parts.ts'
import { beginSession } from './sign-in-routes.ts'
import { sessionSecret } from './staff-gate.ts'
import { CONFIRMED_MS, endSession, findStaff, newSecret } from './staff-rows.ts'

const AWAY_MS = 10 * 60_000
/** How long the provider may take to answer: less than a handler may. */
const PATIENCE_S = 10
const COOKIE = '__Host-desk-openid'
/** Lax: the provider sends the browser back, which is a visit from another site. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** What the provider says: an address it vouches for, and when it last saw its owner log in. */
interface Vouched {
  email: string
  loggedInAt: Date
}

/**
 * Signs people in by an OpenID provider (code flow with PKCE, OpenID Connect Core 1.0 §3.1). Only a verified
 * address of somebody at the desk gets in; everybody else learns that it did not work. A login there that is
 * older than a proof may be is asked for again (`max_age`); what counts as the proof is the time it then names
 * (`auth_time`): a provider that names none signs people in and proves nothing.
 */
export const openIdRoutes: DeskRoutes<{ openId: OpenIdSettings; log: Logger }> = (app, options, done) => {
  const { openId, limits, write, effects, log } = options
  const { siteUrl } = effects.places
  const redirect_uri = `${siteUrl}/api/desk/openid/callback`
  const common = { handlerTimeout: HANDLER_TIMEOUT_MS }
  let configured: ReturnType<typeof discover> | null = null
  /** Asks the provider once; after a failure the next sign-in asks again. */
  const configure = () =>
    (configured ??= discover(openId).catch((error: unknown) => {
      configured = null
      throw error
    }))

  app.get('/api/desk/openid', common, async (request, reply) => {
    await limits.countSignIn(senderOf(request), write)
    const { client, config } = await configure().catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'the OpenID provider cannot be asked')
      throw new ApiProblem('unavailable')
    })
    const [state, nonce, verifier, secret] = [
      client.randomState(),
      client.randomNonce(),
      client.randomPKCECodeVerifier(),
      newSecret(),
    ]
    const row = {
      hash: hashOfSecret(secret),
      purpose: 'openid' as const,
      // The provider's way back brings no strict cookie along: the session it ends is noted now.
      value: JSON.stringify({ state, nonce, verifier, before: hashOfSecret(sessionSecret(request)) }),
      expires_at: new Date(effects.now().getTime() + AWAY_MS).toISOString(),
    }
    await write((trx) => insertRow(trx, 'staff_challenge', row))
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri,
      scope: 'openid email',
      state,
      nonce,
      max_age: String(CONFIRMED_MS / 1_000),
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return reply.header('set-cookie', `${COOKIE}=${secret}; ${ATTRIBUTES}`).redirect(url.href)
  })

  app.get('/api/desk/openid/callback', common, async (request, reply) => {
    reply.header('set-cookie', `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`)
    try {
      const { email, loggedInAt, before } = await askProvider(request)
      await write(async (trx) => {
        const staff = await findStaff(trx, email)
        if (staff === undefined) throw new Error('nobody at the desk has this address')
        await endSession(trx, before)
        await beginSession(trx, { request, reply, staff, provedAt: loggedInAt }, effects)
      })
      return await reply.redirect('/desk')
    } catch (error) {
      log.warn({ error: describeError(error) }, 'a sign-in by OpenID did not work')
      return reply.redirect('/desk#refused')
    }
  })
  done()

  /** What the provider vouches for, and the hash of the session before. Throws for an answer that is wrong. */
  async function askProvider(request: FastifyRequest): Promise<Vouched & { before: string }> {
    const secret =
      new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})`).exec(request.headers.cookie ?? '')?.[1] ?? ''
    const kept = await write((trx) =>
      trx
        .deleteFrom('staff_challenge')
        .where('hash', '=', hashOfSecret(secret))
        .where('purpose', '=', 'openid')
        .returning(['value', 'expires_at'])
        .executeTakeFirst(),
    )
    if (kept === undefined || kept.expires_at <= effects.now().toISOString())
      throw new Error('this browser did not ask, or too long ago')
    const { state, nonce, verifier, before } = JSON.parse(kept.value) as Record<
      'state' | 'nonce' | 'verifier' | 'before',
      string
    >
    const { client, config } = await configure()
    const tokens = await client.authorizationCodeGrant(config, new URL(request.url, siteUrl), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    })
    const token = tokens.claims()
    if (token === undefined) throw new Error('there is no ID token')
    // Many providers put the address into the token; where §5.4 is followed to the letter it has to be fetched.
    const { email, email_verified: isVerified } =
      token['email'] === undefined
        ? await client.fetchUserInfo(config, tokens.access_token, token.sub)
        : token
    if (typeof email !== 'string' || isVerified !== true) throw new Error('there is no verified address')
    const loggedInAt = Math.min((token.auth_time ?? 0) * 1_000, effects.now().getTime())
    return { email, loggedInAt: new Date(loggedInAt), before }
  }
}

/** The package and the provider are asked at the first sign-in, not at the start. */
async function discover({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const client = await import('openid-client')
  const execute = [
    client.enableNonRepudiationChecks, // the signature is checked, although the answer came over TLS
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- http is on this machine only: settings.ts
    ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
  ]
  const config = await client.discovery(issuer, clientId, clientSecret, undefined, {
    execute,
    timeout: PATIENCE_S,
  })
  return { client, config }
}
