import type { Subject } from './sender.ts'
import { TooManyPosts } from './too-many-requests.ts'
import { createVisitCounter } from './visit-counter.ts'

/** Subjects remembered: a few megabytes. When one is dropped for lack of room, the database refuses it again. */
const MAX_SUBJECTS = 10_000
/** Copies per second that a refused subject may look up in the database. */
const LOOK_UPS = { count: 5, windowMs: 1_000 }

interface Refused {
  subject: Subject
  since: number
  until: number
}

/** Subjects that are refused without asking the database; in the memory of this process. */
export interface RefusedSubjects {
  /** The longest refusal of these subjects in ms; null: ask the database. */
  find: (subjects: readonly Subject[]) => TooManyPosts | null
  /**
   * Whether a refused subject may ask the database if this is a copy of an answered request. A person's copy
   * comes alone; a flood of invented keys gets a few lookups a second.
   */
  mayLookUp: (subject: Subject) => boolean
  /** Remembers a refusal until it ends; false: it was known. */
  remember: (refusal: TooManyPosts) => boolean
}

/** Creates an empty memory. */
export function createRefusedSubjects(now: () => Date, maxSubjects = MAX_SUBJECTS): RefusedSubjects {
  const refused = new Map<string, Refused>()
  const countLookUp = createVisitCounter(LOOK_UPS, now, maxSubjects)

  /** The entry of a subject, unless it has ended or the clock was set back to before it. */
  function entryOf(subject: Subject): Refused | undefined {
    const name = nameOf(subject)
    const entry = refused.get(name)
    const moment = now().getTime()
    if (entry === undefined || (moment < entry.until && moment >= entry.since)) return entry
    refused.delete(name)
    return undefined
  }

  return {
    find(subjects) {
      const entries = subjects.map(entryOf).filter((entry) => entry !== undefined)
      const [longest] = entries.sort((one, other) => other.until - one.until)
      if (longest === undefined) return null
      return new TooManyPosts(longest.subject, longest.until - now().getTime())
    },
    mayLookUp: (subject) => countLookUp(nameOf(subject)) === 0,
    remember({ subject, waitMs }) {
      if (entryOf(subject) !== undefined) return false
      const [oldest] = refused.keys()
      if (refused.size >= maxSubjects && oldest !== undefined) refused.delete(oldest)
      const since = now().getTime()
      refused.set(nameOf(subject), { subject, since, until: since + waitMs })
      return true
    },
  }
}

function nameOf({ limit, name }: Subject): string {
  return `${limit} ${name}`
}
