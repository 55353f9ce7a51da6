/** Topics with an answer of their own, in the order that decides ties. */
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
/** `support`: an existing customer's problem; `contact` starts the lead capture (spec §4). */
export type Topic = (typeof TOPICS)[number]

/** The meaning of a visitor's text. */
export type Understanding =
  | { kind: 'topic'; topic: Topic }
  /** The answer is a document of the index, by id. */
  | { kind: 'document'; document: string }
  /** Leaving the lead capture: "never mind". */
  | { kind: 'cancel' }
  | { kind: 'unknown' }
