/** What a ticket may carry (decision 16): media types, told by content, with the ending a file gets. */
export const ATTACHMENT_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
} as const
export type AttachmentType = keyof typeof ATTACHMENT_TYPES

/** Decision 16: files of a ticket, and bytes of one and of all of them. */
export const ATTACHMENT_LIMITS = {
  count: 5,
  fileBytes: 10 * 1024 * 1024,
  totalBytes: 20 * 1024 * 1024,
} as const

/** Why a file is not taken; content has a sentence for each. */
export type AttachmentProblem = 'too-many' | 'file-too-large' | 'total-too-large' | 'type-refused' | 'empty'

/** A file before its upload. */
export interface ChosenFile {
  name: string
  size: number
  /** The browser's guess from the name; '' when unknown. */
  type: string
}

/**
 * Why a file cannot join those already chosen, or null. The browser asks before it sends anything; the
 * server trusts neither name nor type and reads the content.
 */
export function findAttachmentProblem(
  file: ChosenFile,
  chosen: readonly Pick<ChosenFile, 'size'>[],
): AttachmentProblem | null {
  if (chosen.length >= ATTACHMENT_LIMITS.count) return 'too-many'
  if (file.size === 0) return 'empty'
  if (file.size > ATTACHMENT_LIMITS.fileBytes) return 'file-too-large'
  const total = chosen.reduce((sum, { size }) => sum + size, file.size)
  if (total > ATTACHMENT_LIMITS.totalBytes) return 'total-too-large'
  const isKnown = file.type === '' || Object.hasOwn(ATTACHMENT_TYPES, file.type)
  return isKnown ? null : 'type-refused'
}
