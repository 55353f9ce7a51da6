import { createHash } from 'node:crypto'

/** Size of a picture for sharing, in pixels: what Open Graph readers show whole. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const
/** Where pictures are served; their names carry a hash. */
export const PICTURE_FOLDER = '/share/'

/** A figure on a sheet. */
export interface PictureFigure {
  value: string
  /** What it counts, written below by hand; null on a sheet among several. */
  label: string | null
}

/** What a picture for sharing says. Everything else about it is art. */
export interface PictureWords {
  /** Code of the language its letters are shaped for. */
  language: string
  agency: string
  /** Where the page is. */
  host: string
  /** Over the headline. */
  kicker: string | null
  /** Set as large as it fits; `{price}` in it is circled. */
  headline: string
  price: string
  /** Sheets beside the headline; without any, the pencil waves. */
  figures: readonly PictureFigure[]
  /** Ticked, at the foot. */
  promise: string
}

/** A picture a page asks for. */
export interface PictureOrder {
  /** Where it will be served. */
  path: string
  words: PictureWords
}

/**
 * Orders the picture of a page. Its name changes with its words and with the art, because whoever has
 * fetched a picture, a messenger above all, keeps it for as long as its address stays.
 */
export function orderPicture(pagePath: string, words: PictureWords, artVersion: string): PictureOrder {
  const hash = createHash('sha256')
    .update(JSON.stringify([artVersion, words]))
    .digest('hex')
    .slice(0, 10)
  const name = pagePath === '/' ? 'index' : pagePath.slice(1).replaceAll('/', '-')
  return { path: `${PICTURE_FOLDER}${name}.${hash}.png`, words }
}
