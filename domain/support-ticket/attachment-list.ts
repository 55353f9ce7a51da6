/** Upload state of a chosen file. */
export type AttachmentProgress =
  | { phase: 'waiting' }
  | { phase: 'sending'; percent: number }
  /** `id` is what the server calls it; the ticket names it by that. */
  | { phase: 'attached'; id: string }
  /** `isBusy`: the server had no room for one more just then. */
  | { phase: 'failed'; isBusy?: boolean }

/** A file of the form. */
export interface Attachment {
  /** Key within the form; file names may repeat. */
  key: string
  name: string
  size: number
  progress: AttachmentProgress
}

/** Uploads at the same time: few, so that a slow line finishes some before it starts others. */
export const PARALLEL_UPLOADS = 2

/** Keys of the files to upload now, in the order they were chosen. */
export function keysToSend(files: readonly Attachment[]): string[] {
  const sending = files.filter(({ progress }) => progress.phase === 'sending').length
  return files
    .filter(({ progress }) => progress.phase === 'waiting')
    .slice(0, Math.max(0, PARALLEL_UPLOADS - sending))
    .map(({ key }) => key)
}

/** Whether an upload is still running. */
export function areUnderWay(files: readonly Attachment[]): boolean {
  return files.some(({ progress }) => progress.phase === 'waiting' || progress.phase === 'sending')
}

/** Ids of the uploaded files, in the order they are shown. */
export function attachedIds(files: readonly Attachment[]): string[] {
  return files.flatMap(({ progress }) => (progress.phase === 'attached' ? [progress.id] : []))
}
