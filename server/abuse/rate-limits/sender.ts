import type { FastifyRequest } from 'fastify'

import type { PostLimit } from '#domain/rate-limits/limits.ts'

import { mailboxOf } from '../../mailbox.ts'
import { visitorNetwork } from '../../http/visitor/visitor-network.ts'

/** By whom a post is counted. */
export interface Sender {
  network: string
  /** Null: the post names no address. */
  mailbox: string | null
}

/** One of those a post is counted by, as they are called; only its hash is ever kept. */
export interface Subject {
  limit: PostLimit
  name: string
}

/**
 * The sender of a request.
 * @param email the address it names as its own, however spelled.
 */
export function senderOf({ ip }: Pick<FastifyRequest, 'ip'>, email = ''): Sender {
  return { network: visitorNetwork(ip), mailbox: email.includes('@') ? mailboxOf(email) : null }
}

/** All that a post counts toward, always in the same order: two posts never wait for each other. */
export function subjectsOf({ network, mailbox }: Sender): readonly Subject[] {
  const ofMailbox = mailbox === null ? [] : [{ limit: 'mailbox' as const, name: mailbox }]
  return [{ limit: 'network', name: network }, ...ofMailbox, { limit: 'site', name: '' }]
}
