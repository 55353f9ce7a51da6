/** A person visitors meet (spec §3): name, initials, portrait; role and bio are messages of `about`. */
interface Person {
  name: string
  /** Shown when the portrait cannot be loaded (decision 28). */
  initials: string
}

/** The founder (spec §2). Sample content (decisions 28 and 29). */
export const founder = {
  sample: true,
  name: 'Liis Tamm',
  initials: 'LT',
} as const satisfies Person & { sample?: true }

/** The team of the about page (spec §2); `id` finds portrait and words. Sample content. */
export const team = [
  { sample: true, id: 'designer', name: 'Marcus Bell', initials: 'MB' },
  { sample: true, id: 'writer', name: 'Anouk Peeters', initials: 'AP' },
  { sample: true, id: 'developer', name: 'Ravi Menon', initials: 'RM' },
  { sample: true, id: 'support', name: 'Enn Kask', initials: 'EK' },
] as const satisfies readonly (Person & { id: string; sample?: true })[]

/** Milestone years of the about page (spec §2). */
export const milestoneYears = [2010, 2015, 2020, 2025] as const
