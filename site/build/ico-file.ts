const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** An `.ico` file that holds one PNG: a header, one entry, the picture. sharp does not write the format. */
export function icoFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // where the picture begins
  return Buffer.concat([head, png])
}
