import styles from './Portrait.module.css'

const FILES: Record<string, string> = import.meta.glob('../../assets/portraits/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface PortraitProps {
  /** Stem of the file, a drawing or a photograph. */
  name: string
  alt: string
  /** Shown behind the drawing, and alone when it cannot be loaded (decision 28). */
  initials: string
  width: number
  height: number
}

/**
 * A portrait over the person's initials. With `data-fallback` the page's script hides a picture that failed;
 * without script the browser shows its alternative text.
 */
export function Portrait({ name, alt, initials, width, height }: PortraitProps) {
  const file = FILES[Object.keys(FILES).find((path) => path.includes(`/${name}.`)) ?? '']
  if (file === undefined)
    throw new Error(`No portrait site/assets/portraits/${name} as svg, avif, webp, jpg or png`)
  return (
    <span className={styles.portrait}>
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
      <img src={file} alt={alt} width={width} height={height} loading="lazy" decoding="async" data-fallback />
    </span>
  )
}
