import styles from './Screenshot.module.css'

/** Widths of every screenshot: tools/pictures/screenshots.ts makes them. */
const WIDTHS = [400, 640, 800, 1200] as const
/** Screenshots are taken at 4:3. */
const RATIO = 3 / 4

const FILES: Record<string, string> = import.meta.glob('../../assets/showcase/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface ScreenshotProps {
  /** Stem of its files, such as `vermont-joinery` or `vermont-joinery-before`. */
  name: string
  alt: string
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
}

/** A picture of a website: AVIF in several sizes, WebP in one for older browsers. Loaded when it is near the window. */
export function Screenshot({ name, alt, sizes }: ScreenshotProps) {
  return (
    <picture className={styles.picture}>
      <source
        type="image/avif"
        srcSet={WIDTHS.map((width) => `${fileOf(`${name}-${String(width)}.avif`)} ${String(width)}w`).join(
          ', ',
        )}
        sizes={sizes}
      />
      <img src={fileOf(`${name}-800.webp`)} alt={alt} width={1200} height={1200 * RATIO} loading="lazy" />
    </picture>
  )
}

function fileOf(file: string): string {
  const address = FILES[`../../assets/showcase/${file}`]
  if (address === undefined)
    throw new Error(`No picture ${file}: run "npm run screenshots" (docs/content.md)`)
  return address
}
