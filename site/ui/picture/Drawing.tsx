const FILES: Record<string, string> = import.meta.glob('../../assets/{articles,drawings}/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface DrawingProps {
  /** Stem of its file in `site/assets/articles` or `site/assets/drawings`. */
  name: string
  className?: string | undefined
  width: number
  height: number
}

/** A drawing in ink and red pencil, decoration only; nothing where it has no file. */
export function Drawing({ name, ...picture }: DrawingProps) {
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${name}.svg`))
  if (file === undefined) return null
  return <img {...picture} src={FILES[file]} alt="" loading="lazy" />
}
