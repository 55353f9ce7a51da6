/** What the assistant has an answer of its own for, in the order a tie between two is decided. */
export const TOPICS = [
  'support',
  'contact',
  'revisions',
  'ownership',
  'hosting',
  'languages',
  'payment',
  'guarantee',
  'delivery',
  'portfolio',
  'pricing',
  'services',
  'thanks',
  'greeting',
] as const
/** `support` is an existing customer's trouble; `contact` begins the lead capture (spec §4). */
export type Topic = (typeof TOPICS)[number]

/** What a visitor's text turned out to mean. */
export type Understanding =
  | { kind: 'topic'; topic: Topic }
  /** The answer is a document of the index, by id. */
  | { kind: 'document'; document: string }
  /** Leaving the lead capture: "never mind". */
  | { kind: 'cancel' }
  | { kind: 'unknown' }
