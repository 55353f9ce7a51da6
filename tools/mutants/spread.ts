/** Some of many, evenly: the same ones in every run. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  const share = (index: number) => Math.floor((index * most) / all.length)
  return all.filter((_, index) => share(index) !== share(index - 1))
}
