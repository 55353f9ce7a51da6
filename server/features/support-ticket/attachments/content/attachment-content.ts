import type { AttachmentType } from '#domain/support-ticket/attachment.ts'

import type { ContentCheck } from './content-check.ts'
import { createArchiveCheck } from './hidden-archive.ts'
import { walkJpeg } from './jpeg.ts'
import { createPdfCheck } from './pdf.ts'
import { walkPng } from './png.ts'
import { createTextCheck } from './text.ts'
import { checkByWalk } from './walk.ts'
import { walkWebp } from './webp.ts'

/** Bytes that tell the types apart: a WebP says so in the twelfth. */
const HEAD_BYTES = 12

const CHECKS: Readonly<Record<AttachmentType, () => readonly ContentCheck[]>> = {
  'image/png': () => [checkByWalk(walkPng()), createArchiveCheck()],
  'image/jpeg': () => [checkByWalk(walkJpeg()), createArchiveCheck()],
  'image/webp': () => [checkByWalk(walkWebp()), createArchiveCheck()],
  'application/pdf': () => [createPdfCheck(), createArchiveCheck()],
  'text/plain': () => [createTextCheck()],
}

/** Tells the type of a file by its content alone, while it arrives. */
export interface AttachmentContent {
  push: (bytes: Buffer) => void
  /** The type, once everything was seen; throws `ContentRefused` as `push` does. */
  end: () => AttachmentType
}

/** Begins to look at a file; its name and what the browser calls it do not count (decision 16). */
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
  return 'text/plain' // or nothing of ours: that check says so
}
