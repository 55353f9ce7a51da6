import type { FastifyRequest } from 'fastify'

import type { PostLimit } from '#domain/rate-limits/limits.ts'

import { mailboxOf } from '../../mailbox.ts'
import { visitorNetwork } from '../../http/visitor/visitor-network.ts'

export type Sender = ReturnType<typeof senderOf>

/** One subject in clear; only its hash is stored. */
export interface Subject {
  limit: PostLimit
  name: string
}

/** The sender of a request; `email` is the address it names as its own, in any spelling, '' for none. */
export function senderOf({ ip }: Pick<FastifyRequest, 'ip'>, email = '') {
  return { network: visitorNetwork(ip), mailbox: email.includes('@') ? mailboxOf(email) : null }
}

/** All subjects of a post, always in the same order, so that two posts never deadlock. */
export function subjectsOf({ network, mailbox }: Sender): readonly Subject[] {
  const ofMailbox = mailbox === null ? [] : [{ limit: 'mailbox' as const, name: mailbox }]
  return [{ limit: 'network', name: network }, ...ofMailbox, { limit: 'site', name: '' }]
}
