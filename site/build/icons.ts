import { readFile, writeFile } from 'node:fs/promises'

import type { AstroIntegration } from 'astro'
import sharp from 'sharp'

import { readToken } from '#domain/design-tokens/read-token.ts'

const FAVICON = new URL('../public/favicon.svg', import.meta.url)
const TOKENS = new URL('../../content/tokens.css', import.meta.url)
/** Side of `favicon.ico`, for programs that cannot read SVG. */
const ICO_SIZE = 32

/** An icon with a background, for home screens. */
interface Icon {
  file: string
  size: number
  /** The drawing's share of the side. */
  scale: number
}

const ICONS: readonly Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, scale: 0.68 },
  { file: 'icon-192.png', size: 192, scale: 0.72 },
  { file: 'icon-512.png', size: 512, scale: 0.72 },
  // Devices may cut off everything outside the inner 80 % of a maskable icon (W3C, Web App Manifest).
  { file: 'icon-maskable-512.png', size: 512, scale: 0.54 },
]

/** Makes all icons from one drawing, `site/public/favicon.svg`. */
export function icons(): AstroIntegration {
  return {
    name: 'valmis:icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const [drawing, tokens] = await Promise.all([readFile(FAVICON), readFile(TOKENS, 'utf8')])
        const ground = readToken(tokens, 'sheet')
        await Promise.all([
          ...ICONS.map(async (icon) =>
            writeFile(new URL(icon.file, dir), await drawIcon(drawing, icon, ground)),
          ),
          render(drawing, ICO_SIZE).then((png) =>
            writeFile(new URL('favicon.ico', dir), icoFile(png, ICO_SIZE)),
          ),
        ])
      },
    },
  }
}

async function drawIcon(drawing: Buffer, { size, scale }: Icon, ground: string): Promise<Buffer> {
  const inner = Math.round(size * scale)
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await render(drawing, inner) }])
    .png({ palette: true })
    .toBuffer()
}

function render(drawing: Buffer, size: number): Promise<Buffer> {
  const DRAWN_AT = { side: 32, density: 72 } // the drawing's view box, and the density at which sharp renders it
  return sharp(drawing, { density: (DRAWN_AT.density * size) / DRAWN_AT.side })
    .resize(size, size)
    .png()
    .toBuffer()
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** An `.ico` file with one PNG: a header, one entry, the picture. sharp does not write the format. */
export function icoFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // offset of the picture
  return Buffer.concat([head, png])
}
