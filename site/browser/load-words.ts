import type { Locale } from '#domain/language/locales.ts'

/**
 * The words of a language from `import.meta.glob` of its files: words that most pages never need are scripts of
 * their own. Rejects when they cannot be loaded.
 */
export async function loadWords<Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  locale: Locale,
): Promise<Words> {
  const load = Object.entries(files).find(([path]) => path.includes(`/${locale}/`))?.[1]
  if (load === undefined) throw new Error(`No words in ${locale}`)
  return load()
}
