import sharp from 'sharp'

import type { AttachmentType } from '#domain/support-ticket/attachment.ts'

import { createAttachmentContent, ContentRefused } from './attachment-content.ts'

/** The type of a file, or why it is refused; the content is passed in pieces of a size. */
export function judge(content: Uint8Array, pieceBytes = 64 * 1024): AttachmentType | ContentRefused['code'] {
  const bytes = Buffer.from(content)
  try {
    const check = createAttachmentContent()
    for (let at = 0; at < bytes.length; at += pieceBytes) check.push(bytes.subarray(at, at + pieceBytes))
    return check.end()
  } catch (error) {
    if (error instanceof ContentRefused) return error.code
    throw error
  }
}

/** Pseudo-random bytes, the same each time. */
export function noise(length: number): Buffer {
  let seed = 1
  return Buffer.alloc(length).map(() => (seed = (seed * 48_271) % 0x7fff_ffff) & 0xff) as Buffer
}

/** A picture with noise, so that its data is long. */
export function somePicture() {
  return sharp(noise(120 * 80 * 3), { raw: { width: 120, height: 80, channels: 3 } })
}

const pictures = {
  png: await somePicture().png().toBuffer(),
  jpeg: await somePicture().jpeg().toBuffer(),
  webp: await somePicture().webp().toBuffer(),
}

/** A PDF of one page, as a small program would write it; `catalog` goes into its root object. */
export function aPdf(catalog = '', stream = 'BT ET'): Buffer {
  return Buffer.from(
    [
      '%PDF-1.4',
      '%\xe2\xe3\xcf\xd3',
      `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj',
      `4 0 obj\n<< /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj`,
      'trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n',
    ].join('\n'),
    'latin1',
  )
}

export const samples: Readonly<Record<AttachmentType, Buffer>> = {
  'image/png': pictures.png,
  'image/jpeg': pictures.jpeg,
  'image/webp': pictures.webp,
  'application/pdf': aPdf(),
  'text/plain': Buffer.from('Õnne!\r\n\tThe page shows "500" ☕\n'),
}

export function patched(bytes: Uint8Array, at: number, replacement: Uint8Array | readonly number[]): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(replacement, at)
  return copy
}

export function inserted(bytes: Uint8Array, at: number, more: Uint8Array): Buffer {
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
}

/** A PNG chunk; its checksum is not checked. */
export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

export function riffChunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

export function riff(form: string, ...chunks: readonly Uint8Array[]): Buffer {
  return riffChunk('RIFF', Buffer.concat([Buffer.from(form, 'latin1'), ...chunks]))
}

export function aZip(): Buffer {
  const name = Buffer.from('x.html')
  const local = Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    Buffer.alloc(22),
    Buffer.from([6, 0, 0, 0]),
    name,
  ])
  const central = Buffer.concat([
    Buffer.from('504b0102', 'hex'),
    Buffer.alloc(24),
    Buffer.from([6, 0]),
    Buffer.alloc(16),
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
