import { createHash } from 'node:crypto'

/** Size of a picture for sharing in pixels, shown whole by Open Graph readers. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const
/** Where pictures are served; their names contain a hash. */
export const PICTURE_FOLDER = '/share/'

export interface PictureFigure {
  value: string
  /** Its label, handwritten below; null on a sheet with several. */
  label: string | null
}

/** The words of a picture; everything else is art. */
export interface PictureWords {
  /** The language its letters are shaped for. */
  language: string
  agency: string
  /** The page's address. */
  host: string
  /** Above the headline. */
  kicker: string | null
  /** Set as large as possible; `{price}` in it is circled. */
  headline: string
  price: string
  /** Sheets beside the headline; without any, the pencil waves. */
  figures: readonly PictureFigure[]
  /** Ticked, at the bottom. */
  promise: string
}

export interface PictureOrder {
  path: string
  words: PictureWords
}

/**
 * Orders the picture of a page. Its name changes with its words and the art, because messengers keep what
 * they have loaded under an address.
 */
export function orderPicture(pagePath: string, words: PictureWords, artVersion: string): PictureOrder {
  const hash = createHash('sha256')
    .update(JSON.stringify([artVersion, words]))
    .digest('hex')
    .slice(0, 10)
  const name = pagePath === '/' ? 'index' : pagePath.slice(1).replaceAll('/', '-')
  return { path: `${PICTURE_FOLDER}${name}.${hash}.png`, words }
}
