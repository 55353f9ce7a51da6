/** How far a chosen file has come on its way to the server. */
export type AttachmentProgress =
  | { phase: 'waiting' }
  | { phase: 'sending'; percent: number }
  /** `id` is what the server calls it; the ticket names it by that. */
  | { phase: 'attached'; id: string }
  /** `isBusy`: the server had no room for one more just then. */
  | { phase: 'failed'; isBusy?: boolean }

/** A file of the form. */
export interface Attachment {
  /** Ours, for as long as the form stands: names may repeat. */
  key: string
  name: string
  size: number
  progress: AttachmentProgress
}

/** Files that are sent at the same time: a slow line gets one through before the third begins. */
export const PARALLEL_UPLOADS = 2

/** Keys of the files whose turn has come, in the order they were chosen. */
export function keysToSend(files: readonly Attachment[]): string[] {
  const sending = files.filter(({ progress }) => progress.phase === 'sending').length
  return files
    .filter(({ progress }) => progress.phase === 'waiting')
    .slice(0, Math.max(0, PARALLEL_UPLOADS - sending))
    .map(({ key }) => key)
}

/** Whether a ticket sent now would go without a file that is still on its way. */
export function areUnderWay(files: readonly Attachment[]): boolean {
  return files.some(({ progress }) => progress.phase === 'waiting' || progress.phase === 'sending')
}

/** What the ticket calls its files, in the order they are shown. */
export function attachedIds(files: readonly Attachment[]): string[] {
  return files.flatMap(({ progress }) => (progress.phase === 'attached' ? [progress.id] : []))
}
