import type { AttachmentType } from '#domain/support-ticket/attachment.ts'

import { type ContentCheck, refuseContent } from './content-check.ts'
import { createPdfCheck } from './pdf.ts'
import { createPictureCheck, JPEG, PNG, WEBP } from './pictures.ts'
import { createTextCheck } from './text.ts'

/** Bytes needed to tell the types apart: WebP names itself in the twelfth. */
const HEAD_BYTES = 12

const CHECKS: Readonly<Record<AttachmentType, () => readonly ContentCheck[]>> = {
  'image/png': () => [createPictureCheck(PNG), createArchiveCheck()],
  'image/jpeg': () => [createPictureCheck(JPEG), createArchiveCheck()],
  'image/webp': () => [createPictureCheck(WEBP), createArchiveCheck()],
  'application/pdf': () => [createPdfCheck(), createArchiveCheck()],
  'text/plain': () => [createTextCheck()],
}

/** Finds the type of a file from its content while it arrives. */
interface AttachmentContent {
  push: (bytes: Buffer) => void
  /** The type, after the last byte; throws `ContentRefused`, as `push` does. */
  end: () => AttachmentType
}

/** Starts to check a file. Its name and the browser's type do not count (decision 16). */
export function createAttachmentContent(): AttachmentContent {
  let head = Buffer.alloc(0)
  let chosen: { type: AttachmentType; checks: readonly ContentCheck[] } | null = null

  function choose() {
    const type = typeOfHead(head)
    const choice = { type, checks: CHECKS[type]() }
    for (const check of choice.checks) check.push(head)
    return choice
  }

  return {
    push(bytes) {
      if (chosen !== null) {
        for (const check of chosen.checks) check.push(bytes)
        return
      }
      head = Buffer.concat([head, bytes])
      if (head.length >= HEAD_BYTES) chosen = choose()
    },
    end() {
      const { type, checks } = chosen ?? choose()
      for (const check of checks) check.end()
      return type
    },
  }
}

function typeOfHead(head: Buffer): AttachmentType {
  const text = head.toString('latin1')
  if (text.startsWith('\x89PNG')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  return 'text/plain' // or another type: the text check refuses it
}

/**
 * Marks of archives. Programs find an archive from its end, so one can hide inside or behind a picture. Each
 * mark is long enough not to occur by chance in ten megabytes.
 */
const SEQUENCES = [
  Buffer.from('504b050600000000', 'hex'), // ZIP: end of its directory, disk 0
  Buffer.from('504b0506ffffffff', 'hex'), // ZIP64: the same
  Buffer.from('526172211a07', 'hex'), // RAR
  Buffer.from('377abcaf271c', 'hex'), // 7z
  Buffer.from('4d53434600000000', 'hex'), // Cabinet
]
const OVERLAP = Math.max(...SEQUENCES.map(({ length }) => length)) - 1

/** Refuses a file that contains an archive. */
function createArchiveCheck(): ContentCheck {
  let before = Buffer.alloc(0)
  return {
    push(bytes) {
      const edge = Buffer.concat([before, bytes.subarray(0, OVERLAP)])
      for (const sequence of SEQUENCES)
        if (bytes.includes(sequence) || edge.includes(sequence)) refuseContent('broken')
      before = Buffer.concat([before, bytes.subarray(-OVERLAP)]).subarray(-OVERLAP)
    },
    end: () => undefined,
  }
}
