import { atom } from 'nanostores'

import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import {
  areUnderWay,
  type Attachment,
  type AttachmentProgress,
  findAttachmentProblem,
  keysToSend,
} from '#domain/support-ticket/attachment.ts'

import { apiRequest } from '../../browser/api-client.ts'
import { randomUuid } from '../../browser/forms/idempotency-key.ts'
import { parseJson } from '../../browser/parse-json.ts'
import { type AttachmentWords, fileRefusal } from './file-words.ts'

/** The files the server has, to survive a reload. */
export function writeAttached(files: readonly Attachment[]): string {
  return JSON.stringify(
    files.flatMap(({ name, size, progress }) =>
      progress.phase === 'attached' ? [{ name, size, id: progress.id }] : [],
    ),
  )
}

/** Reads what `writeAttached` wrote. */
export function readAttached(text: string): Attachment[] {
  const files = parseJson(text)
  if (!Array.isArray(files)) return []
  return files.filter(isKeptFile).map(({ id, name, size }) => ({
    key: id,
    name,
    size,
    progress: { phase: 'attached', id },
  }))
}

function isKeptFile(candidate: unknown): candidate is { id: string; name: string; size: number } {
  if (typeof candidate !== 'object' || candidate === null) return false
  const { id, name, size } = candidate as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number'
}

/** The announcement of a failed file; '' for any other. */
export function failureSentence(
  { name, progress }: Pick<Attachment, 'name' | 'progress'>,
  words: AttachmentWords,
): string {
  if (progress.phase !== 'failed') return ''
  return fillPlaceholders(progress.isBusy === true ? words.filesBusy : words.fileFailed, { name })
}

/** The files of a form; each is sent as soon as it is chosen. */
export type TicketFiles = ReturnType<typeof createTicketFiles>

/** The files of one form; `words` and `locale` are for its sentences. */
export function createTicketFiles(words: AttachmentWords, locale: Locale) {
  const $list = atom<readonly Attachment[]>([])
  /** Why the last files, or one the server has read, were refused. */
  const $refusals = atom<readonly string[]>([])
  /** The last change of a file, to be announced once. */
  const $news = atom('')
  const sources = new Map<string, File>()
  const uploads = new Map<string, Upload>()

  function find(key: string): Attachment | undefined {
    return $list.get().find((file) => file.key === key)
  }

  function move(key: string, progress: AttachmentProgress): void {
    $list.set($list.get().map((file) => (file.key === key ? { ...file, progress } : file)))
  }

  function drop(key: string): void {
    $list.set($list.get().filter((file) => file.key !== key))
    sources.delete(key)
  }

  function refuse(sentences: readonly string[]): void {
    $refusals.set(sentences)
    if (sentences.length > 0) $news.set(sentences.join(' '))
  }

  function sendNext(): void {
    for (const key of keysToSend($list.get())) {
      const source = sources.get(key)
      if (source) send(key, source)
    }
  }

  function send(key: string, source: File): void {
    move(key, { phase: 'sending', percent: 0 })
    const upload = uploadFile(source, (percent) => {
      if (find(key)?.progress.phase === 'sending') move(key, { phase: 'sending', percent })
    })
    uploads.set(key, upload)
    void upload.result.then((result) => {
      uploads.delete(key)
      finish(key, result)
      sendNext()
    })
  }

  function finish(key: string, result: UploadResult): void {
    const file = find(key)
    if (file === undefined) {
      if (result.outcome === 'attached') removeUpload(result.id) // removed while it arrived
      return
    }
    const { name } = file
    if (result.outcome === 'attached') {
      move(key, { phase: 'attached', id: result.id })
      $news.set(fillPlaceholders(words.uploaded, { name }))
      return
    }
    const refusal = fileRefusal(result.code, name, words, locale)
    if (refusal === null) {
      const progress = { phase: 'failed', isBusy: result.code === 'busy' } as const
      move(key, progress)
      $news.set(failureSentence({ name, progress }, words))
    } else {
      drop(key)
      refuse([refusal])
    }
  }

  function failures(): string[] {
    const sentences = $list.get().map((file) => failureSentence(file, words))
    return sentences.filter((sentence) => sentence !== '')
  }

  function empty(): void {
    $list.set([])
    $refusals.set([])
    $news.set('')
    sources.clear()
    for (const upload of uploads.values()) upload.abort()
  }

  return {
    $list,
    $refusals,
    $news,
    add: (files: Iterable<File>) => {
      const refusals: string[] = []
      for (const file of files) {
        const problem = findAttachmentProblem(file, $list.get())
        const refusal = fileRefusal(problem, file.name, words, locale)
        if (refusal !== null) {
          refusals.push(refusal)
          continue
        }
        const key = randomUuid()
        sources.set(key, file)
        $list.set([...$list.get(), { key, name: file.name, size: file.size, progress: { phase: 'waiting' } }])
      }
      refuse(refusals)
      sendNext()
    },
    remove: (key: string) => {
      const progress = find(key)?.progress
      drop(key)
      uploads.get(key)?.abort()
      if (progress?.phase === 'attached') removeUpload(progress.id)
    },
    /** Sends failed files again; those whose content a reload lost stay as they are. */
    retryFailed: () => {
      for (const { key, progress } of $list.get())
        if (progress.phase === 'failed' && sources.has(key)) move(key, { phase: 'waiting' })
      sendNext()
    },
    /** Restores the files after a reload or a closed dialog. */
    restore: (files: readonly Attachment[]) => $list.set(files),
    failures,
    /** Resolves when no file is being sent, with the sentences about failed ones. */
    settle: () =>
      new Promise<string[]>((resolve) => {
        const stop = $list.subscribe((list) => {
          if (areUnderWay(list)) return
          resolve(failures())
          queueMicrotask(() => stop())
        })
      }),
    /** The server no longer has the files: those still at hand can be sent again. */
    markGone: () =>
      $list.set(
        $list
          .get()
          .filter(({ key }) => sources.has(key))
          .map((file) => ({ ...file, progress: { phase: 'failed' } })),
      ),
    /** A ticket has claimed its files. */
    forget: empty,
    /** Removes the files from the server too. */
    discard: () => {
      for (const { progress } of $list.get()) if (progress.phase === 'attached') removeUpload(progress.id)
      empty()
    },
  }
}

