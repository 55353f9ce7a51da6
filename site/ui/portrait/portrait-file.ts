const FILES: Record<string, string> = import.meta.glob('../../assets/portraits/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of a portrait or sign, a drawing or a photograph, by the stem of its file. */
export function portraitFile(name: string): string {
  const file = FILES[Object.keys(FILES).find((path) => path.includes(`/${name}.`)) ?? '']
  if (file === undefined)
    throw new Error(`No portrait site/assets/portraits/${name} as svg, avif, webp, jpg or png`)
  return file
}
