/** Somebody visitors meet by name and face (spec §3: name, initials, photo; role and bio are words of `about`). */
interface Person {
  name: string
  /** Shown when the portrait cannot be loaded (decision 28). */
  initials: string
}

/** Who founded the agency (spec §2). Sample content (decisions 28 and 29). */
export const founder = {
  sample: true,
  name: 'Liis Tamm',
  initials: 'LT',
} as const satisfies Person & { sample?: true }

/** The four team members of the about page (spec §2); `id` names the portrait and the words. Sample content. */
export const team = [
  { sample: true, id: 'designer', name: 'Marcus Bell', initials: 'MB' },
  { sample: true, id: 'writer', name: 'Anouk Peeters', initials: 'AP' },
  { sample: true, id: 'developer', name: 'Ravi Menon', initials: 'RM' },
  { sample: true, id: 'support', name: 'Enn Kask', initials: 'EK' },
] as const satisfies readonly (Person & { id: string; sample?: true })[]

/** Years of the agency's history told on the about page (spec §2). */
export const milestoneYears = [2010, 2015, 2020, 2025] as const