/** An idle connection is given up after this: ten megabytes may take minutes, silence may not. */
const STALL_MS = 30_000

/** How an upload ended. `code` is the server's problem with the file; null: unknown. */
type UploadResult = { outcome: 'attached'; id: string } | { outcome: 'failed'; code: string | null }

interface Upload {
  /** Never rejects. */
  result: Promise<UploadResult>
  abort: () => void
}

/** Sends one file, by XMLHttpRequest: `fetch` reports no progress. `onProgress` gets the percentage. */
function uploadFile(file: File, onProgress: (percent: number) => void): Upload {
  const request = new XMLHttpRequest()
  const result = new Promise<UploadResult>((resolve) => {
    let stall = setTimeout(giveUp, STALL_MS)
    function giveUp() {
      request.abort()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(giveUp, STALL_MS)
      if (total > 0) onProgress(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('loadend', () => {
      clearTimeout(stall)
      resolve(readResult(request))
    })
  })
  const body = new FormData()
  body.append('file', file)
  request.open('POST', '/api/attachments')
  request.send(body)
  return {
    result,
    abort: () => request.abort(),
  }
}

/** Removes an uploaded file. A failure does not matter: the server removes unclaimed files itself. */
function removeUpload(id: string): void {
  apiRequest('DELETE', `/api/attachments/${encodeURIComponent(id)}`).catch(() => undefined)
}

function readResult(request: XMLHttpRequest): UploadResult {
  const { status, responseText } = request
  const isJson = /^application\/(problem\+)?json/i.test(request.getResponseHeader('Content-Type') ?? '')
  const body = isJson ? parseJson(responseText) : null // otherwise it is a captive portal's or a proxy's
  if (typeof body !== 'object' || body === null) return { outcome: 'failed', code: null }
  const { id, problems } = body as { id?: unknown; problems?: unknown }
  if (status === 201 && typeof id === 'string') return { outcome: 'attached', id }
  const [problem] = Array.isArray(problems) ? (problems as { code?: unknown }[]) : []
  return { outcome: 'failed', code: typeof problem?.code === 'string' ? problem.code : null }
}
