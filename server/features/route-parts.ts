import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import type { AcceptPost } from '../abuse/accept-post.ts'
import type { LimitedOnce, RequestLimits } from '../abuse/rate-limits/request-limits.ts'
import type { Effects } from '../effects.ts'
import type { Write } from '../store/store.ts'

/** What app.ts gives to every route of visitors; a route takes what it needs. */
export interface RouteParts {
  acceptPost: AcceptPost
  /** Once per idempotency key, within the limits of posts. */
  once: LimitedOnce
  guard: RequestLimits
  effects: Effects
  write: Write
  wakeOutbox: () => void
}

/** Routes of visitors, and what only they are given. */
export type Routes<More = object> = FastifyPluginCallbackTypebox<RouteParts & More>

/** What app.ts gives to every route of the desk. */
interface DeskParts {
  effects: Effects
  write: Write
  wakeOutbox: () => void
  limits: RequestLimits
  /** Whether an OpenID provider signs people in; then no links are mailed. */
  hasOpenId: boolean
}

/** Routes of the desk, and what only they are given. */
export type DeskRoutes<More = object> = FastifyPluginCallbackTypebox<DeskParts & More>
