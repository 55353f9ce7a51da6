/** Topics with an answer of their own. `support`: an existing customer's trouble; `contact` starts the lead capture (spec §4). */
export const TOPICS = [
  'support',
  'contact',
  'analysis',
  'office',
  'revisions',
  'ownership',
  'hosting',
  'languages',
  'payment',
  'guarantee',
  'delivery',
  'portfolio',
  'pricing',
  'discount',
  'services',
  'bot',
  'thanks',
  'greeting',
] as const
export type Topic = (typeof TOPICS)[number]

/**
 * What a message can mean: a topic, a document of the index by its id, `cancel` ("never mind"), `skip` ("no
 * phone"), `back` ("wrong email"), or `other` (nothing the assistant knows). Each is a file of content/chat/<language>/.
 */
export type Meaning = string

/** Things to buy, asked for together: their prices are added up. */
export interface ChatOrder {
  /** Null: only add-ons were named. */
  package: string | null
  addOns: readonly string[]
}

export type Understanding =
  /** One meaning or more, in the order of the text. `isCertain`: sure enough to give up a lead for. */
  | { kind: 'sure'; meanings: readonly Meaning[]; isCertain: boolean }
  | { kind: 'order'; order: ChatOrder }
  /** Two meanings: the visitor decides. */
  | { kind: 'unsure'; between: readonly Meaning[] }
  | { kind: 'unknown' }

export function isTopic(meaning: Meaning): meaning is Topic {
  return (TOPICS as readonly string[]).includes(meaning)
}
